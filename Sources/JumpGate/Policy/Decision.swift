/// What the policy decided, before it is put into words.
struct Decision: Sendable, Hashable {
  /// What decided.
  enum Source: Sendable, Hashable {
    case rule(Int)
    case hostSchemes
    case byDefault(DestinationKind)
    case preset(PresetCell)
    case policy
  }

  var action: Action
  var yes: Action = .open
  var source: Source
  var reason: Reason

  /// The stricter of two; of two that are alike the first.
  static func stricter(_ first: Decision?, _ second: Decision) -> Decision {
    guard let first else { return second }
    return second.action < first.action ? second : first
  }

  /// A decision, or that of a rule which may match if it is stricter, or restricts as much: what is
  /// unknown satisfies no rule that permits.
  static func sure(_ sure: Decision, or maybe: Decision?) -> Decision {
    guard let maybe else { return sure }
    let restricts = maybe.action == .block && maybe.reason == .rule
    return maybe.action < sure.action || restricts ? maybe : sure
  }
}
