internal import JumpGate

/// Warnings about the listed apps.
enum ListLint {
  static func warnings(for policy: Policy) -> [LintWarning] {
    guard !policy.apps.isEmpty else { return noApps(policy) }
    var blocked: [String: (first: ListedApp, count: Int)] = [:]
    var order: [String] = []
    for app in policy.apps.apps {
      guard let rule = blockingRule(app.id, policy) else { continue }
      if blocked[rule] == nil { order.append(rule) }
      blocked[rule, default: (app, 0)].count += 1
    }
    return order.compactMap { rule in
      blocked[rule].map { warning(rule, $0.first, others: $0.count - 1, policy) }
    }
  }

  private static func noApps(_ policy: Policy) -> [LintWarning] {
    let named = policy.rules.lazy.flatMap(\.to).contains { pattern in
      switch pattern.form {
      case .app, .kind(.appStoreProduct): true
      default: false
      }
    }
    if named || policy.defaults[.appStoreProduct] != nil || permitsAppStore(policy) { return [] }
    return [
      LintWarning(
        kind: .noApps, keyPath: "apps",
        message: "no app is listed, so every App Store link is blocked")
    ]
  }

  /// Whether a rule or default may permit a page of the App Store, whatever app it is of.
  static func permitsAppStore(_ policy: Policy) -> Bool {
    policy.rules.contains { rule in
      rule.isPermitting && rule.to.contains { SampleKind.mayBe(SampleKind.appStore, $0) }
    } || policy.defaults.contains { $1 != .block && SampleKind.appStore.contains($0) }
  }

  /// What blocks a tap on a plain link to an app, on a page that no rule names; nil if nothing.
  private static func blockingRule(_ id: AppID, _ policy: Policy) -> String? {
    let page = Origin.tuple(scheme: "https", host: .domain("page.invalid"), port: nil)
    let context = CheckContext(from: page, tap: true)
    let verdict = policy.verdict(for: context.request(for: "https://apps.apple.com/app/id\(id)"))
    return verdict.action == .block ? verdict.rule : nil
  }

  private static func warning(
    _ rule: String, _ app: ListedApp, others: Int, _ policy: Policy
  ) -> LintWarning {
    let index = policy.rules.firstIndex { $0.id == rule }
    let path =
      index.map { "rules[\($0)]" } ?? "defaults.\(DestinationKind.appStoreProduct.rawValue)"
    let name = app.name.map { " " + JSONText.quoted($0) } ?? ""
    let rest = others > 0 ? " and \(others) more" : ""
    return LintWarning(
      kind: .listedAppBlocked, keyPath: path,
      message: "blocks app \(app.id)\(name)\(rest), though listed")
  }
}
