/// Tells failures of navigations that a gate caused from those to show the user.
///
/// A cancelled navigation comes back as an error; an app that shows an error page for it replaces
/// the very page that was to stay.
public enum NavigationFailure {
  /// Whether an engine's error only says that a navigation was cancelled or is not for a web view.
  ///
  /// - Parameters:
  ///   - domain: the error's domain (`WebKitErrorDomain`, `NSURLErrorDomain`, or GTK's quark).
  ///   - code: the error's code.
  ///   - address: the address that failed; nil if the error names none.
  public static func isCausedByGate(domain: String, code: Int, address: Address?) -> Bool {
    switch (domain, code) {
    // Frame load interrupted by policy change, on Apple systems and in WebKitGTK.
    case ("WebKitErrorDomain", 102), ("WebKitPolicyError", 102), ("webkit-policy-error-quark", 102):
      return true
    // Cancelled.
    case ("NSURLErrorDomain", -999), ("WebKitNetworkError", 302),
      ("webkit-network-error-quark", 302):
      return true
    // A scheme that cannot be loaded: a jump, unless it is a web address after all.
    case ("WebKitErrorDomain", 101), ("NSURLErrorDomain", -1002), ("WebKitPolicyError", 101),
      ("webkit-policy-error-quark", 101):
      return address.map { !$0.isSpecial } ?? false
    default:
      return false
    }
  }
}
