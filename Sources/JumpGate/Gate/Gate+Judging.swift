extension Gate {
  /// The policy's verdict on one reading of an attempt.
  func judge(_ attempt: Attempt, asked: Provenance) -> Judgement {
    var request = JumpRequest(
      attempt.target, from: asked.from, frame: asked.frame, isPopup: asked.isPopup,
      isTopFromFrame: asked.isTopFromFrame, tap: asked.tap, isRedirected: asked.isRedirected,
      isPrivate: isPrivate)
    if case .response(let type, let isAttachment, let filename) = attempt.kind {
      guard
        let installed = InstallingResponse.destination(
          mimeType: type, isAttachment: isAttachment, filename: filename)
      else {
        let isForTop = asked.mayFillFrame && attempt.targetsMainFrame != false
        let verdict = isForTop ? policy.verdict(for: request) : plain(request)
        return Judgement(request: request, asked: asked, verdict: verdict)
      }
      request = request.installing(installed)
    }
    if asked.isHostLoad, let own = ownLoad(request) {
      return Judgement(request: request, asked: asked, verdict: own)
    }
    let verdict = policy.verdict(for: request)
    if verdict.reason == .nested, let inFrame = inFrame(attempt, request) {
      var asked = asked
      asked.mayFillFrame = true
      return Judgement(request: request, asked: asked, verdict: inFrame)
    }
    return Judgement(request: request, asked: asked, verdict: verdict)
  }

  /// The verdict on a link service's address if a frame is to show it, where that may be so.
  ///
  /// Ads carry the address of their click in their own, and an engine that does not say which frame
  /// is navigated says so of the response. Links and gestures are for the top as a rule.
  private func inFrame(_ attempt: Attempt, _ request: JumpRequest) -> Verdict? {
    guard attempt.kind == .navigation(.other), attempt.targetsMainFrame == nil,
      attempt.engineGesture == false, request.isPopup == false
    else { return nil }
    var framed = request
    framed.frame = .sub
    framed.isTopFromFrame = false
    let verdict = policy.verdict(for: framed)
    return verdict.action == .allow ? verdict : nil
  }

  /// A response that installs nothing: its navigation was judged already.
  private func plain(_ request: JumpRequest) -> Verdict {
    guard let destination = request.destination else { return .unreadable }
    return Verdict(
      action: .allow, destination: destination, opens: nil, yes: nil, rule: "gate:response",
      reason: .plainResponse)
  }

  /// The host app's own load of what can be loaded.
  private func ownLoad(_ request: JumpRequest) -> Verdict? {
    guard case .success(let address) = request.target, LoadableScheme.isLoadable(address) else {
      return nil
    }
    return Verdict(
      action: .allow, destination: request.destination, opens: nil, yes: nil,
      rule: "gate:host-load", reason: .hostLoad)
  }

  /// A verdict with what this view may not do now taken away.
  func limited(_ judgement: Judgement) -> Verdict {
    let verdict = judgement.verdict
    guard verdict.action.spendsTap else { return verdict }
    if isClosed { return verdict.blocked(by: "gate:closed", .closed) }
    if !isVisible { return verdict.blocked(by: "gate:hidden", .hidden) }
    if isShownAgain(judgement.asked) { return verdict.blocked(by: "gate:history", .history) }
    return verdict.action == .ask ? limitedPrompt(judgement) : verdict
  }

  /// Whether what asks is shown again, or asks to be; a page shown again exits nowhere by itself.
  private func isShownAgain(_ asked: Provenance) -> Bool {
    asked.isHistory || page.isShownAgain && !asked.tap.isThere && !asked.isHostLoad
  }

  private func limitedPrompt(_ judgement: Judgement) -> Verdict {
    let verdict = judgement.verdict
    let isLive = judgement.asked.tap == .live || judgement.asked.tap == .descendant
    switch rememberedKey(of: judgement).flatMap({ remembered.answer(for: $0) }) {
    case false: return verdict.blocked(by: "gate:remembered", .rememberedNo)
    case true where judgement.asked.tap == .live && isPrivate == false: return verdict.agreed
    default: break
    }
    if !page.isThere { return verdict.blocked(by: "gate:no-page", .noPage) }
    if page.refusals >= GatePage.refusalLimit {
      return verdict.blocked(by: "gate:silenced", .silenced)
    }
    if pending != nil { return verdict.blocked(by: "gate:prompt-pending", .promptPending) }
    if page.hasAsked, !isLive, verdict.reason != .rule {
      return verdict.blocked(by: "gate:asked-already", .askedAlready)
    }
    return verdict
  }

  /// What the answer to a request is kept by; nil if it must not be kept: a view that is private, or
  /// may be, keeps none.
  func key(of judgement: Judgement) -> RememberedAnswers.Key? {
    isPrivate == false ? rememberedKey(of: judgement) : nil
  }

  /// What an answer to a request was kept by, in whatever view; a no counts in each.
  private func rememberedKey(of judgement: Judgement) -> RememberedAnswers.Key? {
    guard let destination = judgement.verdict.destination,
      case .success(let address) = judgement.request.target
    else { return nil }
    return RememberedAnswers.Key(
      asker: judgement.request.from, topHost: page.address?.hostname, address: address,
      destination: destination)
  }
}

extension Verdict {
  /// A question that the user answered with yes for good.
  fileprivate var agreed: Verdict {
    Verdict(
      action: yes ?? .open, destination: destination, opens: opens, yes: nil,
      rule: "gate:remembered", reason: .rememberedYes)
  }
}
