internal import JumpGate

/// Warnings about domains.
enum HostLint {
  static func warnings(for pattern: HostPattern, at path: String) -> [LintWarning] {
    guard pattern.isWildcard, case .domain(let domain) = pattern.host,
      SharedParents.contains(domain)
    else { return [] }
    return [
      LintWarning(
        kind: .sharedParent, keyPath: path,
        message: "anyone can get a sub-domain of \(domain), so \(pattern) is anyone")
    ]
  }
}
