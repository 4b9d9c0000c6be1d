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
    /// The press that was counted before its release; its release counts no more.
    private var counted: Press?
    /// The frame of the last tap or counted press, which a navigation with the engine's gesture
    /// flag is taken to come from; nil if there was none on this page.
    private(set) var frameOfGesture: Frame?

    /// Hears a message.
    ///
    /// - Returns: a tap that is complete now.
    mutating func hear(_ message: TapMessage) -> Tap? {
      let press = Press(message)
      switch message.kind {
      case .press:
        open = (press, Tap(in: message.frame, at: message.time))
      case .held, .drop:
        if open?.press == press { open = nil }
      case .tap:
        if open?.press == press { open = nil }
        if counted == press { return nil }
        frameOfGesture = message.frame
        return Tap(in: message.frame, at: message.time)
      case .hello, .again, .filled:
        break
      }
      return nil
    }

    /// A navigation with the engine's gesture flag is to be decided: an open press is its tap.
    mutating func actedOnPress() -> Tap? {
      guard let (press, tap) = open else { return nil }
      open = nil
      counted = press
      frameOfGesture = tap.frame
      return tap
    }

    /// Forgets everything: the page is another one.
    mutating func reset() {
      self = TapRecorder()
    }
  }
#endif
