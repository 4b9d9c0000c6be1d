#if canImport(WebKit)
  import Foundation
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  @MainActor struct WindowTests {
    private let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())

    /// A host that makes a view for every new window.
    private final class Opener: NSObject, WKUIDelegate {
      var made: [WKWebView] = []
      var closed: [WKWebView] = []

      func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
      ) -> WKWebView? {
        let child = WKWebView(frame: .zero, configuration: configuration)
        made.append(child)
        return child
      }

      func webViewDidClose(_ webView: WKWebView) { closed.append(webView) }
    }

    private func open(_ address: String) -> WKWebView? {
      view.uiDelegate?.webView?(
        view, createWebViewWith: view.configuration, for: FakeAction(address, target: nil),
        windowFeatures: WKWindowFeatures()) ?? nil
    }

    private func decide(_ address: String, in child: WKWebView) -> [WKNavigationActionPolicy] {
      var policies: [WKNavigationActionPolicy] = []
      child.navigationDelegate?.webView?(child, decidePolicyFor: FakeAction(address)) {
        policies.append($0)
      }
      return policies
    }

    @Test func refusedWindow_isNeverMade() {
      let host = Opener()
      view.uiDelegate = host
      view.enforce(TestPolicy.policy())
      #expect(open(TestPolicy.unlisted) == nil)
      #expect(open(TestPolicy.listed) == nil, "nobody tapped")
      #expect(host.made.isEmpty)
    }

    @Test func allowedWindow_isGatedBeforeTheEngineGetsIt() throws {
      let host = Opener()
      view.uiDelegate = host
      view.enforce(TestPolicy.policy())
      let child = try #require(open("https://site.example/"))
      #expect(host.made == [child])
      let enforcement = try #require(child.enforcement)
      #expect(enforcement.gate.policy == view.enforcement?.gate.policy)
      #expect(child.navigationDelegate === enforcement.navigationGuard)
    }

    @Test func blankWindow_isAllowed_andItsJumpIsRefusedAndClosesIt() async throws {
      let host = Opener()
      view.uiDelegate = host
      view.enforce(TestPolicy.policy())
      let child = try #require(open("about:blank"))
      child.uiDelegate = host
      #expect(decide(TestPolicy.unlisted, in: child) == [.cancel])
      await waitUntil { !host.closed.isEmpty }
      #expect(host.closed == [child])
    }

    private func decideWindow(_ address: String) {
      view.navigationDelegate?.webView?(view, decidePolicyFor: FakeAction(address, target: nil)) {
        _ in
      }
    }

    @Test func windowThatTheHostRefuses_isNotAwaited() {
      let host = HostDelegate()
      view.navigationDelegate = host
      let enforcement = view.enforce(TestPolicy.policy())
      decideWindow("https://site.example/")
      #expect(enforcement.allowedWindow != nil)
      enforcement.pageCommitted(URL(string: "https://page.example/"))
      #expect(enforcement.allowedWindow == nil, "nor by the page that comes next")
      for answer in [WKNavigationActionPolicy.cancel, .download] {
        host.answers = [answer]
        decideWindow("https://site.example/")
        #expect(enforcement.allowedWindow == nil)
      }
    }

    /// The engine may open an app for what was allowed, and asks for no view then.
    @Test func windowThatNobodyAsksAViewFor_isForgottenAtTheNextQuestion() {
      let host = HostDelegate()
      view.navigationDelegate = host
      let enforcement = view.enforce(TestPolicy.policy())
      for next in ["https://site.example/next", TestPolicy.unlisted] {
        decideWindow("https://site.example/")
        #expect(enforcement.allowedWindow != nil)
        host.onAsked = { #expect(enforcement.allowedWindow == nil, "before it is decided") }
        #expect(decide(next, in: view).count == 1)
        #expect(enforcement.allowedWindow == nil)
        host.onAsked = nil
      }
    }

    /// Many apps load a new window's address in the same view and make none.
    @Test func windowThatTheHostLoadsInTheSameView_isItsAskers() throws {
      let view = NamingView(frame: .zero, configuration: WKWebViewConfiguration())
      let (address, sink) = ("https://site.example/", RecordingSink())
      var hooks = Hooks()
      hooks.sinks = [sink]
      view.enforce(TestPolicy.policy(), hooks: hooks)
      let ad = FakeFrame(isMain: false, host: "ads.example", view: view)
      func openWindow() {
        view.isBusy = false
        let action = FakeAction(address, source: ad, target: nil)
        let made = view.uiDelegate?.webView?(
          view, createWebViewWith: view.configuration, for: action,
          windowFeatures: WKWindowFeatures())
        #expect(made == .some(nil))
      }
      func load(_ address: String) throws -> JumpRequest {
        (view.named, view.isBusy) = (address, true)
        let main = FakeFrame(view: view)
        view.navigationDelegate?.webView?(
          view, decidePolicyFor: FakeAction(address, source: main, target: main)
        ) { _ in }
        return try #require(sink.events.last?.request)
      }
      openWindow()
      let asked = try load(address)
      #expect((asked.frame, asked.isRedirected) == (.sub, false))
      #expect(asked.from?.description.contains("ads.example") == true)
      #expect(try load(address).frame == .unknown, "asked about once")
      openWindow()
      #expect(try load("https://other.example/").frame == .unknown)
      #expect(try load(address).frame == .unknown, "another question came first")
      openWindow()
      view.enforcement?.pageCommitted(URL(string: "https://page.example/"))
      #expect(try load(address).frame == .unknown, "another page")
    }

    @Test func hostWithoutWindows_getsNone() {
      view.enforce(TestPolicy.policy())
      #expect(open("https://site.example/") == nil)
    }
  }
#endif
