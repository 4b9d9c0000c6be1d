/// Why a verdict is what it is, in words a person follows.
public enum Reason: Sendable, Hashable {
  /// The address can't be read.
  case unreadable
}
