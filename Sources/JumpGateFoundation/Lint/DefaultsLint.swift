internal import JumpGate

/// Warnings about the defaults by kind: only under a preset that needs no tap.
enum DefaultsLint {
  static func warnings(for policy: Policy) -> [LintWarning] {
    guard !policy.preset.needsTap else { return [] }
    return DestinationKind.allCases.compactMap { kind in
      guard let action = policy.defaults[kind], action.spendsTap else { return nil }
      return LintWarning(
        kind: .permitsWithoutTap, keyPath: "defaults.\(kind.rawValue)",
        message: "\(action.rawValue) even without a tap; a rule with \"when\": [\"tap\"] would not")
    }
  }
}
