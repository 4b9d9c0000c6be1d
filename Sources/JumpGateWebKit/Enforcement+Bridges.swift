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
      session.bridge(
        url, askedBy: session.frames.frame(frame, in: view),
        load: { load(ofTheApp: URLRequest(url: url)) }, carryOut: { carryOut($0) })
    }
  }
#endif
