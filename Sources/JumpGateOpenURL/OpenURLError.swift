public import Foundation

/// Why an interception could not be installed.
public enum OpenURLError: Error, Sendable, Hashable {
  /// There is one already; remove it first.
  case installedAlready
  /// The application's class lacks the method to intercept.
  case noMethod
}

extension OpenURLError: CustomStringConvertible, LocalizedError {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .installedAlready: "there is an interception already; remove it first"
    case .noMethod: "the application's class lacks the method to intercept"
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
