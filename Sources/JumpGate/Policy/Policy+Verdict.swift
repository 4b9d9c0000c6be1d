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
    guard case .success(let address) = request.target, let destination = request.destination else {
      return .unreadable
    }
    var recorder = SilentRecorder()
    let decision = address.withView { view in
      decide(view, destination, request, recorder: &recorder)
    }
    return Verdict(decision, address, destination, name(of: decision.source), request.isInstall)
  }

  /// Decides a request and tells of each rule that was tried.
  public func trace(for request: JumpRequest) -> Trace {
    guard case .success(let address) = request.target, let destination = request.destination else {
      return Trace(steps: [], verdict: .unreadable)
    }
    var recorder = TraceRecorder(policy: self)
    let decision = address.withView { view in
      let subject = DecisionSubject(view, destination, depth: 0, isInstall: request.isInstall)
      let facts = strictest(subject, destination.inside, request).facts
      return decide(
        subject, inside: destination.inside, facts, from: request.from, recorder: &recorder)
    }
    let verdict = Verdict(
      decision, address, destination, name(of: decision.source), request.isInstall)
    return Trace(steps: recorder.steps, verdict: verdict)
  }

  /// Decides about an address in bytes, asked for as a request says.
  func decide<Recorder: DecisionRecorder>(
    _ view: AddressView, _ destination: Destination, _ request: JumpRequest,
    recorder: inout Recorder
  ) -> Decision {
    let subject = DecisionSubject(view, destination, depth: 0, isInstall: request.isInstall)
    return decide(subject, inside: destination.inside, request, recorder: &recorder)
  }

  /// Decides about a subject, asked for as a request says.
  func decide<Recorder: DecisionRecorder>(
    _ subject: DecisionSubject, inside nested: [NestedDestination], _ request: JumpRequest,
    recorder: inout Recorder
  ) -> Decision {
    if let facts = RequestFacts.only(of: request, subject.kind, used: usedConditions) {
      return decide(subject, inside: nested, facts, from: request.from, recorder: &recorder)
    }
    return strictest(subject, nested, request).decision
  }

  /// Decides every case that a request may be and keeps the strictest.
  private func strictest(
    _ subject: DecisionSubject, _ nested: [NestedDestination], _ request: JumpRequest
  ) -> (facts: RequestFacts, decision: Decision) {
    var recorder = SilentRecorder()
    var strictest: (facts: RequestFacts, decision: Decision)?
    for facts in RequestCases(of: request, subject.kind, used: usedConditions) {
      let decision = decide(
        subject, inside: nested, facts, from: request.from, recorder: &recorder)
      if strictest.map({ decision.action < $0.decision.action }) ?? true {
        strictest = (facts, decision)
        // Nothing is stricter.
        if decision.action == .block { break }
      }
    }
    return strictest
      ?? (.nothing, Decision(action: .block, source: .policy, reason: .invalidPolicy))
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
