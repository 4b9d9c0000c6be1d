#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension EnforcementError: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}

extension LaunchError: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}
