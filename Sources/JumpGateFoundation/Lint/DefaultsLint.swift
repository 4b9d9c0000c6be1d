internal import JumpGate

/// Warnings about the defaults by kind.
enum DefaultsLint {
  static func warnings(for policy: Policy) -> [LintWarning] {
    DestinationKind.allCases.compactMap { kind in
      guard let action = policy.defaults[kind], action.spendsTap else { return nil }
      return LintWarning(
        kind: .permitsWithoutTap, keyPath: "defaults.\(kind.rawValue)",
        message: "\(action.rawValue) even without a tap; a rule with \"when\": [\"tap\"] would not")
    }
  }
}
