/// What an adapter does with a jump.
///
/// Ordered by strictness, the strictest first.
public enum Action: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Cancel; the page stays as it is.
  case block
  /// Cancel, and give the request to the host app's own delegate.
  case host
  /// Cancel at once, then ask the user.
  case ask
  /// Load it here, in this web view. Stands apart: it is no exit.
  case allow
  /// Cancel, then show the store page inside the app; where the platform can't, as `open`.
  case sheet
  /// Cancel, then hand the address to the system.
  case open

  /// Whether the left action is stricter than the right.
  public static func < (left: Action, right: Action) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .block: 0
    case .host: 1
    case .ask: 2
    case .allow: 3
    case .sheet: 4
    case .open: 5
    }
  }
}
