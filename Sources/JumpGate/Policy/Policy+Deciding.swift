/// One case of a request, decided: rules in order, host schemes, default, preset; then what the
/// address carries inside may tighten it.
extension Policy {
  func decide<Recorder: DecisionRecorder>(
    _ subject: DecisionSubject, inside nested: [NestedDestination], _ facts: RequestFacts,
    from: Origin?, recorder: inout Recorder
  ) -> Decision {
    let own = decideOwn(subject, facts, from: from, recorder: &recorder)
    guard own.action != .block, tightens(subject, facts) else { return own }
    if subject.isOverfull {
      return Decision(action: .block, source: own.source, reason: .nested)
    }
    // Each counts: a destination that is permitted must not hide one that is not.
    var strictest = own
    for nested in nested {
      let inner = nested.address.withView { view in
        decide(
          DecisionSubject(view, nested.destination, depth: subject.depth + 1, isInstall: false),
          inside: nested.destination.inside, facts, from: from, recorder: &recorder)
      }
      let limit: Action = subject.isHTTP ? .block : .ask
      guard inner.action <= limit, inner.action < strictest.action, inner.action != .host else {
        continue
      }
      strictest = Decision(action: inner.action, yes: .open, source: inner.source, reason: .nested)
    }
    return strictest
  }

  /// Whether the destination inside counts: always for what leaves the web view, and for links of
  /// known services that the top, a new window or another browser would follow.
  private func tightens(_ subject: DecisionSubject, _ facts: RequestFacts) -> Bool {
    guard !subject.isInstall else { return false }
    return !subject.isHTTP || (subject.isKnownService && (subject.depth > 0 || facts.navigatesTop))
  }

  private func decideOwn<Recorder: DecisionRecorder>(
    _ subject: DecisionSubject, _ facts: RequestFacts, from: Origin?,
    recorder: inout Recorder
  ) -> Decision {
    guard problems.isEmpty else {
      return Decision(action: .block, source: .policy, reason: .invalidPolicy)
    }
    let isHostScheme = subject.mayBeHosts && isOne(of: hostSchemes, subject)
    // A browser's own scheme is no deep link; what it is registered for beside that stays in the page.
    if !isHostScheme, !LoadableScheme.isLoadable(subject.view), isOne(of: ownSchemes, subject) {
      return Decision(action: .block, source: .policy, reason: .ownScheme)
    }
    var maybe: Decision?
    if !outlines.isEmpty,
      let tried = firstMatch(subject, facts, from: from, maybe: &maybe, recorder: &recorder)
    {
      return .sure(tried, or: maybe)
    }
    let rest = decideByKind(subject, facts, isHostScheme: isHostScheme, recorder: &recorder)
    return .sure(rest, or: maybe)
  }

  private func isOne(of schemes: [String], _ subject: DecisionSubject) -> Bool {
    !schemes.isEmpty && schemes.contains { subject.isScheme($0) }
  }

  private func decideByKind<Recorder: DecisionRecorder>(
    _ subject: DecisionSubject, _ facts: RequestFacts, isHostScheme: Bool,
    recorder: inout Recorder
  ) -> Decision {
    if isHostScheme {
      recorder.tried(.hostSchemes, depth: subject.depth, .matched)
      return Decision(action: .host, source: .hostSchemes, reason: .hostScheme)
    }
    if let (kind, action) = defaultAction(subject) {
      recorder.tried(.byDefault(kind), depth: subject.depth, .matched)
      return subject.limited(defaultDecision(action, for: kind, facts))
    }
    let cell = subject.presetCell(in: apps)
    recorder.tried(.preset(cell), depth: subject.depth, .matched)
    return subject.limited(presetDecision(cell, subject, facts))
  }

  /// The default for a subject, and the kind that it is written for: for a page that carries a
  /// store's address the stricter of two.
  private func defaultAction(_ subject: DecisionSubject) -> (DestinationKind, Action)? {
    let own = defaultActions[subject.kind.ordinal].map { (subject.kind, $0) }
    guard subject.isCarrier, let page = defaultActions[DestinationKind.web.ordinal] else {
      return own
    }
    return own.flatMap { $0.1 < page ? $0 : nil } ?? (.web, page)
  }

  /// A default is no rule: what it lets out needs a tap, as with the preset that it changes.
  private func defaultDecision(
    _ action: Action, for kind: DestinationKind, _ facts: RequestFacts
  ) -> Decision {
    let source = Decision.Source.byDefault(kind)
    guard action.spendsTap, preset.needsTap else {
      return Decision(action: action, source: source, reason: .byDefault)
    }
    let response = PresetResponse.tap(action)
    let limited = response.action(for: facts.tap, inMainFrame: facts.isMainFrame)
    return Decision(
      action: limited, source: source,
      reason: limited == action ? .byDefault : response.tapReason(for: limited, facts.tap))
  }

  private func presetDecision(
    _ cell: PresetCell, _ subject: DecisionSubject, _ facts: RequestFacts
  ) -> Decision {
    let response = preset.response(for: cell)
    let action = response.action(for: facts.tap, inMainFrame: facts.isMainFrame)
    let reason = response.reason(
      for: action, cell: cell, facts: facts, knowsApp: subject.appID != nil)
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
