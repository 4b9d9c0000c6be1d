#if canImport(WebKit)
  import Foundation
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  /// Pages in the real engine, and the whole ordered history of what they tried: the same pages and
  /// histories as for WebKitGTK.
  ///
  /// Nobody taps, so every jump is refused.
  @MainActor @Suite(.serialized) struct NavigationHistoryTests {
    @Test(arguments: TestPage.all) func page_triesWhatItTries(page: TestPage) async throws {
      #expect(TestPage.all.count == 10)
      let server = try await LocalServer(
        page.answers.merging(["/": .page(page.html)]) { answer, _ in answer })
      let sink = RecordingSink()
      let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
      var hooks = Hooks()
      hooks.sinks = [sink]
      let launcher = RecordingLauncher()
      hooks.launcher = launcher
      view.enforce(TestPolicy.policy(), hooks: hooks).load(URLRequest(url: try server.url("/")))
      try await Task.sleep(nanoseconds: 2_000_000_000)
      let jumps = sink.events.filter(\.isJump).map(Self.line)
      #expect(jumps == page.jumps, "\(jumps)")
      #expect(launcher.opened.isEmpty)
      if !page.jumps.isEmpty { #expect(try view.url == server.url("/"), "the page stays") }
    }

    private static func line(_ event: JumpEvent) -> String {
      switch event.request.target {
      case .success(let address): "\(event.verdict.action.rawValue) \(address.href)"
      case .failure(let unreadable): "unreadable \(unreadable.string)"
      }
    }
  }
#endif
