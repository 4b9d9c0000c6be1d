/// Which frame of a page asks.
public enum AskingFrame: String, Sendable, Hashable, CaseIterable {
  /// The main frame.
  case main
  /// A frame inside the page.
  case sub
  /// The adapter can't tell: evaluated as each, the stricter verdict wins.
  case unknown
}
