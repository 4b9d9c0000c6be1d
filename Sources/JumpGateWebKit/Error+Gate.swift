#if canImport(WebKit)
  public import Foundation
  internal import JumpGate

  extension Error {
    /// Whether a navigation's error only says that it was cancelled, or that its scheme is for no web
    /// view: nothing to show an error page for.
    ///
    /// ```swift
    /// func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    ///   withError error: any Error
    /// ) {
    ///   if error.isCausedByGate { return }
    ///   show(error)
    /// }
    /// ```
    public var isCausedByGate: Bool {
      let error = self as NSError
      let url = error.userInfo[NSURLErrorFailingURLErrorKey] as? URL
      return NavigationFailure.isCausedByGate(
        domain: error.domain, code: error.code,
        address: url.flatMap { try? Result(reading: $0).get() })
    }
  }
#endif
