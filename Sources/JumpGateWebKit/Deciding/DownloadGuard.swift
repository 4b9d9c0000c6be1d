#if canImport(WebKit)
  internal import Foundation
  internal import JumpGate
  internal import WebKit

  /// The delegate of a download that a link began: it passes no response decision, so its response is
  /// judged here, before the host's own delegate says where to put it.
  final class DownloadGuard: ForwardingDelegate, WKDownloadDelegate {
    private static let place = AssociatedObject<DownloadGuard>()
    private weak var enforcement: Enforcement?
    private let removal: Enforcement.Removal
    // A weak reference that is written once.
    private nonisolated(unsafe) weak var hostDelegate: (any WKDownloadDelegate)?

    nonisolated override var host: (any NSObjectProtocol)? { hostDelegate }

    private init(_ host: any WKDownloadDelegate, _ enforcement: Enforcement) {
      (hostDelegate, self.enforcement) = (host, enforcement)
      removal = enforcement.removal
    }

    /// Puts a guard before the delegate that the host gave a download; one without any is not begun
    /// by the engine.
    static func put(before download: WKDownload, by enforcement: Enforcement) {
      guard let host = download.delegate else { return }
      let stand = DownloadGuard(host, enforcement)
      place.set(stand, of: download)
      download.delegate = stand
      // The engine remembers the methods that the host had, and a download may outlive it.
      stand.watchHost { [weak download, weak stand] in
        if let stand { download?.delegate = stand }
      }
    }

    @objc(download:decideDestinationUsingResponse:suggestedFilename:completionHandler:)
    func download(
      _ download: WKDownload, decideDestinationUsing response: URLResponse,
      suggestedFilename: String,
      completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) {
      let question = ExactlyOnce<URL?>(fallback: nil) { place in
        onMainActor { completionHandler(place) }
      }
      guard let hostDelegate, may(download, response, named: suggestedFilename) else {
        question.answer(nil)
        return
      }
      hostDelegate.download(
        download, decideDestinationUsing: response, suggestedFilename: suggestedFilename
      ) { place in
        question.answer(place)
      }
    }

    /// Whether a download may go on: as the enforcement says by which it began, or after its removal
    /// the one that the view has now, if it has one; a view that is gone downloads nothing.
    private func may(
      _ download: WKDownload, _ response: URLResponse, named filename: String
    ) -> Bool {
      guard removal.isDone else {
        return enforcement?.mayDownload(response, named: filename) ?? false
      }
      let now = download.webView.flatMap { Enforcement.of($0) }
      return now?.mayDownload(response, named: filename) ?? true
    }
  }

  extension Enforcement {
    /// Whether an enforcement was removed, for what outlives it.
    @MainActor
    final class Removal {
      var isDone = false
    }

    /// Judges the answer to a download, and carries out what is refused.
    func mayDownload(_ response: URLResponse, named filename: String) -> Bool {
      let event = session.judge(
        Attempt(
          Result(reading: response.url),
          kind: .response(
            mimeType: response.mimeType?.lowercased(), isAttachment: true, filename: filename),
          frame: .unknown, targetsMainFrame: nil, engineGesture: nil, isRedirect: nil))
      if event.mode == .report || event.verdict.action == .allow { return true }
      carryOut(event)
      return false
    }
  }
#endif
