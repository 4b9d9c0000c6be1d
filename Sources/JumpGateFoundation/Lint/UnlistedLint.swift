internal import JumpGate

/// Warnings about what lets out apps that are not listed, or installs some, without a question.
///
/// A rule with a `from` is a deliberate choice.
enum UnlistedLint {
  /// The kinds that lead to an app of the App Store, or install one past it.
  private static let kinds = SampleKind.appStore.union([
    .testflight, .enterpriseInstall, .marketplace,
  ])

  /// The warnings about a rule, beside those that say what of it never decides anything.
  static func warnings(
    for rule: Rule, at index: Int, in policy: Policy, beside others: [LintWarning]
  ) -> [LintWarning] {
    guard !policy.apps.isEmpty, rule.then.asksNobody, rule.from.isEmpty else { return [] }
    let path = "rules[\(index)]"
    let idle = others.filter { $0.kind == .neverMatches || $0.kind == .shadowed }.map(\.keyPath)
    guard !idle.contains(path), !idle.contains("\(path).when") else { return [] }
    let kinds = kinds(leftTo: rule, at: index, in: policy)
    return rule.to.enumerated().compactMap { number, pattern in
      let path = "\(path).to[\(number)]"
      guard !idle.contains(path), SampleKind.mayBe(kinds, pattern) else { return nil }
      return LintWarning(
        kind: .opensUnlisted, keyPath: path,
        message: "\(pattern) covers apps that are not listed; "
          + "use listed-app, \"then\": \"ask\" or a \"from\"")
    }
  }

  /// The warnings about the defaults.
  static func warnings(forDefaultsOf policy: Policy) -> [LintWarning] {
    guard !policy.apps.isEmpty else { return [] }
    return DestinationKind.allCases.compactMap { kind in
      guard let action = policy.defaults[kind], action.asksNobody,
        kinds(leftTo: rule(action, in: policy), at: policy.rules.count, in: policy).contains(kind)
      else { return nil }
      return LintWarning(
        kind: .opensUnlisted, keyPath: "defaults.\(kind.rawValue)",
        message: "\(action.rawValue) covers apps that are not listed; use \"ask\"")
    }
  }

  /// A rule that permits no less than a default.
  private static func rule(_ action: Action, in policy: Policy) -> Rule {
    Rule(
      id: "default", to: [], from: [], when: policy.preset.needsTap ? [.tap] : [], tap: .live,
      then: action, yes: .open)
  }

  /// The kinds of which earlier rules don't decide all that a rule could be about.
  private static func kinds(
    leftTo rule: Rule, at index: Int, in policy: Policy
  ) -> Set<DestinationKind> {
    kinds.filter { kind in
      let part = Rule(
        id: rule.id, to: [.kind(kind)], from: rule.from, when: rule.when, tap: rule.tap,
        then: rule.then, yes: rule.yes)
      return ShadowLint.warnings(for: part, at: index, in: policy).isEmpty
    }
  }
}

extension Action {
  /// Whether it lets something happen that the user is not asked about.
  fileprivate var asksNobody: Bool { self != .block && self != .ask }
}
