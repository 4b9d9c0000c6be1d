public import JumpGate

/// Finds what is no mistake in a policy but hardly meant.
public enum PolicyLint {
  /// The warnings about a policy, in the order of its file.
  public static func warnings(for policy: Policy) -> [LintWarning] {
    var warnings: [LintWarning] = []
    if policy.mode == .report {
      warnings.append(
        LintWarning(kind: .reportsOnly, keyPath: "mode", message: "nothing is enforced"))
    }
    warnings += ListLint.warnings(for: policy)
    for (index, pattern) in policy.appLinkHosts.enumerated() {
      warnings += HostLint.warnings(for: pattern, at: "appLinkHosts[\(index)]")
    }
    for (index, rule) in policy.rules.enumerated() {
      let path = "rules[\(index)]"
      let odd =
        RuleLint.warnings(for: rule, at: path, in: policy)
        + ShadowLint.warnings(for: rule, at: index, in: policy)
      warnings += odd + UnlistedLint.warnings(for: rule, at: index, in: policy, beside: odd)
    }
    return warnings + DefaultsLint.warnings(for: policy)
      + UnlistedLint.warnings(forDefaultsOf: policy)
  }
}
