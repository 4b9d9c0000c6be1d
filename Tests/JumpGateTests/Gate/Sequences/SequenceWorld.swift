@testable import JumpGate

/// A view, perhaps a window that it opened, the clock, and what the search knows itself.
struct SequenceWorld {
  static let store = address("itms-apps://apps.apple.com/app/id1000000001")
  static let call = address("tel:+10000000000")
  static let next = address("https://page.example/next")
  static let blank = address("about:blank")

  let fault: GateFault?
  var gate: Gate
  var child: Gate?
  var now: Int64 = 0
  var model = SequenceModel()
  /// How many exits and questions there were, for comparing searches.
  var jumps = 0

  var time: GateTime { GateTime(milliseconds: now) }
  var preset: Preset { gate.policy.preset }
  var isReport: Bool { gate.policy.mode == .report }

  /// A view that shows a page which the host app loaded.
  init(_ policy: Policy, fault: GateFault? = nil) throws(SequenceViolation) {
    self.fault = fault
    gate = Gate(policy: policy, isPrivate: false)
    try hostLoad()
  }

  /// Does one step and checks every promise; false if it can't happen now.
  mutating func take(_ step: SequenceStep) throws(SequenceViolation) -> Bool {
    guard try happens(step) else { return false }
    try checkQuestions()
    return true
  }

  private mutating func happens(_ step: SequenceStep) throws(SequenceViolation) -> Bool {
    switch step {
    case .tapPage: tap(inAd: false)
    case .tapAd: tap(inAd: true)
    case .wait400, .wait700, .wait9500: now += step.milliseconds ?? 0
    case .hide: setVisible(false)
    case .show: setVisible(true)
    case .hostLoad: try hostLoad()
    case .processEnds:
      gate.viewClosed()
      model.processEnds()
    case .commit:
      guard model.chain != nil else { return false }
      commit()
    case .yes, .no: return try answer(step == .yes ? .once : .no, inChild: false)
    case .childYes, .childNo:
      return try answer(step == .childYes ? .once : .no, inChild: true)
    case .staleYes: return try answerClosedQuestion()
    case .redirectToStore:
      guard model.chain != nil else { return false }
      try go(step)
    case .pageOpensWindow, .adOpensWindow: return try openWindow(step)
    case .childToStore:
      guard child != nil else { return false }
      try go(step)
    case .closeChild: return closeChild()
    default: try go(step)
    }
    return true
  }

  private mutating func tap(inAd: Bool) {
    now += 1
    gate.record(Tap(in: inAd ? .ad : .page, at: time))
    model.tap(inAd: inAd, at: now)
  }

  private mutating func setVisible(_ isVisible: Bool) {
    gate.setVisible(isVisible)
    child?.setVisible(isVisible)
    model.isHidden = !isVisible
  }

  private mutating func hostLoad() throws(SequenceViolation) {
    gate.hostLoads(Self.next, at: time)
    let event = gate.judge(
      Attempt(
        .success(Self.next), kind: .navigation(.other), frame: .unknown, targetsMainFrame: true,
        engineGesture: false, isRedirect: false), at: time)
    guard event.verdict.action == .allow else { throw .exitWithoutLiveTap }
    gate.pageCommitted(Self.next, at: time)
    model.hostLoads()
  }

  private mutating func commit() {
    let before = gate
    gate.pageCommitted(Self.next, at: time)
    fault?.afterCommit(&gate, before: before)
    model.commit(at: now)
  }

  private mutating func openWindow(_ step: SequenceStep) throws(SequenceViolation) -> Bool {
    guard child == nil, let attempt = step.attempt else { return false }
    let event = judge(attempt, inChild: false)
    let before = gate
    child = gate.makeChild(for: event, at: time)
    fault?.afterWindow(&gate, before: before)
    model.openWindow(byAd: step.isByAd, at: now)
    return true
  }

  private mutating func closeChild() -> Bool {
    guard var closed = child else { return false }
    _ = gate.childClosed(&closed)
    child = nil
    model.closeWindow()
    return true
  }

  mutating func judge(_ attempt: Attempt, inChild: Bool) -> JumpEvent {
    let time = time
    var judged = (inChild ? child : nil) ?? gate
    let before = judged
    var attempt = attempt
    fault?.beforeJudging(&judged, &attempt, at: time)
    let event = judged.judge(attempt, at: time)
    fault?.afterJudging(&judged, before: before, event)
    if inChild { child = judged } else { gate = judged }
    return event
  }
}
