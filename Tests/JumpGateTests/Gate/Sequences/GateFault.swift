@testable import JumpGate

/// A fault that is planted in a gate, to see that the search finds it.
enum GateFault: String, CaseIterable, Sendable {
  case forgetsToSpend, ignoresAge, takesAnyFramesTap, leavesTheTapWithTheOpener
  case keepsTapsLiveAcrossPages, keepsQuestionsAcrossPages, keepsQuestionsAfterAnswers
  case takesYesAtOnce, opensWhileHidden, forgetsReloads, forgetsRefusals, asksTwice
  case readsRedirectsByTheClock, takesYesWhileHidden, forgetsThatThePageIsGone

  /// The preset that shows it.
  var preset: Preset {
    switch self {
    case .opensWhileHidden, .forgetsThatThePageIsGone: .article
    default: .standard
    }
  }

  /// What it breaks.
  var violations: [SequenceViolation] {
    switch self {
    case .forgetsToSpend, .ignoresAge, .takesAnyFramesTap, .leavesTheTapWithTheOpener,
      .keepsTapsLiveAcrossPages, .readsRedirectsByTheClock:
      [.exitWithoutLiveTap, .questionWithoutTap]
    case .keepsQuestionsAcrossPages, .keepsQuestionsAfterAnswers: [.questionOutOfPlace]
    case .takesYesAtOnce: [.answeredTooEarly]
    case .takesYesWhileHidden: [.answeredWhileHidden]
    case .forgetsThatThePageIsGone: [.exitWithoutPage]
    case .opensWhileHidden: [.exitWhileHidden]
    case .forgetsReloads: [.exitByHistory]
    case .forgetsRefusals: [.questionAfterRefusals]
    case .asksTwice: [.secondQuestion]
    }
  }

  func beforeJudging(_ gate: inout Gate, _ attempt: inout Attempt, at time: GateTime) {
    switch self {
    case .ignoresAge: gate.tap = gate.tap?.moved(to: time)
    case .takesAnyFramesTap: if let tap = gate.tap { attempt.frame = tap.tap.frame }
    case .opensWhileHidden: gate.isVisible = true
    case .forgetsReloads: if attempt.kind.isHistory { attempt.kind = .navigation(.link) }
    case .forgetsRefusals: gate.page.refusals = 0
    case .forgetsThatThePageIsGone: gate.isClosed = false
    case .asksTwice: gate.pending = nil
    case .readsRedirectsByTheClock:
      if attempt.isRedirect == true, let tap = gate.tap {
        attempt.isRedirect = false
        attempt.frame = tap.tap.frame
      }
    default: break
    }
  }

  func afterJudging(_ gate: inout Gate, before: Gate, _ event: JumpEvent) {
    if self == .forgetsToSpend, event.verdict.action.spendsTap { gate.tap = before.tap }
    if self == .opensWhileHidden { gate.isVisible = before.isVisible }
  }

  func afterCommit(_ gate: inout Gate, before: Gate) {
    if self == .keepsTapsLiveAcrossPages { gate.tap = before.tap }
    if self == .keepsQuestionsAcrossPages { gate.pending = before.pending }
  }

  func afterWindow(_ gate: inout Gate, before: Gate) {
    if self == .leavesTheTapWithTheOpener { gate.tap = before.tap }
  }

  func beforeAnswer(_ gate: inout Gate) {
    if self == .takesYesWhileHidden { gate.isVisible = true }
  }

  func afterAnswer(_ gate: inout Gate, before: Gate) {
    if self == .keepsQuestionsAfterAnswers { gate.pending = before.pending }
    if self == .takesYesWhileHidden { gate.isVisible = before.isVisible }
    if self == .takesYesAtOnce, let pending = gate.pending { gate.pending = pending.backdated }
  }
}

extension PendingPrompt {
  /// The same question, put long ago.
  fileprivate var backdated: PendingPrompt {
    PendingPrompt(
      prompt: prompt, yes: yes, shown: GateTime(milliseconds: shown.milliseconds - 1_000), key: key)
  }
}

extension HeldTap {
  /// The same tap at another time.
  func moved(to time: GateTime) -> HeldTap {
    HeldTap(
      id: id, tap: Tap(in: tap.frame, at: time), isSpent: isSpent, isCarried: isCarried,
      inherited: inherited)
  }
}
