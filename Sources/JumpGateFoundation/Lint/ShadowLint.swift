internal import JumpGate

/// Finds rules all of whose requests an earlier rule decides.
enum ShadowLint {
  static func warnings(for rule: Rule, at index: Int, in policy: Policy) -> [LintWarning] {
    let first = policy.rules[..<index].firstIndex { shadows($0, rule, policy.apps) }
    guard let first else { return [] }
    return [
      LintWarning(
        kind: .shadowed, keyPath: "rules[\(index)]",
        message:
          "is never reached: rules[\(first)] (\(policy.rules[first].id)) decides all it is about"
      )
    ]
  }

  private static func shadows(_ earlier: Rule, _ later: Rule, _ apps: AppList) -> Bool {
    let about = later.to.allSatisfy { pattern in
      earlier.to.contains { covers($0, pattern, apps) }
    }
    return about && holds(earlier, later) && asks(earlier, later)
  }

  /// Whether the earlier rule's conditions hold whenever the later one's do.
  private static func holds(_ earlier: Rule, _ later: Rule) -> Bool {
    guard Set(earlier.when).isSubset(of: later.when) else { return false }
    return !earlier.requiresTap || earlier.tap == .carried || later.tap == .live
  }

  /// Whether the earlier rule is about everyone the later one is about.
  private static func asks(_ earlier: Rule, _ later: Rule) -> Bool {
    if earlier.from.isEmpty { return true }
    // A permitting rule's origins are https only, a refusing one's any.
    if earlier.isPermitting, !later.isPermitting { return false }
    return !later.from.isEmpty
      && later.from.allSatisfy { pattern in earlier.from.contains { covers($0, pattern) } }
  }

  private static func covers(_ outer: OriginPattern, _ inner: OriginPattern) -> Bool {
    guard let outer = outer.hosts, let inner = inner.hosts else { return false }
    return covers(outer, inner)
  }

  private static func covers(_ outer: HostPattern, _ inner: HostPattern) -> Bool {
    if outer == inner { return true }
    guard outer.isWildcard else { return false }
    guard inner.isWildcard else { return outer.matches(inner.host) }
    return outer.host == inner.host || outer.matches(inner.host)
  }

  private static func covers(_ outer: Pattern, _ inner: Pattern, _ apps: AppList) -> Bool {
    if outer == inner { return true }
    switch (outer.form, inner.form) {
    case (.kind(.appStoreProduct), .listedApp), (.kind(.appStoreProduct), .app): return true
    case (.kind(let kind), .scheme(let name)): return SampleKind.kinds(ofScheme: name) == [kind]
    case (.listedApp, .app(let id)): return apps.contains(id)
    case (.app(let id), .listedApp): return apps.count == 1 && apps.contains(id)
    case (.host(let outer), .host(let inner)): return covers(outer, inner)
    default: return false
    }
  }
}
