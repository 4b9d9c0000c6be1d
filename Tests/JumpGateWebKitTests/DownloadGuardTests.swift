#if canImport(WebKit)
  import Foundation
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  /// Downloads outlive the delegate that took them, and the enforcement by which they began.
  @MainActor struct DownloadGuardTests {
    private let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())

    /// A download as an engine could give it; the real class has no public way to be made.
    private final class FakeDownload: WKDownload {
      private weak var fakeDelegate: (any WKDownloadDelegate)?
      weak var fakeView: WKWebView?
      private(set) var settings = 0

      /// Never freed: what an engine's own object would let go is not there.
      static func make(in view: WKWebView, for host: any WKDownloadDelegate) -> FakeDownload {
        let download = FakeDownload()
        _ = Unmanaged.passRetained(download)
        download.fakeView = view
        download.fakeDelegate = host
        return download
      }

      override var delegate: (any WKDownloadDelegate)? {
        get { fakeDelegate }
        set {
          settings += 1
          fakeDelegate = newValue
        }
      }
      override var webView: WKWebView? { fakeView }
    }

    /// A host that says where to put every download.
    private final class Host: NSObject, WKDownloadDelegate {
      func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse,
        suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
      ) {
        completionHandler(
          FileManager.default.temporaryDirectory.appendingPathComponent(suggestedFilename))
      }

      func downloadDidFinish(_ download: WKDownload) {}
    }

    private let host = Host()

    private func isSaved(_ download: WKDownload, as name: String) throws -> Bool {
      final class Answers: @unchecked Sendable { var all: [URL?] = [] }
      let answers = Answers()
      let url = try #require(URL(string: "https://site.example/get"))
      download.delegate?.download(
        download,
        decideDestinationUsing: URLResponse(
          url: url, mimeType: "application/octet-stream", expectedContentLength: 1,
          textEncodingName: nil),
        suggestedFilename: name
      ) { answers.all.append($0) }
      #expect(answers.all.count == 1)
      return answers.all.first.map { $0 != nil } ?? false
    }

    @Test func downloadThatInstalls_isRefused() throws {
      let download = FakeDownload.make(in: view, for: host)
      DownloadGuard.put(before: download, by: view.enforce(TestPolicy.policy()))
      #expect(try isSaved(download, as: "a.zip"))
      #expect(try !isSaved(download, as: "a.mobileconfig"))
    }

    @Test func afterRemoval_theHostIsAsked() throws {
      let download = FakeDownload.make(in: view, for: host)
      let enforcement = view.enforce(TestPolicy.policy())
      DownloadGuard.put(before: download, by: enforcement)
      enforcement.remove()
      #expect(try isSaved(download, as: "a.zip"))
      #expect(try isSaved(download, as: "a.mobileconfig"), "nobody judges any more")
    }

    @Test func afterAnotherPolicyBegan_thatOneJudges() throws {
      let download = FakeDownload.make(in: view, for: host)
      DownloadGuard.put(before: download, by: view.enforce(TestPolicy.policy()))
      view.enforce(TestPolicy.policy(.strict))
      #expect(try isSaved(download, as: "a.zip"))
      #expect(try !isSaved(download, as: "a.mobileconfig"))
    }

    @Test func hostThatGoes_takesItsMethodsWithIt() {
      let finish = NSSelectorFromString("downloadDidFinish:")
      var host: Host? = Host()
      guard let first = host else { return }
      let download = FakeDownload.make(in: view, for: first)
      DownloadGuard.put(before: download, by: view.enforce(TestPolicy.policy()))
      #expect(download.delegate?.responds(to: finish) == true)
      autoreleasepool { host = nil }
      #expect(download.delegate?.responds(to: finish) == false)
      #expect(download.settings == 2, "set again, since the engine asks only then")
    }
  }
#endif
