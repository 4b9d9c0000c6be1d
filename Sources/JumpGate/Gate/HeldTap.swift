/// A tap as a gate remembers it.
struct HeldTap: Sendable, Hashable {
  /// How a tap is named within its gate.
  let id: UInt32
  let tap: Tap
  /// Whether it paid for an exit, or was handed to a child view.
  var isSpent = false
  /// Whether it was made on an earlier document of this view.
  var isCarried = false
  /// Whether it was handed on by the view's opener, whose tap it was.
  var isFromOpener = false
  /// What it was worth in the opener, if a child view inherited it and has not loaded yet.
  var inherited: TapStanding?

  /// How long a tap is live, in milliseconds.
  static let lifetime: Int64 = 1_000
  /// How long a tap can be carried across documents, in milliseconds.
  static let carriedLifetime: Int64 = 10_000
  /// By how many milliseconds an event's time stamp may lie ahead of the adapter's clock.
  static let clockTolerance: Int64 = 50
}
