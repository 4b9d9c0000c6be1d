#if GTK
  internal import JumpGate

  /// When a view got its last inputs from the display.
  struct InputTimes {
    private static let limit = 8
    private var times: [GateTime] = []

    /// Notes an input.
    mutating func note(_ time: GateTime) {
      times.append(time)
      if times.count > Self.limit { times.removeFirst() }
    }

    /// How far the nearest input lies from a time, in milliseconds; nil if there was none.
    func distance(to time: GateTime) -> Int64? {
      times.map { abs($0.milliseconds - time.milliseconds) }.min()
    }
  }
#endif
