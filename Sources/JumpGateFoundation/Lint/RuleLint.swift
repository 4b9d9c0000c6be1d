internal import JumpGate

/// Warnings about one rule by itself.
struct RuleLint {
  private let rule: Rule
  private let path: String
  private let policy: Policy

  static func warnings(for rule: Rule, at path: String, in policy: Policy) -> [LintWarning] {
    let lint = RuleLint(rule: rule, path: path, policy: policy)
    return lint.opposites + lint.patterns + lint.taps + lint.hosts
  }

  private func warning(_ kind: LintWarning.Kind, _ path: String, _ message: String) -> LintWarning {
    LintWarning(kind: kind, keyPath: path, message: message)
  }

  /// Conditions that never hold together.
  private var opposites: [LintWarning] {
    Condition.opposites.filter { rule.when.contains($0.0) && rule.when.contains($0.1) }.map {
      warning(
        .neverMatches, "\(path).when",
        "\($0.0.rawValue) and \($0.1.rawValue) never hold together, so the rule never matches")
    }
  }

  private var patterns: [LintWarning] {
    rule.to.enumerated().flatMap { index, pattern in
      let path = "\(path).to[\(index)]"
      return [neverMatching(pattern, path), neverOpened(pattern, path)].compactMap(\.self)
    }
  }

  private func neverMatching(_ pattern: Pattern, _ path: String) -> LintWarning? {
    if pattern == .listedApp, policy.apps.isEmpty {
      return warning(.neverMatches, path, "listed-app never matches, since no app is listed")
    }
    if rule.when.contains(.sameHost), case .scheme(let name) = pattern.form,
      name != "http", name != "https"
    {
      return warning(
        .neverMatches, path, "an address of scheme \(name) never has the asking page's host")
    }
    return nil
  }

  private func neverOpened(_ pattern: Pattern, _ path: String) -> LintWarning? {
    guard rule.then.spendsTap else { return nil }
    if SampleKind.staysInPage(pattern) {
      return warning(.neverOpened, path, "\(pattern) belongs to the page and is never opened")
    }
    if SampleKind.isLinkService(pattern) {
      return warning(
        .neverOpened, path,
        "an http(s) link of a link service is never opened; what it leads to is judged when it comes"
      )
    }
    if rule.then == .sheet || rule.yes == .sheet, SampleKind.isSurelyNoProduct(pattern) {
      return warning(
        .neverOpened, path, "only an App Store product has a sheet; \(pattern) is opened instead")
    }
    return nil
  }

  private var taps: [LintWarning] {
    var warnings: [LintWarning] = []
    if rule.then.spendsTap, !rule.requiresTap {
      warnings.append(
        warning(
          .permitsWithoutTap, path,
          "\(rule.then.rawValue) even without a tap, and as often as a page likes; "
            + "add \"tap\" to \"when\""))
    }
    if rule.tap == .carried, !rule.requiresTap, !rule.when.contains(.noTap) {
      warnings.append(
        warning(
          .tapWithoutCondition, "\(path).tap", "says nothing, since \"when\" has no \"tap\""))
    }
    return warnings
  }

  private var hosts: [LintWarning] {
    guard rule.isPermitting else { return [] }
    let to = rule.to.enumerated().flatMap { index, pattern -> [LintWarning] in
      guard case .host(let hosts) = pattern.form else { return [] }
      return HostLint.warnings(for: hosts, at: "\(path).to[\(index)]")
    }
    let from = rule.from.enumerated().flatMap { index, pattern in
      pattern.hosts.map { HostLint.warnings(for: $0, at: "\(path).from[\(index)]") } ?? []
    }
    return to + from
  }
}
