#if canImport(WebKit) && canImport(os)
  public import JumpGate
  internal import os

  /// Writes events to the unified log: what was decided and why for everybody, addresses and origins
  /// as private data.
  ///
  /// ```swift
  /// var hooks = Hooks()
  /// hooks.sinks = [UnifiedLogSink(subsystem: "com.example.reader")]
  /// ```
  public struct UnifiedLogSink: EventSink {
    private let logger: Logger
    private let onlyJumps: Bool

    /// Makes a sink.
    ///
    /// - Parameters:
    ///   - subsystem: the app's own name in the log, its bundle identifier by custom.
    ///   - onlyJumps: whether navigations that are no jumps are left out.
    public init(subsystem: String, onlyJumps: Bool = true) {
      logger = Logger(subsystem: subsystem, category: "JumpGate")
      self.onlyJumps = onlyJumps
    }

    /// Writes one event.
    public func receive(_ event: JumpEvent) {
      guard event.isJump || !onlyJumps else { return }
      let verdict = event.verdict
      let kind = verdict.destination?.kind.rawValue ?? "none"
      let tap = event.request.tap.rawValue
      let frame = event.request.frame.rawValue
      let reason = verdict.reason.rawValue
      logger.notice(
        """
        \(verdict.action.rawValue, privacy: .public) \(kind, privacy: .public) \
        tap \(tap, privacy: .public) frame \(frame, privacy: .public) \
        rule \(verdict.rule, privacy: .public): \(reason, privacy: .public); \
        \(event.address, privacy: .private) from \(event.asker, privacy: .private)
        """)
    }
  }

  extension JumpEvent {
    fileprivate var address: String {
      switch request.target {
      case .success(let address): address.withoutCredentials.href
      // The text may hold anything, credentials too.
      case .failure: "no address"
      }
    }

    fileprivate var asker: String { request.from?.description ?? "unknown" }
  }
#endif
