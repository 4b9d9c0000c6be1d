@testable import JumpGate

/// What the search itself keeps of what happened, apart from the gate: it knows no policy and no
/// gate, only who tapped when, and what was promised.
struct SequenceModel: Hashable {
  struct Tap: Hashable {
    var time: Int64
    let isInAd: Bool
    var isCarried = false
    /// Whether it paid for an exit or a question, or was handed to a window.
    var isPaid = false
  }

  /// A navigation of the top that is under way.
  struct Chain: Hashable {
    var time: Int64
    let isByAd: Bool
    /// The tap that was the last one at its start.
    var tap: Int?
    let hadLiveTap: Bool
  }

  /// A window that the page opened.
  struct Child: Hashable {
    /// The tap that it may use once, and whether for a question at most.
    var tapTime: Int64?
    let isAskAtMost: Bool
    var hasTried = false
    var refusals: Int
    var hasAskedLate: Bool
    let hasPage: Bool
    var question: Question?
  }

  struct Question: Hashable {
    var id: Prompt.ID
    var time: Int64
  }

  var taps: [Tap] = []
  /// The last tap of the page; nil if there was none.
  var last: Int?
  var chain: Chain?
  var child: Child?
  var question: Question?
  /// A question that was answered or became void.
  var closed: Prompt.ID?
  var refusals = 0
  var hasAskedLate = false
  var isHidden = false
  var hasPage = false

  mutating func tap(inAd isInAd: Bool, at time: Int64) {
    taps.append(Tap(time: time, isInAd: isInAd))
    last = taps.count - 1
  }

  /// Whether a tap is live at a time for the page or the ad: in its own frame, or, for a question,
  /// in a frame inside.
  func isLive(_ index: Int?, byAd: Bool, at time: Int64, orInside: Bool) -> Bool {
    guard let index, !taps[index].isPaid, !taps[index].isCarried else { return false }
    let tap = taps[index]
    let isOwn = tap.isInAd == byAd || (orInside && tap.isInAd)
    return isOwn && (0...1_000).contains(time - tap.time)
  }

  /// Whether a tap was ever the asker's, so that a listed app may be asked for once.
  func isLate(_ index: Int?, byAd: Bool, at time: Int64) -> Bool {
    guard let index else { return false }
    let tap = taps[index]
    if tap.isCarried { return !byAd && time - tap.time <= 10_000 }
    return tap.isInAd == byAd || tap.isInAd
  }

  mutating func start(byAd: Bool, at time: Int64) {
    chain = Chain(
      time: time, isByAd: byAd, tap: last,
      hadLiveTap: isLive(last, byAd: byAd, at: time, orInside: true))
  }

  /// The page of the navigation under way shows.
  mutating func commit(at time: Int64) {
    closeQuestion()
    hasPage = true
    if chain?.hadLiveTap == true { hasAskedLate = false }
    last = nil
    if let chain, let index = chain.tap, isLate(index, byAd: chain.isByAd, at: chain.time) {
      taps[index].isCarried = true
      last = index
    }
    chain = nil
  }

  mutating func processEnds() {
    closeQuestion()
    chain = nil
    last = nil
    hasPage = false
  }

  mutating func hostLoads() {
    processEnds()
    hasPage = true
    refusals = 0
    hasAskedLate = false
  }

  mutating func openWindow(byAd: Bool, at time: Int64) {
    let isLive = isLive(last, byAd: byAd, at: time, orInside: true)
    let tap = last.map { taps[$0] }
    child = Child(
      tapTime: isLive ? tap?.time : nil, isAskAtMost: tap.map { $0.isInAd != byAd } ?? false,
      refusals: refusals, hasAskedLate: hasAskedLate, hasPage: hasPage)
    if isLive, let last { taps[last].isPaid = true }
  }

  /// The window closes; its question, if any, moves or is void.
  mutating func closeWindow() {
    guard let child else { return }
    refusals = max(refusals, child.refusals)
    hasAskedLate = hasAskedLate || child.hasAskedLate
    if let orphaned = child.question {
      if question == nil, hasPage { question = orphaned } else { closed = orphaned.id }
    }
    self.child = nil
  }

  mutating func closeQuestion() {
    closed = question?.id ?? closed
    question = nil
  }

  mutating func closeChildsQuestion() {
    closed = child?.question?.id ?? closed
    child?.question = nil
  }
}
