/// Joins what an app saw of a press to what the page's documents saw of it, and counts taps.
///
/// A tap needs both sides: a press that the app itself saw (a page cannot forge it), and a trusted
/// event that a script in an isolated world saw (it says in which frame). A press that moved, had
/// two fingers, was cancelled, or was seen by two different frames counts for nothing.
///
/// A value with mutating functions; time is passed in. Each press gives one tap at most.
///
/// ```swift
/// var matcher = TapMatcher()
/// matcher.pressBegan(.pointer, fingers: 1, at: began)
/// _ = matcher.trustedEvent(.pointer, in: frame, at: began)
/// matcher.pressEnded(at: ended)  // a tap in `frame`, at the time of the release
/// ```
package struct TapMatcher: Sendable, Hashable {
  /// What was pressed with.
  package enum Input: String, Sendable, Hashable, CaseIterable {
    /// A finger, a pointer, a mouse.
    case pointer
    /// Enter or Space; no other key is a tap.
    case key
  }

  /// How far a press may move and still be a tap, in points.
  package static let slop = 10.0
  /// How long after the release a trusted event still belongs to its press, in milliseconds.
  package static let patience: Int64 = 1000

  private struct Press: Sendable, Hashable {
    let input: Input
    let began: GateTime
    var ended: GateTime?
    var frame: Frame?
    var isVoid = false
    var isHeld = false
    var isCounted = false
  }

  private var press: Press?

  /// A matcher that has seen nothing.
  package init() {}

  /// Tells that a press began; a second finger, now or later, makes it count for nothing.
  package mutating func pressBegan(_ input: Input, fingers: Int, at time: GateTime) {
    let joins = press.map { $0.ended == nil && $0.input == input && input == .pointer } ?? false
    if joins && fingers > 1 {
      press?.isVoid = true
    } else {
      press = Press(input: input, began: time, isVoid: fingers != 1)
    }
  }

  /// Tells how far the press is now from where it began, in points.
  package mutating func pressMoved(by distance: Double) {
    // A distance that is no number is no tap either.
    if !(distance < Self.slop) { press?.isVoid = true }
  }

  /// Tells that the press stays down: the page has had its chance to act on the press itself, and
  /// only the release can make a tap of it now.
  package mutating func pressHeld() {
    press?.isHeld = true
  }

  /// Tells that the press was taken away (a scroll, a system gesture).
  package mutating func pressCancelled() {
    press?.isVoid = true
  }

  /// Tells that another page is shown: a press that began on the page before is none on this one.
  package mutating func pageCommitted() {
    press = nil
  }

  /// Tells that the press ended.
  ///
  /// - Returns: the tap, if a document has seen the press already.
  package mutating func pressEnded(at time: GateTime) -> Tap? {
    guard press?.ended == nil else { return nil }
    press?.ended = time
    return count(at: time)
  }

  /// Tells of a trusted event that an isolated world saw.
  ///
  /// - Parameters:
  ///   - input: what it came from.
  ///   - frame: the frame in which it happened, as the engine names it, never as the page does.
  ///   - time: when its message arrived.
  /// - Returns: the tap, if the press has ended already.
  package mutating func trustedEvent(_ input: Input, in frame: Frame, at time: GateTime) -> Tap? {
    guard let current = press, current.input == input, time >= current.began else { return nil }
    if let ended = current.ended, time.milliseconds - ended.milliseconds > Self.patience {
      return nil
    }
    if let known = current.frame, known.id != frame.id || frame.id == nil {
      press?.isVoid = true
      return nil
    }
    press?.frame = frame
    return current.ended.flatMap { count(at: $0) }
  }

  /// Asks, before a navigation is decided, whether a press that is not over yet caused it.
  ///
  /// - Returns: the tap, if a document has seen the press and it is not held; its time is that of the
  ///   press, and the release will not count again.
  package mutating func tapBeforeDecision() -> Tap? {
    guard let press, press.ended == nil, !press.isHeld else { return nil }
    return count(at: press.began)
  }

  private mutating func count(at time: GateTime) -> Tap? {
    guard let current = press, !current.isVoid, !current.isCounted, let frame = current.frame else {
      return nil
    }
    press?.isCounted = true
    return Tap(in: frame, at: time)
  }
}
