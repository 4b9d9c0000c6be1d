#if canImport(WebKit)
  import Foundation
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  /// A server's redirect is told by the address that the view names before it shows it.
  @MainActor struct RedirectTests {
    /// A load; the engine's own class can't be let go without one, so that they stay.
    private static var loads: [WKNavigation] = []

    private let view = NamingView(frame: .zero, configuration: WKWebViewConfiguration())
    private let sink = RecordingSink()

    /// A page whose user tapped a link a good second ago; its server has not answered yet.
    private func waiting() async throws -> Enforcement {
      var hooks = Hooks()
      hooks.sinks = [sink]
      let enforcement = view.enforce(TestPolicy.policy(), hooks: hooks)
      view.isBusy = true
      let frame = enforcement.session.frames.frame(FakeFrame(view: view), in: view)
      try await Task.sleep(nanoseconds: 5_000_000)
      enforcement.session.gate.record(Tap(in: frame, at: .now))
      decide("https://page.example/go")
      start()
      try await Task.sleep(nanoseconds: 1_200_000_000)
      return enforcement
    }

    private func makeLoad() -> WKNavigation {
      let load = WKNavigation()
      Self.loads.append(load)
      return load
    }

    @discardableResult
    private func start(_ given: WKNavigation? = nil) -> WKNavigation {
      let load = given ?? makeLoad()
      view.navigationDelegate?.webView?(view, didStartProvisionalNavigation: load)
      return load
    }

    private func stop(_ load: WKNavigation) {
      view.navigationDelegate?.webView?(
        view, didFailProvisionalNavigation: load,
        withError: NSError(domain: NSURLErrorDomain, code: -999, userInfo: nil))
    }

    private func decide(
      _ address: String, target: WKFrameInfo? = nil, load: WKNavigation? = nil
    ) {
      view.navigationDelegate?.webView?(
        view,
        decidePolicyFor: FakeAction(
          address, source: FakeFrame(view: view), target: target ?? FakeFrame(view: view),
          load: load),
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

    /// The app loads while the link is under way: the view names that, as it would a hop.
    @Test func loadThatTakesTheOthersPlace_hasNoTap() async throws {
      let enforcement = try await waiting()
      view.named = "https://app.example/"
      decide("https://app.example/")
      #expect(sink.events.last?.request.isRedirected == true)
      start()
      #expect(enforcement.redirected == nil)
      view.named = TestPolicy.listed
      decide(TestPolicy.listed)
      let event = try #require(sink.events.last)
      #expect((event.request.tap, event.request.from) == (.none, nil))
      #expect(event.hops.map(\.href) == ["https://app.example/"])
    }

    /// Newer systems say which load they ask about, whatever the view names.
    @Test func loadThatTheSystemNames_isToldApart() async throws {
      let enforcement = try await waiting()
      let begun = start()
      decide(TestPolicy.unlisted, load: begun)
      #expect(sink.events.last?.request.isRedirected == true)
      decide(TestPolicy.unlisted, load: makeLoad())
      let page = try #require(sink.events.last?.request)
      #expect((page.isRedirected, page.frame, page.tap) == (false, .main, .lapsed))
      let own = makeLoad()
      enforcement.ownLoads.keep(own)
      decide(TestPolicy.unlisted, load: own)
      let request = try #require(sink.events.last?.request)
      #expect((request.isRedirected, request.frame, request.from) == (false, .unknown, nil))
    }

    /// A frame that begins to load makes the view forget what the app has just called for.
    @Test func loadThatTheAppMarked_isNobodys_whateverTheViewNames() async throws {
      let enforcement = try await waiting()
      enforcement.appLoads(URL(string: "https://app.example/"))
      #expect(enforcement.provisional == nil)
      decide("https://app.example/", target: FakeFrame(isMain: false, view: view))
      #expect(sink.events.last?.request.frame == .sub)
      decide("https://app.example/")
      let request = try #require(sink.events.last?.request)
      #expect((request.isRedirected, request.frame, request.from) == (false, .unknown, nil))
      decide("https://app.example/")
      #expect(sink.events.last?.request.frame == .main, "asked about once")
    }

    @Test func gatedView_marksWhatTheAppLoads() throws {
      let gated = GatedWKWebView(frame: .zero, policy: TestPolicy.policy())
      let enforcement = try #require(gated.enforcement)
      let (page, file) = (
        try #require(URL(string: "https://site.example/")), URL(fileURLWithPath: "/none")
      )
      let response = URLResponse(
        url: page, mimeType: "text/html", expectedContentLength: 0, textEncodingName: nil)
      let loads: [@MainActor () -> WKNavigation?] = [
        { gated.load(URLRequest(url: page)) },
        { gated.loadHTMLString("", baseURL: page) },
        { gated.loadHTMLString("", baseURL: nil) },
        {
          gated.load(
            Data(), mimeType: "text/html", characterEncodingName: "utf-8", baseURL: page)
        },
        { gated.loadFileURL(file, allowingReadAccessTo: file) },
        { gated.loadFileRequest(URLRequest(url: file), allowingReadAccessTo: file) },
        { gated.loadSimulatedRequest(URLRequest(url: page), responseHTML: "") },
        {
          gated.loadSimulatedRequest(
            URLRequest(url: page), response: response, responseData: Data())
        },
      ]
      for load in loads {
        enforcement.provisional = makeLoad()
        let own = load()
        #expect(enforcement.provisional == nil)
        let attempt = Attempt(
          FakeAction("https://other.example/"), frames: enforcement.session.frames, view: gated)
        #expect(own == nil || enforcement.ownLoads.take(attempt, of: own))
      }
    }

    @Test func appsOwnLoad_isNobodys() throws {
      var hooks = Hooks()
      hooks.sinks = [sink]
      view.enforce(TestPolicy.policy(), hooks: hooks)
      view.isBusy = true
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
