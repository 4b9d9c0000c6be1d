/// Tries a policy's rules on one case of a request.
struct RuleMatcher {
  let policy: Policy
  let subject: DecisionSubject
  let facts: RequestFacts
  let from: Origin?
  private let live: ConditionSet
  private let carried: ConditionSet
  /// Those of the conditions that may hold or not, since the asker is unknown.
  private let unsure: ConditionSet

  init(policy: Policy, subject: DecisionSubject, facts: RequestFacts, from: Origin?) {
    self.policy = policy
    self.subject = subject
    self.facts = facts
    self.from = from
    var hosts: ConditionSet = []
    var unsure: ConditionSet = []
    if !policy.usedConditions.isDisjoint(with: .hosts) {
      if let from {
        hosts = ConditionSet(from.hasHost(of: subject.address) ? .sameHost : .crossHost)
      } else {
        unsure = .hosts
      }
    }
    live = facts.conditions(reach: .live).union(hosts)
    carried = facts.conditions(reach: .carried).union(hosts)
    self.unsure = unsure
  }

  /// The decision of the first rule that surely matches; nil if none does.
  ///
  /// Rules that may match add to `maybe`, which keeps the strictest.
  func firstMatch<Recorder: DecisionRecorder>(
    maybe: inout Decision?, recorder: inout Recorder
  ) -> Decision? {
    for index in policy.rules.indices {
      let outcome = outcome(of: policy.rules[index])
      recorder.tried(.rule(index), depth: subject.depth, outcome)
      switch outcome {
      case .skipped: continue
      case .matched: return decision(of: index)
      case .mayMatch: maybe = .stricter(maybe, decision(of: index))
      }
    }
    return nil
  }

  private func decision(of index: Int) -> Decision {
    let rule = policy.rules[index]
    var decision = Decision(
      action: rule.then, yes: rule.yes, source: .rule(index), reason: .rule)
    if rule.requiresTap, facts.tap == .descendant, rule.then.isExit {
      decision.action = .ask
      decision.yes = rule.then
      decision.reason = .descendantTap
    }
    return subject.limited(decision)
  }

  private func outcome(of rule: Rule) -> Trace.Outcome {
    let about = matches(rule.to)
    guard about != .no else { return .skipped(.pattern) }
    if rule.isPermitting, subject.isUnsure { return .skipped(.ambiguous) }
    let asked = matches(rule.from, isPermitting: rule.isPermitting)
    guard asked != .no else { return .skipped(.origin) }
    let holding = rule.tap == .carried ? carried : live
    let missing = rule.conditions.subtracting(holding)
    if let condition = missing.subtracting(unsure).conditions.first {
      return .skipped(.condition(condition))
    }
    return about == .maybe || asked == .maybe || !missing.isEmpty ? .mayMatch : .matched
  }
}
