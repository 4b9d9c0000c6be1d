/// A set of conditions as one word, so that a rule is tried with two instructions.
struct ConditionSet: OptionSet, Sendable, Hashable {
  let rawValue: UInt16

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(_ conditions: some Sequence<Condition>) {
    self = conditions.reduce(into: []) { $0.formUnion(ConditionSet($1)) }
  }

  init(_ condition: Condition) {
    switch condition {
    case .tap: rawValue = 1 << 0
    case .noTap: rawValue = 1 << 1
    case .mainFrame: rawValue = 1 << 2
    case .subFrame: rawValue = 1 << 3
    case .popup: rawValue = 1 << 4
    case .topFromFrame: rawValue = 1 << 5
    case .redirected: rawValue = 1 << 6
    case .direct: rawValue = 1 << 7
    case .sameHost: rawValue = 1 << 8
    case .crossHost: rawValue = 1 << 9
    case .isPrivate: rawValue = 1 << 10
    }
  }

  static let tap = ConditionSet(.tap)
  static let noTap = ConditionSet(.noTap)
  static let hosts: ConditionSet = [ConditionSet(.sameHost), ConditionSet(.crossHost)]

  /// The conditions in it, in the order of their declaration.
  var conditions: [Condition] {
    Self.all.filter { contains(ConditionSet($0)) }
  }

  /// The first of them; nil if there is none.
  var first: Condition? { isEmpty ? nil : Self.all.first { contains(ConditionSet($0)) } }

  private static let all = Condition.allCases
}
