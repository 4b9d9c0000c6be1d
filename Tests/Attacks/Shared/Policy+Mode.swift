package import JumpGate

extension Policy {
  /// The same policy in another mode.
  package func `in`(_ mode: PolicyMode) -> Policy {
    Policy(
      preset: preset, mode: mode, apps: apps, hostSchemes: hostSchemes,
      appLinkHosts: appLinkHosts, rules: rules, defaults: defaults)
  }
}
