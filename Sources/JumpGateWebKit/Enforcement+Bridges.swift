#if canImport(WebKit)
  public import Foundation
  public import JumpGate
  public import WebKit

  extension Enforcement {
    /// Judges and carries out what a page asks for by a script message, so that a bridge passes the
    /// same gate as a link.
    ///
    /// ```swift
    /// func userContentController(_ controller: WKUserContentController,
    ///   didReceive message: WKScriptMessage
    /// ) {
    ///   guard let text = message.body as? String, let url = URL(string: text) else { return }
    ///   gate.open(url, askedBy: message.frameInfo)
    /// }
    /// ```
    ///
    /// A web page (http, https) that the gate allows is loaded in this view, as the word says. What else
    /// it allows a page to load itself (`data:`, `file:`, `javascript:`) is not for the app to load with
    /// its own rights: it is told as refused.
    ///
    /// - Parameters:
    ///   - url: the address as the page gave it.
    ///   - frame: the frame that asks, from the message; never from what the page says.
    /// - Returns: what was judged, and has been carried out: nothing is left for the app to do.
    @discardableResult
    public func open(_ url: URL, askedBy frame: WKFrameInfo) -> JumpEvent {
      let event = session.judge(
        Attempt(
          Result(reading: url), kind: .navigation(.other),
          frame: session.frames.frame(frame, in: view), targetsMainFrame: true, engineGesture: nil,
          isRedirect: false))
      if event.verdict.action == .allow || event.mode == .report {
        bridged(url, event)
      } else {
        carryOut(event)
      }
      return event
    }

    /// Loads what is allowed, or does what a bridge did before there was a gate (`report`).
    private func bridged(_ url: URL, _ event: JumpEvent) {
      guard case .success(let address) = event.request.target else { return }
      if event.verdict.action == .allow, address.scheme == "https" || address.scheme == "http" {
        // It takes the place of what is under way, and is no hop of that.
        provisional = nil
        view?.load(URLRequest(url: url))
      } else if event.mode == .enforce || LoadableScheme.belongsToPage(address) {
        // The system is never handed what belongs to a page, least of all a file.
        session.hooks.onRefused(event)
      } else if let view {
        let hooks = session.hooks
        Task {
          if await !hooks.launcher.open(address, for: event, from: view) {
            hooks.onNothingOpens(event)
          }
        }
      }
    }
  }
#endif
