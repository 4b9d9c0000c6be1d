/// One case of a request, decided: rules in order, host schemes, default, preset; then what the
/// address carries inside may tighten it.
extension Policy {
  func decide<Recorder: DecisionRecorder>(
    _ subject: DecisionSubject, _ facts: RequestFacts, from: Origin?, recorder: inout Recorder
  ) -> Decision {
    let own = decideOwn(subject, facts, from: from, recorder: &recorder)
    guard own.action != .block, !subject.isInstall, let nested = subject.destination.nested,
      tightens(subject, facts)
    else { return own }
    let inner = decide(
      DecisionSubject(
        address: nested.address, destination: nested.destination, depth: subject.depth + 1,
        isInstall: false), facts, from: from, recorder: &recorder)
    let limit: Action = subject.isHTTP ? .block : .ask
    guard inner.action <= limit, inner.action < own.action, inner.action != .host else {
      return own
    }
    return Decision(action: inner.action, yes: .open, source: inner.source, reason: .nested)
  }

  /// Whether the destination inside counts: always for what leaves the web view, and for links of
  /// known services that the top, or a new window, would follow.
  private func tightens(_ subject: DecisionSubject, _ facts: RequestFacts) -> Bool {
    guard subject.isHTTP else { return true }
    return subject.destination.isKnownService && facts.navigatesTop
  }

  private func decideOwn<Recorder: DecisionRecorder>(
    _ subject: DecisionSubject, _ facts: RequestFacts, from: Origin?, recorder: inout Recorder
  ) -> Decision {
    guard problems.isEmpty else {
      return Decision(action: .block, source: .policy, reason: .invalidPolicy)
    }
    let isHostScheme = isOne(of: hostSchemes, subject)
    if !isHostScheme, isOne(of: ownSchemes, subject) {
      return Decision(action: .block, source: .policy, reason: .ownScheme)
    }
    var maybe: Decision?
    if !rules.isEmpty {
      let tried = RuleMatcher(policy: self, subject: subject, facts: facts, from: from)
        .firstMatch(maybe: &maybe, recorder: &recorder)
      if let tried { return .stricter(maybe, tried) }
    }
    let rest = decideByKind(subject, facts, isHostScheme: isHostScheme, recorder: &recorder)
    return .stricter(maybe, rest)
  }

  private func isOne(of schemes: [String], _ subject: DecisionSubject) -> Bool {
    !schemes.isEmpty && subject.destination.kind == .deepLink
      && schemes.contains { subject.address.isScheme($0) }
  }

  private func decideByKind<Recorder: DecisionRecorder>(
    _ subject: DecisionSubject, _ facts: RequestFacts, isHostScheme: Bool,
    recorder: inout Recorder
  ) -> Decision {
    if isHostScheme {
      recorder.tried(.hostSchemes, depth: subject.depth, .matched)
      return Decision(action: .host, source: .hostSchemes, reason: .hostScheme)
    }
    let kind = subject.destination.kind
    if let action = defaultActions[kind.ordinal] {
      recorder.tried(.byDefault(kind), depth: subject.depth, .matched)
      return subject.limited(
        Decision(action: action, source: .byDefault(kind), reason: .byDefault))
    }
    let cell = subject.presetCell(in: apps)
    recorder.tried(.preset(cell), depth: subject.depth, .matched)
    return subject.limited(presetDecision(cell, subject, facts))
  }

  private func presetDecision(
    _ cell: PresetCell, _ subject: DecisionSubject, _ facts: RequestFacts
  ) -> Decision {
    let response = preset.response(for: cell)
    let action = response.action(for: facts.tap, inMainFrame: facts.isMainFrame)
    let reason = response.reason(
      for: action, cell: cell, facts: facts, knowsApp: subject.destination.appID != nil)
    return Decision(action: action, source: .preset(cell), reason: reason)
  }
}

extension DestinationKind {
  /// Its place in the declaration.
  @inline(__always)
  var ordinal: Int {
    switch self {
    case .appStoreProduct: 0
    case .appStoreOther: 1
    case .testflight: 2
    case .enterpriseInstall: 3
    case .marketplace: 4
    case .otherAppleContent: 5
    case .otherStore: 6
    case .redirector: 7
    case .deepLink: 8
    case .web: 9
    }
  }
}
