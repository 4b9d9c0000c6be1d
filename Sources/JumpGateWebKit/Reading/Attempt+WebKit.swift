#if canImport(WebKit)
  internal import Foundation
  internal import JumpGate
  internal import WebKit

  extension Attempt {
    /// Copies the engine's question about a navigation or a new window.
    ///
    /// Public API has neither a gesture nor a redirect flag: both are unknown.
    @MainActor init(_ action: WKNavigationAction, frames: FrameReader, view: WKWebView?) {
      let request = action.objectOrNil(#selector(getter: WKNavigationAction.request))
      let source = action.objectOrNil(#selector(getter: WKNavigationAction.sourceFrame))
      self.init(
        Result(reading: (request as? NSURLRequest)?.url),
        kind: action.targetFrame == nil
          ? .newWindow : .navigation(NavigationType(action.navigationType)),
        frame: frames.frame(source as? WKFrameInfo, in: view),
        targetsMainFrame: action.targetFrame?.isMainFrame, engineGesture: nil, isRedirect: nil)
    }

    /// Copies the engine's question about a response.
    @MainActor init(_ response: WKNavigationResponse, frames: FrameReader) {
      self.init(response.response, isForMainFrame: response.isForMainFrame, frames: frames)
    }

    /// Copies a response; the frame that it is for stands for the one that asked.
    ///
    /// - Parameter isForMainFrame: nil: unknown.
    init(_ response: URLResponse, isForMainFrame: Bool?, frames: FrameReader) {
      let disposition = (response as? HTTPURLResponse)?
        .value(forHTTPHeaderField: "Content-Disposition")
      self.init(
        Result(reading: response.url),
        kind: .response(
          mimeType: response.mimeType?.lowercased(), isAttachment: Self.isAttachment(disposition),
          filename: response.suggestedFilename),
        frame: isForMainFrame.map { isMain in
          isMain
            ? Frame(id: frames.mainID, role: .main, origin: nil, ancestors: [])
            : Frame(id: nil, role: .sub, origin: nil, ancestors: nil)
        } ?? .unknown,
        targetsMainFrame: isForMainFrame, engineGesture: nil, isRedirect: nil)
    }

    /// Whether a header asks to save: any disposition but `inline`, as browsers read it.
    ///
    /// Source: RFC 6266, section 4.2.
    private static func isAttachment(_ disposition: String?) -> Bool {
      guard let type = disposition?.split(separator: ";").first else { return false }
      return type.filter { !$0.isWhitespace }.lowercased() != "inline"
    }
  }

  extension Attempt.NavigationType {
    /// Copies the engine's word; one that is not known yet is `other`, which permits nothing more.
    init(_ type: WKNavigationType) {
      switch type {
      case .linkActivated: self = .link
      case .formSubmitted: self = .form
      case .formResubmitted: self = .formResubmitted
      case .reload: self = .reload
      case .backForward: self = .backForward
      case .other: self = .other
      @unknown default: self = .other
      }
    }
  }
#endif
