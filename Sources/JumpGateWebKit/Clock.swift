#if canImport(WebKit)
  internal import Dispatch
  internal import Foundation
  internal import JumpGate

  extension GateTime {
    /// Now, on the clock of `UITouch.timestamp` and `NSEvent.timestamp`: the time since the system
    /// started, without sleep.
    ///
    /// Dispatch's clock needs no declared reason, unlike `ProcessInfo.systemUptime` and
    /// `mach_absolute_time()`, which read the same.
    static var now: GateTime {
      GateTime(milliseconds: Int64(clamping: DispatchTime.now().uptimeNanoseconds / 1_000_000))
    }

    /// An event's own time stamp, in seconds since the system started.
    init(timestamp: TimeInterval) {
      let milliseconds = (timestamp * 1000).rounded(.down)
      // A time that is none lies in the distant past: such a tap is never live.
      self.init(milliseconds: Int64(exactly: milliseconds) ?? .min / 2)
    }
  }
#endif
