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
      let attempt = Attempt(action, frames: session.frames, view: view)
      let event = takeAllowedWindow(attempt) ?? judgeWindow(attempt)
      unmadeWindow = nil
      guard event.mode == .report || event.verdict.action == .allow else {
        carryOut(event)
        return nil
      }
      guard let child = make() else {
        unmadeWindow = attempt
        return nil
      }
      // The same view, or none of its own: nothing new to gate.
      if child !== view { adopt(child, for: event) }
      return child
    }

    /// The decision about a new window that was just answered for this very address.
    private func takeAllowedWindow(_ attempt: Attempt) -> JumpEvent? {
      defer { allowedWindow = nil }
      return allowedWindow.flatMap { $0.request.target == attempt.target ? $0 : nil }
    }

    private func judgeWindow(_ attempt: Attempt) -> JumpEvent {
      var attempt = attempt
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

    /// Says of an attempt who asked for it if it is the app's load, in this view, of a new window that it
    /// made no view for.
    ///
    /// The engine names nobody. The window was judged by its asker, and so is what it was to show: the
    /// tap that paid for it pays for a redirect of that too.
    func withWindowsAsker(_ attempt: Attempt) -> Attempt {
      guard let window = unmadeWindow, attempt.targetsMainFrame != false else { return attempt }
      unmadeWindow = nil
      guard attempt.targetsMainFrame == true, attempt.kind == .navigation(.other),
        attempt.frame == .unknown, attempt.target == window.target
      else { return attempt }
      var asked = attempt
      (asked.frame, asked.isRedirect) = (window.frame, false)
      return asked
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
      unmadeWindow = nil
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
      unmadeWindow = nil
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
