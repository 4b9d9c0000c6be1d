extension Gate {
  /// Puts a question, if the verdict is to be carried out.
  mutating func ask(_ judgement: Judgement, at time: GateTime) -> Prompt? {
    if judgement.asked.tap != .live, judgement.asked.tap != .descendant { page.hasAsked = true }
    guard policy.mode == .enforce, let opens = judgement.verdict.opens,
      let destination = judgement.verdict.destination
    else { return nil }
    promptCount += 1
    let key = key(of: judgement)
    let prompt = Prompt(
      id: Prompt.ID(view: family, number: promptCount), asker: judgement.request.from ?? .opaque,
      topHost: page.address?.hostname, destination: destination, opens: opens,
      appName: destination.appID.flatMap { policy.apps.name(of: $0) }, mayRemember: key != nil)
    pending = PendingPrompt(
      prompt: prompt, yes: judgement.verdict.yes ?? .open, shown: time, key: key)
    return prompt
  }

  /// Answers a question.
  ///
  /// Only the first answer of the pending question does anything.
  ///
  /// A yes within ``Prompt/acceptsAnswersAfterMilliseconds`` of the question does nothing and
  /// leaves it open.
  public mutating func answer(_ id: Prompt.ID, _ answer: Prompt.Answer, at time: GateTime)
    -> Prompt.Outcome
  {
    guard let asked = pending, asked.prompt.id == id else { return .nothing }
    let wait = time.milliseconds - asked.shown.milliseconds
    if answer.isYes, wait < Prompt.acceptsAnswersAfterMilliseconds { return .nothing }
    pending = nil
    if let key = asked.key, answer.isForGood { remembered.remember(answer.isYes, for: key) }
    guard answer.isYes else {
      page.refusals += 1
      return .nothing
    }
    return isVisible && !isClosed ? asked.outcome : .nothing
  }
}

extension Prompt.Answer {
  fileprivate var isYes: Bool { self == .once || self == .always }
  fileprivate var isForGood: Bool { self == .always || self == .never }
}

extension PendingPrompt {
  /// What a yes does.
  fileprivate var outcome: Prompt.Outcome {
    if yes == .sheet, prompt.destination.kind == .appStoreProduct, let id = prompt.destination.appID
    {
      return .sheet(id, prompt.opens)
    }
    return .open(prompt.opens)
  }
}
