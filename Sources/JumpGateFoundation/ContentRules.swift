public import JumpGate

/// Content rules for WebKit that harden what a policy blocks: pop-ups to store schemes, and store
/// pages in frames.
///
/// They are a second net under the gate: content rules filter loads after the navigation was
/// decided, and can stop neither an app link nor a scheme, but for `window.open`. Where a policy
/// could permit a jump that a rule can't tell apart, the rule is left out and the gate decides.
///
/// Source: <https://webkit.org/blog/3476/content-blockers-first-look/>, and WebKit's
/// `ContentExtensionParser.cpp` for `popup` and `load-context`.
public struct ContentRules: Sendable, Hashable {
  /// The rules in order.
  package let rules: [ContentRule]

  /// The most apps that get an exception of their own; with more, pop-ups are left to the gate.
  static let mostExceptions = 500

  /// Derives the rules of a policy; one that only reports gets none.
  public init(_ policy: Policy) {
    guard policy.mode == .enforce else {
      rules = []
      return
    }
    let permits = PolicyPermits(policy)
    rules = Self.popups(permits) + Self.frames(permits)
  }

  /// The list as WebKit takes it: one JSON array.
  public var json: String {
    rules.isEmpty ? "[]\n" : "[\n" + rules.map { "  " + $0.json }.joined(separator: ",\n") + "\n]\n"
  }

  /// Pop-ups to store schemes, then the listed apps' exceptions.
  private static func popups(_ permits: PolicyPermits) -> [ContentRule] {
    let apps = permits.apps
    let blocked = StoreFacts.schemes.filter { entry in
      !permits.exits(to: entry) && (apps.count <= mostExceptions || !entry.leadsToApps)
    }
    let rules = blocked.map { ContentRule.popup(scheme: $0.name) }
    guard apps.count <= mostExceptions else { return rules }
    return rules + apps.flatMap { ContentRule.popupExceptions(app: $0) }
  }

  /// Store pages in frames: an exit is decided before such a page would load, so that none ever
  /// has to.
  ///
  /// What is below a store's host and may be no store's follows as an exception: the last that
  /// matches counts.
  private static func frames(_ permits: PolicyPermits) -> [ContentRule] {
    StoreFacts.hosts.filter { !permits.loads(from: $0) }.flatMap { store in
      let others = StoreFacts.otherDomains(below: store)
      return [ContentRule.frame(domain: store.name)]
        + others.map { ContentRule.frameException(domain: $0) }
    }
  }
}

extension StoreFacts.Entry {
  /// Whether it can lead to an app of the App Store.
  var leadsToApps: Bool { kinds.contains(.appStoreProduct) }
}
