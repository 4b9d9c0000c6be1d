#if GTK
  internal import CWebKitGTK

  /// The host app's own handlers of a signal, which are asked after the gate and only by it.
  ///
  /// Handlers run in the order in which they were connected, and one that decides ends the asking:
  /// a handler that was there before the gate could answer in its place. Those are blocked, and the
  /// gate asks them itself, by a second emission in which only its own handler is blocked.
  @MainActor
  final class HostHandlers {
    private let object: UnsafeMutableRawPointer
    private let signal: guint
    private let earlier: [gulong]
    /// The gate's own handler; 0 until it is connected.
    var own: gulong = 0
    private var isAsking = false

    /// Blocks the handlers that are there.
    init(of signal: String, on object: UnsafeMutableRawPointer) {
      self.object = object
      self.signal = g_signal_lookup(signal, webkit_web_view_get_type())
      var found: [gulong] = []
      while true {
        let mask = GSignalMatchType(
          rawValue: G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_UNBLOCKED.rawValue)
        let handler = g_signal_handler_find(object, mask, self.signal, 0, nil, nil, nil)
        if handler == 0 { break }
        g_signal_handler_block(object, handler)
        found.append(handler)
      }
      earlier = found
    }

    /// Whether any handler was there before the gate's.
    var hasEarlier: Bool { earlier.contains(where: isConnected) }

    /// Asks the host's handlers, all of them.
    ///
    /// One of them may end the enforcement; they stay the host's then.
    func ask<Answer>(_ emit: () -> Answer) -> Answer {
      let asked = earlier.filter(isConnected)
      asked.forEach { g_signal_handler_unblock(object, $0) }
      g_signal_handler_block(object, own)
      isAsking = true
      defer {
        isAsking = false
        if isConnected(own) {
          asked.filter(isConnected).forEach { g_signal_handler_block(object, $0) }
          g_signal_handler_unblock(object, own)
        }
      }
      return emit()
    }

    /// Ends the emission that is going on, so that nobody is asked after the gate.
    func stop() {
      g_signal_stop_emission(object, signal, 0)
    }

    /// Gives the host's handlers back, which they are already while they are asked.
    func release() {
      if isAsking { return }
      earlier.filter(isConnected).forEach { g_signal_handler_unblock(object, $0) }
    }

    private func isConnected(_ handler: gulong) -> Bool {
      g_signal_handler_is_connected(object, handler) != 0
    }
  }
#endif
