#if canImport(WebKit)
  import Foundation
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  /// A server's redirect is told by the address that the view names before it shows it.
  @MainActor struct RedirectTests {
    /// A view that names what it is told to.
    private final class NamingView: WKWebView {
      var named = "https://page.example/"
      var isBusy = true

      override var url: URL? { URL(string: named) }
      override var isLoading: Bool { isBusy }
    }

    /// A load; the engine's own class can't be let go without one, so that they stay.
    private static var loads: [WKNavigation] = []

    private let view = NamingView(frame: .zero, configuration: WKWebViewConfiguration())
    private let sink = RecordingSink()

    /// A page whose user tapped a link a good second ago; its server has not answered yet.
    private func waiting() async throws -> Enforcement {
      var hooks = Hooks()
      hooks.sinks = [sink]
      let enforcement = view.enforce(TestPolicy.policy(), hooks: hooks)
      let frame = enforcement.session.frames.frame(FakeFrame(view: view), in: view)
      try await Task.sleep(nanoseconds: 5_000_000)
      enforcement.session.gate.record(Tap(in: frame, at: .now))
      decide("https://page.example/go")
      start()
      try await Task.sleep(nanoseconds: 1_200_000_000)
      return enforcement
    }

    @discardableResult
    private func start() -> WKNavigation {
      let load = WKNavigation()
      Self.loads.append(load)
      view.navigationDelegate?.webView?(view, didStartProvisionalNavigation: load)
      return load
    }

    private func stop(_ load: WKNavigation) {
      view.navigationDelegate?.webView?(
        view, didFailProvisionalNavigation: load,
        withError: NSError(domain: NSURLErrorDomain, code: -999, userInfo: nil))
    }

    private func decide(_ address: String, target: WKFrameInfo? = nil) {
      view.navigationDelegate?.webView?(
        view,
        decidePolicyFor: FakeAction(
          address, source: FakeFrame(view: view), target: target ?? FakeFrame(view: view)),
        preferences: WKWebpagePreferences()
      ) { _, _ in }
    }

    @Test func addressThatTheViewNamesAlready_isTheNextHop() async throws {
      let enforcement = try await waiting()
      view.named = TestPolicy.listed
      decide(TestPolicy.listed)
      let request = try #require(sink.events.last?.request)
      #expect((request.tap, request.isRedirected) == (.live, true))
      #expect(enforcement.shown?.href == "https://page.example/")
    }

    @Test func addressThatTheViewDoesNotName_isANewNavigation() async throws {
      let enforcement = try await waiting()
      view.named = "https://page.example/go"
      decide(TestPolicy.listed)
      #expect(sink.events.last?.request.tap == .lapsed)
      #expect(enforcement.shown?.href == "https://page.example/")
    }

    @Test func loadThatWasStopped_isFollowedByNoHop() async throws {
      let enforcement = try await waiting()
      let stopped = start()
      let other = start()
      stop(stopped)
      #expect(enforcement.provisional === other, "what was stopped is not what is under way")
      stop(other)
      #expect(enforcement.provisional == nil)
      view.named = TestPolicy.listed
      decide(TestPolicy.listed)
      let request = try #require(sink.events.last?.request)
      #expect((request.frame, request.isRedirected) == (.unknown, false))
    }

    @Test func loadThatEnded_isFollowedByNoHop() async throws {
      let enforcement = try await waiting()
      view.navigationDelegate?.webView?(view, didCommit: start())
      #expect(enforcement.provisional == nil)
    }

    @Test func appsOwnLoad_isNobodys() throws {
      var hooks = Hooks()
      hooks.sinks = [sink]
      view.enforce(TestPolicy.policy(), hooks: hooks)
      view.named = "https://site.example/"
      decide("https://site.example/")
      let request = try #require(sink.events.last?.request)
      #expect((request.from, request.frame) == (nil, .unknown))
    }

    /// A page whose address is its own by `pushState` asks for that address, for example by a form.
    @Test func pageAtAnAddressOfItsOwn_isTheAsker() throws {
      var hooks = Hooks()
      hooks.sinks = [sink]
      view.enforce(TestPolicy.policy(), hooks: hooks)
      view.isBusy = false
      view.named = "https://page.example/checkout"
      decide("https://page.example/checkout")
      #expect(sink.events.last?.request.frame == .main)
    }

    @Test func frameInsideThePage_isNotToldApart() async throws {
      let enforcement = try await waiting()
      view.named = TestPolicy.listed
      decide(TestPolicy.listed, target: FakeFrame(isMain: false, view: view))
      #expect(sink.events.last?.request.isRedirected == false)
      #expect(enforcement.shown != nil)
    }
  }
#endif
