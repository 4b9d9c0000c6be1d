#if GTK
  internal import CWebKitGTK
  internal import JumpGate

  /// The adapter's clock: GLib's monotonic one.
  enum Clock {
    /// Now.
    static var now: GateTime { GateTime(milliseconds: Int64(g_get_monotonic_time() / 1000)) }

    /// When the display saw an event, of which GTK may tell late.
    ///
    /// The display counts milliseconds in 32 bits, here by the same clock; where it has another, the
    /// event is of now.
    static func time(of event: OpaquePointer) -> GateTime {
      let now = now.milliseconds
      let late = UInt32(truncatingIfNeeded: now) &- gdk_event_get_time(event)
      return GateTime(milliseconds: late < 10_000 ? now - Int64(late) : now)
    }

    /// When an event happened that a script told of.
    ///
    /// The page's own monotonic clock gives its age when the message was sent; the wall clock, which
    /// both processes share, gives the short way of the message. Neither makes an event younger than
    /// its message or older than the longest span that means anything.
    ///
    /// - Parameters:
    ///   - received: when the message was received.
    ///   - age: milliseconds from the event to the sending.
    ///   - sent: when it was sent, in milliseconds since 1970 by the wall clock.
    static func time(receivedAt received: GateTime, age: Double, sentAt sent: Double) -> GateTime {
      let onTheWay = Double(g_get_real_time()) / 1000 - sent
      let past = clamp(age, to: 0...60_000) + clamp(onTheWay, to: 0...10_000)
      return GateTime(milliseconds: received.milliseconds - Int64(past))
    }

    private static func clamp(_ value: Double, to range: ClosedRange<Double>) -> Double {
      value.isNaN ? range.upperBound : min(max(value, range.lowerBound), range.upperBound)
    }
  }
#endif
