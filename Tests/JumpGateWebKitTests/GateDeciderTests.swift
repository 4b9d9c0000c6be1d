#if canImport(_WebKit_SwiftUI)
  import Foundation
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  @MainActor struct GateDeciderTests {
    @available(iOS 26, macOS 26, visionOS 26, *)
    @Test func pageWithADecider_compilesAsDocumented() {
      var configuration = WebPage.Configuration()
      let decider = GateDecider(TestPolicy.policy()) { _ in }
      decider.watch(&configuration)
      let page = WebPage(configuration: configuration, navigationDecider: decider)
      #expect(page.url == nil)
      _ = WebPage(navigationDecider: GateDecider(TestPolicy.policy()))
    }

    /// Nothing tells which of two pages sends a message.
    @available(iOS 26, macOS 26, visionOS 26, *)
    @Test func pagesOfOneConfiguration_haveControllersOfTheirOwn() {
      var configuration = WebPage.Configuration()
      let controller = configuration.userContentController
      var first: GateDecider? = GateDecider(TestPolicy.policy())
      first?.watch(&configuration)
      first?.watch(&configuration)
      #expect(configuration.userContentController === controller)
      let second = GateDecider(TestPolicy.policy())
      var other = configuration
      second.watch(&other)
      #expect(other.userContentController !== controller)
      #expect(configuration.userContentController === controller)
      first = nil
      let third = GateDecider(TestPolicy.policy())
      third.watch(&configuration)
      #expect(configuration.userContentController === controller, "its page is gone")
    }

    @available(iOS 26, macOS 26, visionOS 26, *)
    @Test func bridge_passesTheGate() throws {
      var refused: [Action] = []
      let decider = GateDecider(TestPolicy.policy()) { refused.append($0.verdict.action) }
      let page = WebPage(navigationDecider: decider)
      let jump = try #require(URL(string: TestPolicy.unlisted))
      #expect(decider.open(jump, askedBy: FakeFrame(), in: page).verdict.action == .block)
      let text = try #require(URL(string: "data:text/html,x"))
      #expect(decider.open(text, askedBy: FakeFrame(), in: page).verdict.action == .allow)
      #expect(refused == [.block, .allow], "the app loads no page's document")
      #expect(page.url == nil)
    }

    /// The engine asks about it, and names nobody who could have asked the bridge.
    @available(iOS 26, macOS 26, visionOS 26, *)
    @Test func webPageOfABridge_isJudgedByWhoAskedTheBridge_andOnce() async throws {
      let policy = Policy(apps: [], otherwise: .standard) {
        Rule.allow(.kind(.web), from: "page.example", id: "own")
        Rule.block(.kind(.web), id: "others")
      }
      let server = try await LocalServer(["/": .page("x")])
      let sink = RecordingSink()
      var hooks = Hooks()
      hooks.sinks = [sink]
      var configuration = WebPage.Configuration()
      let decider = GateDecider(policy, hooks: hooks)
      decider.watch(&configuration)
      let page = WebPage(configuration: configuration, navigationDecider: decider)
      let url = try server.url("/")
      decider.open(url, askedBy: FakeFrame(), in: page)
      await waitUntil { decider.surface?.shown == Address(reading: url) }
      #expect(decider.surface?.shown == Address(reading: url))
      #expect(sink.events.map(\.verdict.rule) == ["own", "gate:response"])
      decider.open(url, askedBy: FakeFrame(), in: page)
      decider.load(URLRequest(url: url), in: page)
      #expect(decider.session.bridged == nil, "the app's own load takes its place")
    }

    @available(iOS 26, macOS 26, visionOS 26, *)
    @Test func whatTheAppSays_reachesTheGate() throws {
      let decider = GateDecider(TestPolicy.policy())
      let page = WebPage(navigationDecider: decider)
      let url = try #require(URL(string: "https://page.example/"))
      let before = decider.gate
      decider.willRestore(url)
      #expect(decider.gate != before)
      let restored = decider.gate
      decider.load(URLRequest(url: url), in: page)
      #expect(decider.gate != restored)
      var answers = decider.remembered
      answers.forgetAll()
      decider.remembered = answers
      #expect(decider.remembered == answers)
    }

    @available(iOS 26, macOS 26, visionOS 26, *)
    @Test func pageThatJumpsByItself_isRefused() async throws {
      let server = try await LocalServer([
        "/": .page("<script>location='\(TestPolicy.listed)'</script>")
      ])
      var refused: [JumpEvent] = []
      let decider = GateDecider(TestPolicy.policy()) { refused.append($0) }
      let page = WebPage(navigationDecider: decider)
      page.load(URLRequest(url: try server.url("/")))
      await waitUntil { !refused.isEmpty }
      #expect(refused.map(\.verdict.action) == [.block])
    }

    /// A view is known since the page's first document, and names the next hop before it is asked about.
    @available(iOS 26, macOS 26, visionOS 26, *)
    @Test func redirectsAndTheAppsOwnLoads_areToldFromThePages() async throws {
      let server = try await LocalServer([
        "/": .page("<script>setTimeout(() => location = '/go', 500)</script>"),
        "/go": .redirect(to: "/end"), "/end": .page("end"), "/app": .page("app"),
      ])
      let sink = RecordingSink()
      var hooks = Hooks()
      hooks.sinks = [sink]
      var configuration = WebPage.Configuration()
      let decider = GateDecider(TestPolicy.policy(), hooks: hooks)
      decider.watch(&configuration)
      let page = WebPage(configuration: configuration, navigationDecider: decider)
      func shows(_ path: String) throws -> Bool {
        decider.surface?.shown == Address(reading: try server.url(path))
      }
      page.load(URLRequest(url: try server.url("/")))
      try await waitUntil { try shows("/end") }
      page.load(URLRequest(url: try server.url("/app")))
      try await waitUntil { try shows("/app") }
      func asked(_ path: String) throws -> JumpRequest {
        let address = try Address(server.url(path).absoluteString)
        return try #require(sink.events.first { $0.request.target == .success(address) }).request
      }
      let (go, end, app) = (try asked("/go"), try asked("/end"), try asked("/app"))
      #expect((go.isRedirected, go.frame) == (false, .main))
      #expect((end.isRedirected, end.frame) == (true, .main))
      #expect((app.isRedirected, app.frame) == (false, .unknown))
      #expect(try shows("/app"))
    }
  }
#endif
