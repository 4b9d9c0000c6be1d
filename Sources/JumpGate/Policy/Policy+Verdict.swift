extension Policy {
  /// Decides a request.
  ///
  /// Pure: no state, no clock, no side effect.
  ///
  /// ```swift
  /// let request = JumpRequest("itms-apps://apps.apple.com/app/id999",
  ///   from: "https://ads.example", frame: .sub, tap: .none)
  /// policy.verdict(for: request).reason  // not listed
  /// ```
  ///
  /// What is unknown in the request is evaluated for each value it may have; the strictest verdict
  /// wins.
  public func verdict(for request: JumpRequest) -> Verdict {
    guard let subject = subject(of: request) else { return .unreadable }
    var recorder = SilentRecorder()
    if let facts = RequestFacts.only(of: request, used: usedConditions) {
      let decision = decide(subject, facts, from: request.from, recorder: &recorder)
      return verdict(decision, subject)
    }
    return verdict(strictest(subject, request).decision, subject)
  }

  /// Decides a request and tells of each rule that was tried.
  public func trace(for request: JumpRequest) -> Trace {
    guard let subject = subject(of: request) else { return Trace(steps: [], verdict: .unreadable) }
    var recorder = TraceRecorder(policy: self)
    let facts = strictest(subject, request).facts
    let decision = decide(subject, facts, from: request.from, recorder: &recorder)
    return Trace(steps: recorder.steps, verdict: verdict(decision, subject))
  }

  /// Decides every case that a request may be and keeps the strictest.
  private func strictest(
    _ subject: DecisionSubject, _ request: JumpRequest
  ) -> (facts: RequestFacts, decision: Decision) {
    var recorder = SilentRecorder()
    var strictest: (facts: RequestFacts, decision: Decision)?
    RequestFacts.forEach(of: request, used: usedConditions) { facts in
      let decision = decide(subject, facts, from: request.from, recorder: &recorder)
      if strictest.map({ decision.action < $0.decision.action }) ?? true {
        strictest = (facts, decision)
      }
    }
    return strictest
      ?? (.nothing, Decision(action: .block, source: .policy, reason: .invalidPolicy))
  }

  private func subject(of request: JumpRequest) -> DecisionSubject? {
    guard case .success(let address) = request.target, let destination = request.destination else {
      return nil
    }
    return DecisionSubject(
      address: address, destination: destination, depth: 0, isInstall: request.isInstall)
  }

  private func verdict(_ decision: Decision, _ subject: DecisionSubject) -> Verdict {
    var decision = decision
    let opens = decision.action.spendsTap ? subject.whatIsOpened : nil
    if decision.action.spendsTap, opens == nil {
      decision.action = .block
      decision.reason = .notOpenable
    }
    return Verdict(
      action: decision.action, destination: subject.destination, opens: opens,
      yes: decision.action == .ask ? decision.yes : nil, rule: name(of: decision.source),
      reason: decision.reason)
  }

  /// The name of what decided, as verdicts carry it.
  func name(of source: Decision.Source) -> String {
    switch source {
    case .rule(let index): rules[index].id
    case .hostSchemes: "hostSchemes"
    case .byDefault(let kind): RuleName.defaults[kind.ordinal]
    case .preset(let cell): RuleName.preset(preset, cell)
    case .policy: "policy"
    }
  }
}

extension RequestFacts {
  /// A request that nothing is known of.
  fileprivate static let nothing = RequestFacts(
    tap: .none, isMainFrame: false, isPopup: true, isTopFromFrame: true, isRedirected: true,
    isPrivate: true)
}

extension Verdict {
  /// The verdict on what is no address.
  static let unreadable = Verdict(
    action: .block, destination: nil, opens: nil, yes: nil, rule: "unreadable",
    reason: .unreadable)
}
