#if canImport(WebKit)
  import Foundation
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  /// Responses and downloads that install something.
  @MainActor struct ResponseTests {
    private let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())

    /// A response as an engine could give it.
    private final class FakeResponse: WKNavigationResponse {
      private let answer: URLResponse

      init(_ answer: URLResponse) { self.answer = answer }

      override var response: URLResponse { answer }
      override var isForMainFrame: Bool { true }
      override var canShowMIMEType: Bool { true }
    }

    /// A host that answers as it is told, any number of times.
    private final class Host: NSObject, WKNavigationDelegate {
      var answers: [WKNavigationResponsePolicy] = [.allow]

      func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
      ) {
        answers.forEach { decisionHandler($0) }
      }
    }

    private func answer(_ path: String, _ type: String?) throws -> URLResponse {
      let url = try #require(URL(string: "https://site.example/" + path))
      return URLResponse(url: url, mimeType: type, expectedContentLength: 1, textEncodingName: nil)
    }

    private func decide(_ response: URLResponse) -> [WKNavigationResponsePolicy] {
      final class Answers: @unchecked Sendable { var all: [WKNavigationResponsePolicy] = [] }
      let answers = Answers()
      view.navigationDelegate?.webView?(view, decidePolicyFor: FakeResponse(response)) {
        answers.all.append($0)
      }
      return answers.all
    }

    @Test func responseThatInstalls_isCancelled_andTold() throws {
      var refused: [JumpEvent] = []
      view.enforce(TestPolicy.policy()) { refused.append($0) }
      #expect(decide(try answer("x", "application/x-apple-aspen-config")) == [.cancel])
      #expect(decide(try answer("a.mobileconfig", "application/octet-stream")) == [.cancel])
      #expect(refused.map(\.verdict.destination?.kind) == [.enterpriseInstall, .enterpriseInstall])
      #expect(decide(try answer("page", "text/html")) == [.allow])
    }

    @Test func otherResponse_isTheHostsToSay_once() throws {
      let host = Host()
      view.navigationDelegate = host
      view.enforce(TestPolicy.policy())
      let page = try answer("page", "text/html")
      #expect(decide(page) == [.allow])
      host.answers = [.download, .allow]
      #expect(decide(page) == [.download], "answered twice")
      host.answers = []
      #expect(decide(page) == [.cancel], "never answered")
    }

    @Test func report_leavesTheResponseAlone() throws {
      view.enforce(TestPolicy.policy(mode: .report))
      #expect(decide(try answer("x", "application/x-apple-aspen-config")) == [.allow])
    }

    @Test func downloadThatInstalls_isRefused_andTold() throws {
      var refused: [JumpEvent] = []
      let enforcement = view.enforce(TestPolicy.policy()) { refused.append($0) }
      let answer = try answer("get", "application/octet-stream")
      #expect(!enforcement.mayDownload(answer, named: "a.mobileconfig"))
      #expect(enforcement.mayDownload(answer, named: "a.zip"))
      #expect(refused.map(\.verdict.destination?.kind) == [.enterpriseInstall])
    }

    @Test func answerOfWhichNobodySaysTheFrame_isOfAnUnknownOne() throws {
      let answer = try answer("page", "text/html")
      func attempt(_ isForMainFrame: Bool?) -> Attempt {
        Attempt(answer, isForMainFrame: isForMainFrame, frames: FrameReader())
      }
      #expect(attempt(nil).frame == .unknown)
      #expect(attempt(nil).targetsMainFrame == nil)
      #expect([true, false].map { attempt($0).frame.role } == [.main, .sub])
    }

    @Test func downloads_areTakenOnlyIfTheHostTakesThem() {
      let taken = NSSelectorFromString("webView:navigationAction:didBecomeDownload:")
      view.enforce(TestPolicy.policy())
      #expect(view.navigationDelegate?.responds(to: taken) == false)
    }
  }
#endif
