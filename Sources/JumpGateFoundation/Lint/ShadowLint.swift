internal import JumpGate

/// Finds rules all of whose requests an earlier rule decides.
///
/// When in doubt it says nothing: a rule that is wrongly called useless may be taken out.
struct ShadowLint {
  private let earlier: Rule
  private let later: Rule
  private let policy: Policy

  static func warnings(for rule: Rule, at index: Int, in policy: Policy) -> [LintWarning] {
    let first = policy.rules[..<index].firstIndex {
      ShadowLint(earlier: $0, later: rule, policy: policy).isShadowed
    }
    guard let first else { return [] }
    return [
      LintWarning(
        kind: .shadowed, keyPath: "rules[\(index)]",
        message:
          "is never reached: rules[\(first)] (\(policy.rules[first].id)) decides all it is about"
      )
    ]
  }

  private var isShadowed: Bool {
    // An address that can be read in two ways passes rules that permit, not those that block.
    if earlier.isPermitting, !later.isPermitting { return false }
    let about = later.to.allSatisfy { pattern in
      earlier.to.contains { covers($0, pattern) }
    }
    return about && holds && asks
  }

  /// Whether the earlier rule's conditions hold whenever the later one's do.
  private var holds: Bool {
    guard Set(earlier.when).isSubset(of: later.when) else { return false }
    if needsAsker, !isAsStrict { return false }
    if earlier.tap == later.tap { return true }
    // A carried tap is one for the reach `carried`, and none for the reach `live`.
    return earlier.tap == .carried ? !earlier.when.contains(.noTap) : !earlier.requiresTap
  }

  /// Whether the earlier rule may match only, if it is unknown who asks.
  private var needsAsker: Bool {
    !earlier.from.isEmpty || earlier.when.contains(.sameHost) || earlier.when.contains(.crossHost)
  }

  /// Whether the later rule is no stricter: of rules that may match only, the strictest decides.
  private var isAsStrict: Bool {
    earlier.then == .block
      || (earlier.then == later.then && earlier.requiresTap == later.requiresTap)
  }

  /// Whether it is all the same that a rule about an app may match only, if the id is unknown: the
  /// earlier rule decides, or what blocks apps not listed is stricter than both.
  private var settlesUnknownIDs: Bool {
    isAsStrict || !ListLint.permitsAppStore(policy)
  }

  /// Whether the earlier rule is about everyone the later one is about.
  private var asks: Bool {
    if earlier.from.isEmpty { return true }
    return !later.from.isEmpty
      && later.from.allSatisfy { pattern in
        earlier.from.contains { Self.covers($0.hosts, pattern.hosts) }
      }
  }

  private static func covers(_ outer: HostPattern?, _ inner: HostPattern?) -> Bool {
    guard let outer, let inner else { return false }
    if outer == inner { return true }
    guard outer.isWildcard else { return false }
    guard inner.isWildcard else { return outer.matches(inner.host) }
    return outer.host == inner.host || outer.matches(inner.host)
  }

  private func covers(_ outer: Pattern, _ inner: Pattern) -> Bool {
    switch (outer.form, inner.form) {
    case (.kind(.appStoreProduct), .listedApp), (.kind(.appStoreProduct), .app): true
    case (.kind(let kind), .scheme(let name)): DestinationKind.kinds(ofScheme: name) == [kind]
    case (.listedApp, .listedApp): settlesUnknownIDs
    case (.listedApp, .app(let id)): policy.apps.contains(id) && settlesUnknownIDs
    case (.app(let id), .listedApp):
      policy.apps.count == 1 && policy.apps.contains(id) && settlesUnknownIDs
    case (.app(let id), .app(let other)): id == other && settlesUnknownIDs
    case (.host(let outer), .host(let inner)): Self.covers(outer, inner)
    default: outer == inner
    }
  }
}
