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
    @Test func pageThatJumpsByItself_isRefused() async throws {
      let server = try await LocalServer([
        "/": .page("<script>location='\(TestPolicy.listed)'</script>")
      ])
      var refused: [JumpEvent] = []
      let decider = GateDecider(TestPolicy.policy()) { refused.append($0) }
      let page = WebPage(navigationDecider: decider)
      page.load(URLRequest(url: try server.url("/")))
      try await Task.sleep(nanoseconds: 2_000_000_000)
      #expect(refused.map(\.verdict.action) == [.block])
    }
  }
#endif
