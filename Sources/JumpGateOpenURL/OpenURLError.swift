/// Why an interception could not be installed.
public enum OpenURLError: Error, Sendable, Hashable {
  /// There is one already; remove it first.
  case installedAlready
  /// The application's class lacks the method to intercept.
  case noMethod
}
