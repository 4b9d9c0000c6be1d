/// A sink that keeps what it hears, for tests of apps that use JumpGate.
///
/// ```swift
/// let sink = RecordingSink()
/// sink.receive(gate.judge(attempt, at: time))
/// #expect(sink.jumps.map(\.verdict.action) == [.block])
/// ```
public final class RecordingSink: EventSink {
  /// All events, oldest first.
  public private(set) var events: [JumpEvent] = []

  /// A sink that has heard nothing.
  public init() {}

  /// Keeps an event.
  public func receive(_ event: JumpEvent) {
    events.append(event)
  }

  /// The events that are jumps, oldest first.
  public var jumps: [JumpEvent] { events.filter(\.isJump) }

  /// Forgets everything.
  public func removeAll() {
    events = []
  }
}
