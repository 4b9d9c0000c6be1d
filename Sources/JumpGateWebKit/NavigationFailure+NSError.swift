#if canImport(WebKit)
  internal import Foundation
  public import JumpGate

  extension NavigationFailure {
    /// Whether a navigation's error only says that it was cancelled, or that its scheme is for no web
    /// view: nothing to show an error page for.
    ///
    /// ```swift
    /// func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    ///   withError error: any Error
    /// ) {
    ///   if NavigationFailure.isCausedByGate(error) { return }
    ///   show(error)
    /// }
    /// ```
    public static func isCausedByGate(_ error: any Error) -> Bool {
      let error = error as NSError
      let url = error.userInfo[NSURLErrorFailingURLErrorKey] as? URL
      return isCausedByGate(
        domain: error.domain, code: error.code, address: Address(reading: url))
    }
  }
#endif
