/// One rule: for these destinations, asked by these origins, under these conditions, do this.
public struct Rule: Sendable, Hashable {
  /// Which taps satisfy the condition `tap`.
  public enum TapReach: String, Sendable, Hashable, CaseIterable {
    /// A tap at most 1 s old and not spent.
    case live
    /// Also one at most 10 s old that was carried across documents in this view.
    case carried
  }

  /// Its name, unique in a policy; verdicts carry it.
  public let id: String
  /// What it is about; one of them must match.
  public let to: [Pattern]
  /// Whose requests it is about; one of them must match, or none is written: anyone's.
  public let from: [OriginPattern]
  /// What must hold, all of it.
  public let when: [Condition]
  /// Which taps satisfy the condition `tap`.
  public let tap: TapReach
  /// What it does.
  public let then: Action
  /// What a yes does if `then` is `ask`: `open` or `sheet`.
  public let yes: Action
  let conditions: ConditionSet

  /// Makes a rule with everything written out.
  public init(
    id: String, to: [Pattern], from: [OriginPattern], when: [Condition], tap: TapReach,
    then: Action, yes: Action
  ) {
    self.id = id
    self.to = to
    self.from = from
    self.when = when
    self.tap = tap
    self.then = then
    self.yes = yes
    conditions = ConditionSet(when)
  }

  /// Whether it lets anything happen.
  public var isPermitting: Bool { then != .block }

  /// Whether it depends on a tap.
  public var requiresTap: Bool { conditions.contains(.tap) }
}
