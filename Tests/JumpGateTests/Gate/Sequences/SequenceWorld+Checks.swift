@testable import JumpGate

/// The promises, checked at each step. They know the policy only by what its preset promises.
extension SequenceWorld {
  /// A page tries to leave, or moves on.
  mutating func go(_ step: SequenceStep) throws(SequenceViolation) {
    guard let attempt = step.attempt else { return }
    let isInChild = step == .childToStore
    var started = model
    started.start(byAd: step.isByAd, at: now)
    let event = judge(attempt, inChild: isInChild)
    if event.verdict.action.spendsTap {
      jumps += 1
      try checkCircumstances(step)
      if isInChild { try checkChild(event) } else { try checkOwn(step, event) }
      try open(event, inChild: isInChild)
    }
    if isInChild { model.child?.hasTried = true }
    switch step {
    case .pageNext, .adNext: model.chain = started.chain
    // In report whatever is asked for goes on, whatever the verdict.
    case .pageToStore where isReport, .pageCalls where isReport, .adToStore where isReport,
      .adCalls where isReport, .pageReloadsToStore where isReport:
      model.chain = started.chain
    case .redirectToStore where event.verdict.action != .allow && !isReport: model.chain = nil
    default: break
    }
  }

  private func checkCircumstances(_ step: SequenceStep) throws(SequenceViolation) {
    if model.isHidden { throw .exitWhileHidden }
    if step == .pageReloadsToStore { throw .exitByHistory }
    let hasPage = step == .childToStore ? model.child?.hasPage : model.hasPage
    if hasPage != true { throw .exitWithoutPage }
  }

  /// An exit or a question of the page or its ad.
  ///
  /// The article's preset promises nothing of taps.
  private mutating func checkOwn(
    _ step: SequenceStep, _ event: JumpEvent
  ) throws(SequenceViolation) {
    guard preset != .article else { return }
    let chain = step == .redirectToStore ? model.chain : nil
    let byAd = chain?.isByAd ?? step.isByAd
    let start = chain?.time ?? now
    let tap = chain == nil ? model.last : chain?.tap
    let isQuestion = event.verdict.action == .ask
    if model.isLive(tap, byAd: byAd, at: start, orInside: isQuestion), let tap {
      model.taps[tap].isPaid = true
    } else if !isQuestion {
      throw .exitWithoutLiveTap
    } else {
      let isStore = step != .pageCalls && step != .adCalls
      guard preset == .standard, isStore, !model.hasAskedLate,
        model.isLate(tap, byAd: byAd, at: start)
      else { throw .questionWithoutTap }
      model.hasAskedLate = true
    }
  }

  private mutating func checkChild(_ event: JumpEvent) throws(SequenceViolation) {
    guard preset != .article, let window = model.child else { return }
    let isQuestion = event.verdict.action == .ask
    let isLive = window.tapTime.map { (0...1_000).contains(now - $0) } ?? false
    if isLive, !window.hasTried, isQuestion || !window.isAskAtMost {
      model.child?.tapTime = nil
    } else if !isQuestion {
      throw .exitWithoutLiveTap
    } else {
      guard preset == .standard, !window.hasAskedLate, window.tapTime != nil else {
        throw .questionWithoutTap
      }
      model.child?.hasAskedLate = true
    }
  }

  /// A question opens.
  private mutating func open(
    _ event: JumpEvent, inChild: Bool
  ) throws(SequenceViolation) {
    guard event.verdict.action == .ask else { return }
    if isReport {
      guard event.prompt == nil else { throw .actedInReport }
      return
    }
    let refusals = inChild ? model.child?.refusals ?? 0 : model.refusals
    if refusals >= 2 { throw .questionAfterRefusals }
    let waiting = inChild ? model.child?.question : model.question
    if waiting != nil { throw .secondQuestion }
    guard let prompt = event.prompt else { throw .questionOutOfPlace }
    let question = SequenceModel.Question(id: prompt.id, time: now)
    if inChild { model.child?.question = question } else { model.question = question }
  }

  /// Answers the question that waits.
  mutating func answer(
    _ answer: Prompt.Answer, inChild: Bool
  ) throws(SequenceViolation) -> Bool {
    guard let question = inChild ? model.child?.question : model.question else { return false }
    let outcome = tell(question.id, answer, inChild: inChild)
    let isEarly = now - question.time < 500
    if outcome != .nothing {
      if answer == .no { throw .noDidSomething }
      if isReport { throw .actedInReport }
      if model.isHidden { throw .answeredWhileHidden }
      if isEarly { throw .answeredTooEarly }
      jumps += 1
    }
    if answer == .once, isEarly { return true }
    if inChild { model.closeChildsQuestion() } else { model.closeQuestion() }
    guard answer == .no else { return true }
    if inChild { model.child?.refusals += 1 } else { model.refusals += 1 }
    return true
  }

  /// Answers a question again that was answered or became void.
  mutating func answerClosedQuestion() throws(SequenceViolation) -> Bool {
    guard let id = model.closed else { return false }
    for inChild in [false, true] where inChild == false || child != nil {
      guard tell(id, .once, inChild: inChild) == .nothing else { throw .answeredTwice }
    }
    return true
  }

  private mutating func tell(
    _ id: Prompt.ID, _ answer: Prompt.Answer, inChild: Bool
  ) -> Prompt.Outcome {
    var told = (inChild ? child : nil) ?? gate
    let before = told
    fault?.beforeAnswer(&told)
    let outcome = told.answer(id, answer, at: time)
    fault?.afterAnswer(&told, before: before)
    if inChild { child = told } else { gate = told }
    return outcome
  }

  /// What waits for an answer is what should.
  func checkQuestions() throws(SequenceViolation) {
    if isReport, gate.prompt != nil || child?.prompt != nil { throw .actedInReport }
    guard gate.prompt?.id == model.question?.id, child?.prompt?.id == model.child?.question?.id
    else { throw .questionOutOfPlace }
  }
}
