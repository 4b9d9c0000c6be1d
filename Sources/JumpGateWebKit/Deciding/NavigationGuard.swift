#if canImport(WebKit)
  internal import Foundation
  internal import JumpGate
  internal import WebKit

  /// The navigation delegate of a gated web view: the gate first, then the host's own delegate.
  final class NavigationGuard: ForwardingDelegate, WKNavigationDelegate {
    weak var enforcement: Enforcement?
    // Weak references are safe to read from any thread; written on the main thread only.
    nonisolated(unsafe) weak var hostDelegate: (any WKNavigationDelegate)?

    nonisolated override var host: (any NSObjectProtocol)? { hostDelegate }

    override func retire() {
      super.retire()
      enforcement = nil
    }

    nonisolated override class var countedOnlyWithHost: Set<Selector> {
      // Without it the engine loads a page again whose process ended; with it, it does not.
      // Nor does it begin a download that nobody takes.
      [
        #selector(webViewWebContentProcessDidTerminate(_:)),
        #selector(webView(_:navigationAction:didBecome:)),
      ]
    }

    // MARK: Deciding

    // The selectors are written out: a web view looks for nothing else, and an SDK that gives a
    // handler another Swift type must not make a method vanish.

    @objc(webView:decidePolicyForNavigationAction:preferences:decisionHandler:)
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      preferences: WKWebpagePreferences,
      decisionHandler:
        @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      let question = OpenDecisions.Question(fallback: .cancel) { reply in
        onMainActor { decisionHandler(reply.policy, reply.preferences ?? preferences) }
      }
      decide(webView, navigationAction, preferences, question)
    }

    // The engine never calls this form beside the one above; others who hold the delegate may.
    @objc(webView:decidePolicyForNavigationAction:decisionHandler:)
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      let question = OpenDecisions.Question(fallback: .cancel) { reply in
        onMainActor { decisionHandler(reply.policy) }
      }
      decide(webView, navigationAction, nil, question)
    }

    private func decide(
      _ webView: WKWebView, _ action: WKNavigationAction, _ preferences: WKWebpagePreferences?,
      _ question: OpenDecisions.Question
    ) {
      if isRetired { return passOn(webView, action, preferences, question) }
      guard let enforcement else {
        question.answer(.cancel)
        return
      }
      enforcement.decide(action, preferences: preferences, question: question)
    }

    @objc(webView:decidePolicyForNavigationResponse:decisionHandler:)
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
      let question = ExactlyOnce(fallback: WKNavigationResponsePolicy.cancel) { policy in
        onMainActor { decisionHandler(policy) }
      }
      if isRetired { return askHost(webView, navigationResponse, question) }
      guard let enforcement else {
        question.answer(.cancel)
        return
      }
      enforcement.decide(navigationResponse, in: webView, question: question)
    }

    // MARK: Hearing

    @objc(webView:didStartProvisionalNavigation:)
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      enforcement?.loadBegan(navigation)
      hostDelegate?.webView?(webView, didStartProvisionalNavigation: navigation)
    }

    @objc(webView:didCommitNavigation:)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      enforcement?.pageCommitted(webView.url)
      hostDelegate?.webView?(webView, didCommit: navigation)
    }

    @objc(webView:didFailProvisionalNavigation:withError:)
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      enforcement?.navigationFailed(navigation, error)
      hostDelegate?.webView?(webView, didFailProvisionalNavigation: navigation, withError: error)
    }

    @objc(webView:navigationAction:didBecomeDownload:)
    func webView(
      _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
    ) {
      hostDelegate?.webView?(webView, navigationAction: navigationAction, didBecome: download)
      if let enforcement { DownloadGuard.put(before: download, by: enforcement) }
    }

    @objc(webViewWebContentProcessDidTerminate:)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
      enforcement?.processEnded()
      hostDelegate?.webViewWebContentProcessDidTerminate?(webView)
    }
  }
#endif
