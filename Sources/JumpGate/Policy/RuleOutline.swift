/// What of a rule decides at a glance whether it can match: tried before anything is compared.
struct RuleOutline: Sendable, Hashable {
  /// The kinds that its patterns can match, a bit each.
  let kinds: UInt16
  let conditions: ConditionSet
  let takesCarriedTap: Bool
  let isPermitting: Bool
  /// Whether it asks who asks.
  let hasOrigins: Bool

  init(_ rule: Rule) {
    kinds = rule.to.reduce(0) { $0 | $1.kinds }
    conditions = rule.conditions
    takesCarriedTap = rule.tap == .carried
    isPermitting = rule.isPermitting
    hasOrigins = !rule.from.isEmpty
  }

  /// Whether a destination of a kind can match.
  func mayMatch(_ kind: DestinationKind) -> Bool { kinds & (1 << UInt16(kind.ordinal)) != 0 }
}

extension Pattern {
  /// The kinds that it can match, a bit each.
  fileprivate var kinds: UInt16 {
    switch form {
    case .listedApp, .app: 1 << UInt16(DestinationKind.appStoreProduct.ordinal)
    case .kind(let kind): 1 << UInt16(kind.ordinal)
    case .scheme, .host: .max
    case .invalid: 0
    }
  }
}
