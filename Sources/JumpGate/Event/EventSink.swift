/// Hears events, in the order in which they happen, on the thread that judges.
public protocol EventSink {
  /// Takes one event.
  func receive(_ event: JumpEvent)
}
