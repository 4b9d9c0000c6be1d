#if GTK
  internal import CWebKitGTK
  internal import JumpGate

  extension Enforcement {
    /// Answers the engine's question about a navigation, a new window or a response.
    ///
    /// - Returns: whether it is answered; if not, the host app's own handlers are asked.
    func decide(
      _ decision: UnsafeMutablePointer<WebKitPolicyDecision>, type: WebKitPolicyDecisionType
    ) -> Bool {
      let question = EngineQuestion(decision, type: type)
      allowedWindow = nil
      let isNavigation = type == WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION
      if let address = question.attempt.served(by: hooks.servedSchemes) {
        if isNavigation { birth = nil }
        roster.letThrough(address)
        return askHost(decision, type: type)
      }
      if isNavigation, isFirstLoadJudgedAlready(question) {
        return askHost(decision, type: type)
      }
      // Whose the redirect is that arrives now, the last tap does not say.
      let isRedirect = question.attempt.isRedirect == true
      let frame = isRedirect ? birth?.frame ?? .unknown : asker(of: question.attempt)
      if !isRedirect { noteGesture(of: question.attempt) }
      if isNavigation { birth = nil }
      let event = judge(question.attempt, frame: frame)
      if event.mode == .enforce, event.verdict.action != .allow {
        webkit_policy_decision_ignore(decision)
        carryOut(event)
        return true
      }
      if type == WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION {
        allowedWindow = Birth(string: question.string, frame: frame, event: event)
      } else if case .success(let address) = question.attempt.target {
        roster.letThrough(address)
      }
      return askHost(decision, type: type)
    }

    /// What has the engine's gesture flag acts on the press that is open; that is the tap then.
    ///
    /// Who asks is settled before: another frame can act on a press too, by the focus that it loses.
    func noteGesture(of attempt: Attempt) {
      if attempt.engineGesture == true, let tap = taps.actedOnPress() { gate.record(tap) }
    }

    /// Judges an attempt and tells of it.
    func judge(_ attempt: Attempt, frame: Frame? = nil) -> JumpEvent {
      var attempt = attempt
      attempt.frame = frame ?? asker(of: attempt)
      noteVisibility()
      if attempt.leavesTheView, attempt.frame.role == .main { attempt.targetsMainFrame = true }
      let event = gate.judge(attempt, at: Clock.now)
      hooks.onEvent(event)
      hooks.sinks.forEach { $0.receive(event) }
      desk.sync(with: gate)
      return event
    }

    /// In `report`, a new window's address was judged when the window was asked for; the same
    /// address as the new view's first load is the same jump, not another.
    private func isFirstLoadJudgedAlready(_ question: EngineQuestion) -> Bool {
      guard let birth, birth.event.mode == .report, birth.event.isJump,
        birth.string == question.string, question.attempt.isRedirect != true
      else { return false }
      self.birth = nil
      return true
    }

    private func askHost(
      _ decision: UnsafeMutablePointer<WebKitPolicyDecision>, type: WebKitPolicyDecisionType
    ) -> Bool {
      guard deciders.hasEarlier, let view else { return false }
      return deciders.ask { jumpgate_emit_decide_policy(view, decision, type) != 0 }
    }
  }

  extension Attempt {
    /// The address, if the app itself serves what it is, by one of the schemes: such a page never
    /// leaves the view.
    fileprivate func served(by schemes: Set<String>) -> Address? {
      guard kind != .newWindow, case .success(let address) = target, !address.isSpecial,
        schemes.contains(address.scheme)
      else { return nil }
      return address
    }

    /// Whether it navigates to what no frame can show, so that it is all the same which frame is
    /// navigated: the engine does not say, and the gate must know that it is not some frame's own
    /// document that counts.
    fileprivate var leavesTheView: Bool {
      guard case .navigation = kind, case .success(let address) = target else { return false }
      return ![.web, .redirector, .otherAppleContent].contains(Destination(address).kind)
        && !address.isSpecial
    }
  }
#endif
