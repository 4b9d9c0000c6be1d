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

    /// Not even where the policy only reports: a page would have the app open a file.
    @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "file:///etc/hosts"])
    func whatBelongsToAPage_isNeverLaunched(address: String) throws {
      #expect(try open(address, mode: .report).count == 1)
      #expect(view.loaded.isEmpty)
    }
  }
#endif
