internal import JumpGate

/// Warnings about domains.
enum HostLint {
  static func warnings(for pattern: HostPattern, at path: String) -> [LintWarning] {
    guard pattern.isWildcard, case .domain(let domain) = pattern.host else { return [] }
    let message: String
    if SharedParents.contains(domain) {
      message = "anyone can get a sub-domain of \(domain), so \(pattern) is anyone"
    } else if SharedParents.isTopLevel(domain) {
      message = "\(pattern) covers a whole top-level domain"
    } else {
      return []
    }
    return [LintWarning(kind: .sharedParent, keyPath: path, message: message)]
  }
}
