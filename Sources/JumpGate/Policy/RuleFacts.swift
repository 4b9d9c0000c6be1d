/// The conditions that hold for one case of a request, for rules of either reach.
struct RuleFacts {
  let live: ConditionSet
  let carried: ConditionSet
  /// Those that may hold or not, since the asker is unknown.
  let unsure: ConditionSet

  init(
    _ facts: RequestFacts, _ subject: DecisionSubject, from: Origin?,
    used: ConditionSet
  ) {
    var hosts: ConditionSet = []
    var unsure: ConditionSet = []
    if !used.isDisjoint(with: .hosts) {
      switch subject.hasHost(of: from) {
      case true?: hosts = ConditionSet(.sameHost)
      case false?: hosts = ConditionSet(.crossHost)
      case nil: unsure = .hosts
      }
    }
    live = facts.conditions(reach: .live).union(hosts)
    carried = facts.conditions(reach: .carried).union(hosts)
    self.unsure = unsure
  }

  /// The conditions of a rule that don't hold, those that may among them.
  func missing(_ rule: RuleOutline) -> ConditionSet {
    rule.conditions.subtracting(rule.takesCarriedTap ? carried : live)
  }
}

extension DecisionSubject {
  /// Whether it is an http(s) page of an origin's host; nil: that depends on the origin, which is
  /// unknown.
  fileprivate func hasHost(of origin: Origin?) -> Bool? {
    guard isHTTP else { return false }
    return switch origin {
    case nil: nil
    case .opaque?: false
    case .tuple(_, let host, _)?: hasHost(host)
    }
  }

  private func hasHost(_ host: Host) -> Bool {
    switch (host, view.layout.hostKind) {
    case (.domain(let name), .domain):
      Self.withoutDot(view.host).elementsEqual(Self.withoutDot(name.utf8))
    case (.ipv4, .ipv4), (.ipv6, .ipv6): view.host.elementsEqual(host.description.utf8)
    default: false
    }
  }

  /// A domain without the dot that may end it and means nothing.
  private static func withoutDot<Bytes: BidirectionalCollection<UInt8>>(
    _ domain: Bytes
  ) -> Bytes.SubSequence {
    domain.last == UInt8(ascii: ".") ? domain.dropLast() : domain[...]
  }
}
