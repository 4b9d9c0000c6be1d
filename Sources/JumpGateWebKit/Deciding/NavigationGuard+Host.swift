#if canImport(WebKit)
  internal import Foundation
  internal import JumpGate
  internal import WebKit

  extension NavigationGuard {
    /// Asks the host's delegate in the form it has; it may answer twice or never.
    ///
    /// - Returns: nil if it has neither form.
    func askHost(
      _ view: WKWebView, _ action: WKNavigationAction, _ preferences: WKWebpagePreferences?,
      _ once: OpenDecisions.Question
    ) -> Void? {
      guard let host = hostDelegate else { return nil }
      let given: WKWebpagePreferences? =
        preferences ?? view.configuration.defaultWebpagePreferences
      let isAsked: Void? = given.flatMap {
        host.webView?(view, decidePolicyFor: action, preferences: $0) { policy, preferences in
          once.answer(NavigationReply(policy: policy, preferences: preferences))
        }
      }
      return isAsked
        ?? host.webView?(view, decidePolicyFor: action) { policy in
          once.answer(NavigationReply(policy: policy, preferences: preferences))
        }
    }

    /// Asks the host's delegate about a response; without one, WebKit shows what it can.
    func askHost(
      _ view: WKWebView, _ response: WKNavigationResponse,
      _ question: ExactlyOnce<WKNavigationResponsePolicy>
    ) {
      let isAsked: Void? = hostDelegate?.webView?(view, decidePolicyFor: response) { policy in
        question.answer(policy)
      }
      if isAsked == nil { question.answer(response.canShowMIMEType ? .allow : .cancel) }
    }

    /// Passes a question on that was judged already, by the guard that took this one's place.
    func passOn(
      _ view: WKWebView, _ action: WKNavigationAction, _ preferences: WKWebpagePreferences?,
      _ question: OpenDecisions.Question
    ) {
      guard askHost(view, action, preferences, question) == nil else { return }
      let usual: WKNavigationActionPolicy = action.shouldPerformDownload ? .download : .allow
      question.answer(NavigationReply(policy: usual, preferences: preferences))
    }
  }
#endif
