#if canImport(WebKit)
  import Foundation
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  /// Where the page is that a view shows, which is not what the view names while something is loading.
  @MainActor struct PageAddressTests {
    /// A view in which the app has just called for the next page.
    private final class NamingView: WKWebView {
      override var url: URL? { URL(string: "https://next.example/") }
      override var isLoading: Bool { true }
    }

    private let view = NamingView(frame: .zero, configuration: WKWebViewConfiguration())

    private func committed() -> Enforcement {
      let enforcement = view.enforce(TestPolicy.policy())
      enforcement.pageCommitted(view.url)
      return enforcement
    }

    @Test func mainFramesDocument_saysWhereItIs() {
      let enforcement = committed()
      #expect(enforcement.shown?.href == "https://next.example/", "the first guess")
      enforcement.tapScript(.hello, from: FakeFrame(view: view))
      #expect(enforcement.shown?.href == "https://page.example/")
    }

    @Test func otherDocuments_sayNothingOfThePage() {
      let enforcement = committed()
      let other = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
      for frame in [
        FakeFrame(isMain: false, view: view), FakeFrame(view: other), FakeFrame(view: nil),
      ] {
        enforcement.tapScript(.hello, from: frame)
        #expect(enforcement.shown?.href == "https://next.example/")
      }
    }

    @Test func viewThatHasOnlyBegunToLoad_showsNothing() {
      #expect(view.enforce(TestPolicy.policy()).shown == nil)
    }
  }
#endif
