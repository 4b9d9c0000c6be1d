#if GTK
  internal import JumpGate

  /// Makes taps of what the script saw: a press and its release, or a press the page acts upon.
  ///
  /// A value without an engine. A press is *open* from `press` until `held` (the page has had its
  /// chance to act on it), `drop` (it became a swipe or a drag) or `tap` (it was released).
  struct TapRecorder {
    private struct Press: Hashable {
      var document: Frame.ID?
      var number: Int
      init(_ message: TapMessage) {
        document = message.frame.id
        number = message.number
      }
    }

    private var open: (press: Press, tap: Tap)?
    /// The press that may yet be released, and when it was: the last one, whatever other documents
    /// say.
    private var last: (press: Press, time: GateTime)?
    /// When the display saw the last two presses, heard or not, the later one last.
    private var inputs: [GateTime] = []
    /// The press that was counted before its release; its release counts no more.
    private var counted: Press?
    /// The frame of the last tap, which a navigation with the engine's gesture flag is taken to come
    /// from; nil if there was none on this page, or a press since.
    private(set) var frameOfGesture: Frame?

    /// Hears a message.
    ///
    /// - Returns: a tap that is complete now.
    mutating func hear(_ message: TapMessage) -> Tap? {
      let press = Press(message)
      switch message.kind {
      case .press:
        last = (press, message.time)
        if isOfLastInput(message.time) { open = (press, Tap(in: message.frame, at: message.time)) }
      case .held, .drop:
        if open?.press == press { open = nil }
        if message.kind == .drop, last?.press == press { last = nil }
      case .tap:
        if open?.press == press { open = nil }
        defer { last = nil }
        guard let last, last.press == press, counted != press else { return nil }
        return counts(message, begunAt: last.time)
      case .key:
        return counts(message, begunAt: message.time)
      case .hello, .again, .filled:
        break
      }
      return nil
    }

    private mutating func counts(_ message: TapMessage, begunAt time: GateTime) -> Tap {
      if isOfLastInput(time) { frameOfGesture = message.frame }
      return Tap(in: message.frame, at: message.time)
    }

    /// Whether the script tells of the last press, and not late of the one before.
    private func isOfLastInput(_ time: GateTime) -> Bool {
      let distances = inputs.map { abs($0.milliseconds - time.milliseconds) }
      return distances.count < 2 || distances[1] <= distances[0]
    }

    /// The user pressed something; whose it was, the script has yet to say: a frame that has none, or
    /// that keeps the script from hearing, must not pass for the one that was tapped before.
    ///
    /// - Parameter time: when the display saw it.
    mutating func inputArrived(at time: GateTime) {
      inputs = inputs.suffix(1) + [time]
      frameOfGesture = nil
      open = nil
    }

    /// A navigation with the engine's gesture flag is to be decided: an open press is its tap.
    mutating func actedOnPress() -> Tap? {
      guard let (press, tap) = open else { return nil }
      open = nil
      counted = press
      return tap
    }

    /// Forgets everything but the input: the page is another one.
    mutating func reset() {
      let inputs = inputs
      self = TapRecorder()
      self.inputs = inputs
    }
  }
#endif
