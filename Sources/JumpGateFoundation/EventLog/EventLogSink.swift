public import JumpGate

/// Hears events and passes each on as a line of JSON.
///
/// ```swift
/// let sink = EventLogSink { line in handle.write(Data(line.utf8)) }
/// ```
public struct EventLogSink: EventSink {
  private let log: EventLog
  private let onlyJumps: Bool
  private let write: @Sendable (String) -> Void

  /// Makes a sink.
  ///
  /// - Parameters:
  ///   - log: how much of an address is written.
  ///   - onlyJumps: whether navigations that are no jumps are left out.
  ///   - write: takes each line with its line feed; called where the event is sent.
  public init(
    _ log: EventLog = EventLog(), onlyJumps: Bool = true,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.log = log
    self.onlyJumps = onlyJumps
    self.write = write
  }

  /// Writes an event.
  public func receive(_ event: JumpEvent) {
    if event.isJump || !onlyJumps { write(log.line(for: event)) }
  }
}
