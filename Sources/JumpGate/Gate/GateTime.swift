/// A point of time as an adapter reads it from a monotonic clock: milliseconds from any origin.
///
/// Passed into the gate, never read by it. Origins of different clocks must not be mixed.
public struct GateTime: Sendable, Hashable, Comparable {
  /// Milliseconds since the clock's origin.
  public var milliseconds: Int64

  /// Makes a point of time.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Whether the left point is earlier.
  public static func < (left: GateTime, right: GateTime) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
