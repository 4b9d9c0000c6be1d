/// A trusted user activation: what the adapter counted as a tap, whose and when.
public struct Tap: Sendable, Hashable {
  /// The frame in which it happened.
  public var frame: Frame
  /// When the event happened, by its own time stamp.
  public var time: GateTime

  /// Describes a tap.
  public init(in frame: Frame, at time: GateTime) {
    self.frame = frame
    self.time = time
  }
}
