#if canImport(WebKit)
  internal import JumpGate

  /// What hears of presses that the app itself saw.
  @MainActor
  protocol PressSink: AnyObject {
    /// A press began, with so many fingers.
    func pressBegan(_ input: TapMatcher.Input, fingers: Int, at time: GateTime)
    /// It is so many points from where it began.
    func pressMoved(by distance: Double)
    /// It was taken away.
    func pressCancelled()
    /// It ended.
    func pressEnded(at time: GateTime)
  }
#endif
