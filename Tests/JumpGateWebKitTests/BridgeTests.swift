#if canImport(WebKit)
  import Foundation
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  /// What a page asks for by a script message.
  @MainActor struct BridgeTests {
    /// A view that loads nothing and remembers what it should have loaded.
    private final class LoadingView: WKWebView {
      private(set) var loaded: [String] = []

      override func load(_ request: URLRequest) -> WKNavigation? {
        loaded.append(request.url?.absoluteString ?? "")
        return nil
      }
    }

    private let view = LoadingView(frame: .zero, configuration: WKWebViewConfiguration())

    private func open(_ address: String, mode: PolicyMode = .enforce) throws -> [Action] {
      var refused: [Action] = []
      let enforcement = view.enforce(TestPolicy.policy(mode: mode)) {
        refused.append($0.verdict.action)
      }
      let url = try #require(URL(string: address))
      enforcement.open(url, askedBy: FakeFrame(view: view))
      return refused
    }

    @Test(arguments: ["https://site.example/a", "http://site.example/"])
    func webPage_isLoaded(address: String) throws {
      #expect(try open(address).isEmpty)
      #expect(view.loaded == [address])
    }

    @Test(arguments: [
      "javascript:alert(1)", "data:text/html,x", "file:///etc/hosts", TestPolicy.unlisted,
    ])
    func whatIsNoWebPage_isNotLoaded(address: String) throws {
      #expect(try open(address).count == 1)
      #expect(view.loaded.isEmpty)
    }

    /// The engine asks about it, and names nobody who could have asked the bridge.
    @Test func webPage_isJudgedByWhoAskedTheBridge_andOnce() throws {
      let policy = Policy(apps: [], otherwise: .standard) {
        Rule.allow(.kind(.web), from: "page.example", id: "own")
        Rule.block(.kind(.web), id: "others")
      }
      let (host, sink) = (HostDelegate(), RecordingSink())
      view.navigationDelegate = host
      var hooks = Hooks()
      hooks.sinks = [sink]
      let enforcement = view.enforce(policy, hooks: hooks)
      let page = "https://pay.example/"
      let url = try #require(URL(string: page))
      enforcement.open(url, askedBy: FakeFrame(view: view))
      #expect(decide(page) == [.allow])
      #expect(host.asked == [page])
      #expect(sink.events.map(\.verdict.rule) == ["own"])
      #expect(decide(page) == [.cancel], "asked about once")

      host.answers = [.cancel]
      enforcement.open(url, askedBy: FakeFrame(view: view))
      #expect(decide(page) == [.cancel], "the host's no is no")
      #expect(host.asked == [page, page])

      enforcement.open(url, askedBy: FakeFrame(view: view))
      enforcement.appLoads(URL(string: "https://app.example/"))
      #expect(enforcement.session.bridged == nil, "the app's own load takes its place")
    }

    private func decide(_ address: String) -> [WKNavigationActionPolicy] {
      var policies: [WKNavigationActionPolicy] = []
      view.navigationDelegate?.webView?(
        view,
        decidePolicyFor: FakeAction(
          address, source: FakeFrame(isMain: false, host: "ads.example", view: view))
      ) { policies.append($0) }
      return policies
    }

    /// Not even where the policy only reports: a page would have the app open a file.
    @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "file:///etc/hosts"])
    func whatBelongsToAPage_isNeverLaunched(address: String) throws {
      #expect(try open(address, mode: .report).count == 1)
      #expect(view.loaded.isEmpty)
    }
  }
#endif
