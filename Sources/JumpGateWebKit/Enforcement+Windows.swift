#if canImport(WebKit)
  internal import Foundation
  internal import JumpGate
  internal import WebKit

  extension Enforcement {
    /// Answers the engine's demand for a view: judged here, since `window.open` makes no decision
    /// about a new window, and gated before the engine gets it.
    ///
    /// - Parameter make: asks the host app for the view.
    func makeWindow(for action: WKNavigationAction, make: () -> WKWebView?) -> WKWebView? {
      let event = takeAllowedWindow(action) ?? judgeWindow(action)
      guard event.mode == .report || event.verdict.action == .allow else {
        carryOut(event)
        return nil
      }
      guard let child = make() else { return nil }
      // The same view, or none of its own: nothing new to gate.
      if child !== view { adopt(child, for: event) }
      return child
    }

    /// The decision about a new window that was just answered for this very address.
    private func takeAllowedWindow(_ action: WKNavigationAction) -> JumpEvent? {
      defer { allowedWindow = nil }
      let target = Attempt(action, frames: session.frames, view: view).target
      return allowedWindow.flatMap { $0.request.target == target ? $0 : nil }
    }

    private func judgeWindow(_ action: WKNavigationAction) -> JumpEvent {
      var attempt = Attempt(action, frames: session.frames, view: view)
      attempt.kind = .newWindow
      // `window.open('')` opens a blank document; its address is missing or empty.
      if case .failure(let unreadable) = attempt.target, unreadable.string.isEmpty {
        attempt.target = UnreadableAddress.parse("about:blank", base: nil)
      }
      return session.judge(attempt)
    }

    /// Gates a new view by a gate that knows its opener, whatever the host has done with it.
    private func adopt(_ child: WKWebView, for event: JumpEvent) {
      Enforcement.of(child)?.remove()
      let childGate = session.gate.makeChild(for: event, at: .now)
      _ = Enforcement(child, gate: childGate, hooks: session.hooks, opener: self)
    }

    // MARK: Life

    /// Carries a verdict out; a new window that never showed anything closes after a refused jump.
    func carryOut(_ event: JumpEvent) {
      guard session.isEmpty, event.isJump, let view else { return session.carryOut(event) }
      session.isEmpty = false
      let heir = session.handOver(event)
      if heir == nil { session.carryOut(event) }
      // Not from within the engine's own call.
      Task { [weak self] in
        self?.windowGuard.webViewDidClose(view)
        await heir?.carryOutWhenFree(event)
      }
    }

    /// The main frame shows a new document.
    func pageCommitted(_ url: URL?) {
      provisional = nil
      allowedWindow = nil
      memo.settled()
      shown = Address(reading: url)
      if let url, url.scheme != "about" { session.isEmpty = false }
      session.pageCommitted(url)
    }

    /// A navigation of the main frame came to nothing.
    func navigationFailed(_ navigation: WKNavigation?, _ error: any Error) {
      if navigation == nil || navigation === provisional { provisional = nil }
      // What is loaded again was cancelled first, and that comes back as an error.
      guard !memo.isWaiting || !NavigationFailure.isCausedByGate(error) else { return }
      memo.settled()
      // One that was cancelled by the next tells nothing of the next.
      let failure = error as NSError
      if failure.domain == NSURLErrorDomain, failure.code == NSURLErrorCancelled { return }
      session.gate.navigationFailed(at: .now)
    }

    /// The web process ended: whatever waits is void.
    func processEnded() {
      provisional = nil
      decisions.cancelAll()
      memo.settled()
      session.processEnded()
    }

    /// The page closed its window.
    func viewClosed() {
      decisions.cancelAll()
      session.closed()
    }

    /// Whether a link may be shown in the system's menu and preview.
    func mayPreview(_ link: URL) -> Bool {
      session.mayPreview(link)
    }
  }

  extension Enforcement: TapListener {
    func tapScript(_ message: TapScript.Message, from frame: WKFrameInfo) {
      switch message {
      case .pressed(let input, let address):
        session.trustedEvent(
          input, in: session.frames.frame(frame, whoseDocumentIsAt: address, in: view))
      case .held: session.pressHeld()
      case .hello: documentSpoke(in: frame)
      }
    }
  }
#endif
