/// Hears events, in the order in which they happen.
public protocol EventSink: Sendable {
  /// Takes one event.
  func receive(_ event: JumpEvent)
}
