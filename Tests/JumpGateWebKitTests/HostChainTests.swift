#if canImport(WebKit)
  import Foundation
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  /// Libraries that set themselves as a delegate and pass calls on to the one that was there.
  @MainActor struct HostChainTests {
    private let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    private let host = HostDelegate()

    private final class Answers: @unchecked Sendable {
      var all: [WKNavigationActionPolicy] = []
    }

    private let answers = Answers()

    /// A library's delegate before that of the app.
    private final class Library: NSObject, WKNavigationDelegate {
      private(set) weak var original: (any WKNavigationDelegate)?
      private(set) var asked = 0

      init(before view: WKWebView) {
        original = view.navigationDelegate
        super.init()
        view.navigationDelegate = self
      }

      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
      ) {
        asked += 1
        let isAsked: Void? = original?.webView?(
          webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler)
        if isAsked == nil { decisionHandler(.allow) }
      }
    }

    private final class WindowLibrary: NSObject, WKUIDelegate {
      private(set) weak var original: (any WKUIDelegate)?

      init(before view: WKWebView) {
        original = view.uiDelegate
        super.init()
        view.uiDelegate = self
      }

      func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
      ) -> WKWebView? {
        original?.webView?(
          webView, createWebViewWith: configuration, for: navigationAction,
          windowFeatures: windowFeatures) ?? nil
      }
    }

    private func decide(_ address: String) {
      view.navigationDelegate?.webView?(
        view, decidePolicyFor: FakeAction(address), preferences: WKWebpagePreferences()
      ) { [answers] policy, _ in
        answers.all.append(policy)
      }
    }

    @Test func libraryThatPassesOn_reachesTheApp_andNobodyIsAskedTwice() {
      view.navigationDelegate = host
      view.enforce(TestPolicy.policy())
      let libraries = [Library(before: view), Library(before: view)]
      host.answers = [.cancel]
      decide("https://site.example/")
      #expect(answers.all == [.cancel])
      #expect(libraries.map(\.asked) == [1, 1])
      #expect(host.asked == ["https://site.example/"])
      decide(TestPolicy.unlisted)
      #expect(answers.all == [.cancel, .cancel])
      #expect(libraries.map(\.asked) == [1, 1], "refused before anybody is asked")
    }

    @Test func libraryBeforeNobody_isAskedOnce() {
      view.enforce(TestPolicy.policy())
      let library = Library(before: view)
      decide("https://site.example/")
      #expect(answers.all == [.allow])
      #expect(library.asked == 1)
    }

    @Test func libraryThatGoes_leavesTheAppBehindTheGate() {
      view.navigationDelegate = host
      let enforcement = view.enforce(TestPolicy.policy())
      let library = Library(before: view)
      view.navigationDelegate = library.original
      decide("https://site.example/")
      #expect(view.navigationDelegate === enforcement.navigationGuard)
      #expect(answers.all == [.allow])
      #expect((library.asked, host.asked.count) == (0, 1))
    }

    @Test func libraryOfARemovedGate_reachesTheApp() {
      view.navigationDelegate = host
      let enforcement = view.enforce(TestPolicy.policy())
      let library = Library(before: view)
      enforcement.remove()
      #expect(view.navigationDelegate === library)
      library.webView(view, decidePolicyFor: FakeAction("https://site.example/")) {
        [answers] policy in
        answers.all.append(policy)
      }
      #expect(answers.all == [.allow])
      #expect(host.asked.count == 1)
    }

    @Test func windowOfALibraryThatPassesOn_isAskedForOnce() {
      view.enforce(TestPolicy.policy())
      let library = WindowLibrary(before: view)
      let child = view.uiDelegate?.webView?(
        view, createWebViewWith: view.configuration,
        for: FakeAction("https://site.example/", target: nil), windowFeatures: WKWindowFeatures())
      #expect(child == .some(nil))
      #expect(library.original == nil || library.original !== view.uiDelegate)
    }
  }
#endif
