/// Trying the rules on one case of a request.
extension Policy {
  /// The decision of the first rule that surely matches; nil if none does.
  ///
  /// Rules that may match add to `maybe`, which keeps the strictest.
  func firstMatch<Recorder: DecisionRecorder>(
    _ subject: DecisionSubject, _ facts: RequestFacts, from: Origin?,
    maybe: inout Decision?, recorder: inout Recorder
  ) -> Decision? {
    let holding = RuleFacts(facts, subject, from: from, used: usedConditions)
    for index in outlines.indices {
      let outcome = outcome(of: index, subject, holding, from: from)
      recorder.tried(.rule(index), depth: subject.depth, outcome)
      switch outcome {
      case .skipped: continue
      case .matched: return decision(of: index, subject, facts)
      case .mayMatch: maybe = .stricter(maybe, decision(of: index, subject, facts))
      }
    }
    return nil
  }

  private func decision(
    of index: Int, _ subject: DecisionSubject, _ facts: RequestFacts
  ) -> Decision {
    let then = rules[index].then
    var decision = Decision(
      action: then, yes: rules[index].yes, source: .rule(index), reason: .rule)
    if outlines[index].conditions.contains(.tap), facts.tap == .descendant, then.isExit {
      decision.action = .ask
      decision.yes = then
      decision.reason = .descendantTap
    }
    return subject.limited(decision)
  }

  private func outcome(
    of index: Int, _ subject: DecisionSubject, _ holding: RuleFacts, from: Origin?
  ) -> Trace.Outcome {
    let outline = outlines[index]
    guard outline.mayMatch(subject.kind) || (subject.isCarrier && outline.mayMatch(.web)) else {
      return .skipped(.pattern)
    }
    let about = matches(rules[index].to, subject)
    guard about != .no else { return .skipped(.pattern) }
    if outline.isPermitting, subject.isUnsure { return .skipped(.ambiguous) }
    let asked = outline.hasOrigins ? matches(rules[index].from, from, outline.isPermitting) : .yes
    guard asked != .no else { return .skipped(.origin) }
    let missing = holding.missing(outline)
    // One of the two holds, whoever asks.
    if missing.isSuperset(of: .hosts) { return .skipped(.condition(.sameHost)) }
    if let condition = missing.subtracting(holding.unsure).first {
      return .skipped(.condition(condition))
    }
    return about == .maybe || asked == .maybe || !missing.isEmpty ? .mayMatch : .matched
  }

  private func matches(_ patterns: [Pattern], _ subject: DecisionSubject) -> Match {
    var best = Match.no
    for pattern in patterns {
      best = max(best, matches(pattern, subject))
      if best == .yes { break }
    }
    return best
  }

  private func matches(_ pattern: Pattern, _ subject: DecisionSubject) -> Match {
    switch pattern.form {
    case .listedApp where apps.isEmpty: .no
    case .listedApp: subject.isProduct { $0.isListed(in: apps) }
    case .app(let id): subject.isProduct { $0.appID == id }
    case .kind(let kind): subject.isOf(kind) ? .yes : .no
    case .scheme(let name): !subject.isInstall && subject.isScheme(name) ? .yes : .no
    case .host(let hosts): subject.isHTTP && hosts.matches(subject.view) ? .yes : .no
    case .invalid: .no
    }
  }

  private func matches(
    _ origins: [OriginPattern], _ from: Origin?, _ isPermitting: Bool
  ) -> Match {
    switch from {
    case nil: .maybe
    case let from?: origins.contains { $0.matches(from, isPermitting: isPermitting) } ? .yes : .no
    }
  }
}

extension DecisionSubject {
  /// Whether it is the product page of the app that is meant.
  ///
  /// An id that is unknown may be any: that never lets a rule permit, but a rule that restricts is
  /// taken at its word.
  fileprivate func isProduct(_ isTheOne: (DecisionSubject) -> Bool) -> Match {
    guard kind == .appStoreProduct, !isInstall else { return .no }
    guard appID != nil, !isUnsure else { return .maybe }
    return isTheOne(self) ? .yes : .no
  }
}
