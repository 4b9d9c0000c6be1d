#if canImport(WebKit)
  internal import JumpGate

  /// Windows that opened one another: who is seen, and who owns what is shown, when one closes.
  extension GateSession {
    // MARK: Seen

    /// The view, or that of the nearest living opener.
    var livingView: KitView? {
      if let view, view.isInWindow { return view }
      return opener?.livingView
    }

    /// Whether the user sees the view.
    ///
    /// A new window's view that never showed anything counts as its opener: an app may put it on the
    /// screen a moment later.
    var isSeen: Bool {
      if view?.isOnScreen == true { return true }
      return isEmpty ? nearestLivingOpener?.isSeen ?? false : false
    }

    private var nearestLivingOpener: GateSession? {
      var candidate = opener
      while let next = candidate, next.view == nil { candidate = next.opener }
      return candidate
    }

    // MARK: Closed

    /// The view was closed: what was refused or answered here counts for the nearest opener that
    /// lives, and a question that waits is its own now.
    func closed() {
      if let heir = nearestLivingOpener { heir.inherit(from: self) }
      gate.viewClosed()
      desk.sync(with: gate)
    }

    /// The view's process ended: its page is no longer there, and a question of it is void.
    func processEnded() {
      gate.viewClosed()
      desk.sync(with: gate)
    }

    private func inherit(from child: GateSession) {
      guard let prompt = takeOver(from: child) else { return }
      guard let waiting = child.desk.shown?.event else { return gate.withdraw(prompt.id) }
      // One question is never shown over another, which would take it away when it goes.
      child.desk.takeDown {
        Task {
          await self.untilFree()
          self.put(prompt, for: waiting)
        }
      }
    }

    private func takeOver(from child: GateSession) -> Prompt? {
      let before = gate.remembered
      let prompt = gate.childClosed(&child.gate)
      if gate.remembered != before { hooks.onRemembered(gate.remembered) }
      return prompt
    }

    // MARK: About to close

    /// Gives what would be shown over this view, which is about to be closed, to the nearest living
    /// opener.
    ///
    /// It would go with the view. A question is the opener's from now on.
    ///
    /// - Returns: who carries the verdict out when the view is closed; nil: this session, and at once.
    func handOver(_ event: JumpEvent) -> GateSession? {
      switch event.verdict.action {
      case .ask: break
      case .sheet where hooks.sheet != nil: break
      case .allow, .block, .host, .open, .sheet: return nil
      }
      guard let heir = nearestLivingOpener else { return nil }
      _ = heir.takeOver(from: self)
      return heir
    }

    /// Carries out what a window handed over that has been closed.
    func carryOutWhenFree(_ event: JumpEvent) async {
      await untilFree()
      carryOut(event)
    }

    /// Waits until something can be shown over the view, a second at most: a window that was closed
    /// may still be on its way off the screen.
    private func untilFree() async {
      for _ in 0..<10 where livingView?.isFree != true {
        try? await Task.sleep(nanoseconds: 100_000_000)
      }
    }
  }
#endif
