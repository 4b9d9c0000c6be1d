#if canImport(_WebKit_SwiftUI)
  public import Foundation
  public import JumpGate
  public import WebKit

  /// What a decider does beside deciding, as ``Enforcement`` does for a web view.
  ///
  /// A decider has no page: where one is needed, it is given.
  @available(iOS 26, macOS 26, visionOS 26, *)
  extension GateDecider {
    /// The gate: the policy and what this page remembers.
    public var gate: Gate { session.gate }

    /// What the user answered for good: set it when the app's own store has changed, for example when
    /// the user takes something back.
    public var remembered: RememberedAnswers {
      get { session.gate.remembered }
      set { session.gate.remembered = newValue }
    }

    /// Loads a request as the host app's own: a new start for the page's refusals.
    ///
    /// - Parameters:
    ///   - request: what to load.
    ///   - page: the page that this decides for.
    @discardableResult
    public func load(
      _ request: URLRequest, in page: WebPage
    ) -> some AsyncSequence<WebPage.NavigationEvent, any Error> {
      session.bridged = nil
      session.hostLoads(request.url)
      return page.load(request)
    }

    /// Tells that the app is about to load the page of an earlier session: it exits nowhere, since
    /// nobody asks for it.
    ///
    /// - Parameter url: the page that will be shown.
    public func willRestore(_ url: URL) {
      session.willRestore(url)
    }

    /// Judges and carries out what a page asks for by a script message, so that a bridge passes the
    /// same gate as a link.
    ///
    /// A web page (http, https) that the gate allows is loaded in this page, as the word says. What else
    /// it allows a page to load itself (`data:`, `file:`, `javascript:`) is not for the app to load with
    /// its own rights: it is told as refused.
    ///
    /// - Parameters:
    ///   - url: the address as the page gave it.
    ///   - frame: the frame that asks, from the message; never from what the page says.
    ///   - page: the page that this decides for.
    /// - Returns: what was judged, and has been carried out: nothing is left for the app to do.
    @discardableResult
    public func open(_ url: URL, askedBy frame: WKFrameInfo, in page: WebPage) -> JumpEvent {
      session.bridge(
        url, askedBy: session.frames.frame(frame, in: nil),
        load: { page.load(URLRequest(url: url)) }, carryOut: { session.carryOut($0) })
    }
  }
#endif
