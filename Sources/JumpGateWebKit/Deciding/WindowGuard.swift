#if canImport(WebKit)
  internal import Foundation
  internal import JumpGate
  internal import WebKit

  /// The UI delegate of a gated web view: new windows are judged before there is a view for them.
  final class WindowGuard: ForwardingDelegate, WKUIDelegate {
    weak var enforcement: Enforcement?
    // Weak references are safe to read from any thread; written on the main thread only.
    nonisolated(unsafe) weak var hostDelegate: (any WKUIDelegate)?

    /// Whether it judges the menus and previews of links; written on the main thread only.
    nonisolated(unsafe) var judgesMenus = false

    nonisolated override var host: (any NSObjectProtocol)? { hostDelegate }

    override func retire() {
      super.retire()
      enforcement = nil
      judgesMenus = false
    }

    #if canImport(UIKit)
      nonisolated override func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector, let isMenu = respondsToMenu(aSelector) else {
          return super.responds(to: aSelector)
        }
        return judgesMenus ? isMenu : host?.responds(to: aSelector) ?? false
      }
    #endif

    @objc(webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:)
    func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
      for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
      func make() -> WKWebView? {
        hostDelegate?.webView?(
          webView, createWebViewWith: configuration, for: navigationAction,
          windowFeatures: windowFeatures) ?? nil
      }
      return isRetired ? make() : enforcement?.makeWindow(for: navigationAction, make: make)
    }

    @objc(webViewDidClose:)
    func webViewDidClose(_ webView: WKWebView) {
      enforcement?.viewClosed()
      hostDelegate?.webViewDidClose?(webView)
    }
  }
#endif
