/// What a trusted user activation is worth for one request.
public enum TapStanding: String, Sendable, Hashable, CaseIterable {
  /// No tap.
  case none
  /// A tap in the asking frame, at most 1 s old, not yet spent.
  case live
  /// A live tap in a descendant of the asking frame: counts, but for `ask` at most.
  case descendant
  /// The tap paid for an exit already.
  case spent
  /// The tap is older than 1 s.
  case lapsed
  /// A tap at most 10 s old that was carried across documents in this view.
  case carried
  /// The adapter can't tell: evaluated as each, the strictest verdict wins.
  case unknown

  /// Whether there is a tap for certain, whatever it is worth.
  var isThere: Bool { worth > 0 }

  /// How much it is worth beside the others: more is more, 0 is nothing for certain.
  var worth: Int {
    switch self {
    case .none, .unknown: 0
    case .spent: 1
    case .lapsed: 2
    case .carried: 3
    case .descendant: 4
    case .live: 5
    }
  }
}
