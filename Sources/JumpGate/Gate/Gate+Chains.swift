extension Gate {
  /// Whether an answer from an address is for the main frame, where the engine doesn't say: if all
  /// navigations under way that ask for it agree.
  ///
  /// - Returns: nil if they don't, or if there are none: unknown.
  package func targetsMain(_ address: Address) -> Bool? {
    let targets = Set(chains.filter { $0.hops.last == address }.map(\.targetsMainFrame))
    return targets.count == 1 ? targets.first ?? nil : nil
  }

  /// The navigations under way that an attempt may be a redirect of.
  ///
  /// Where the engine doesn't say which, flag and frame narrow them down; if several may be meant,
  /// all remain, and the strictest verdict wins. One with another gesture flag is never meant: what
  /// a frame begins by itself must not pass for what the user tapped.
  func chainsLeading(to attempt: Attempt) -> [NavigationChain] {
    // What may have stayed in the document is no other frame's.
    let possible = chains.filter {
      !$0.isAnswered && $0.mayTarget(attempt) && (!$0.mayStay || $0.mayBeByFrame(of: attempt))
    }
    let flagged = possible.filter {
      $0.engineGesture == nil || attempt.engineGesture == nil
        || $0.engineGesture == attempt.engineGesture
    }
    guard attempt.isRedirect == nil, attempt.targetsMainFrame == false else {
      return flagged.narrowed { $0.isByFrame(of: attempt) }
    }
    // In a frame, what one asks for is no redirect of what another does: with its own tap it could
    // as well have waited for it.
    return flagged.filter { $0.mayBeByFrame(of: attempt) }.narrowed { $0.isByFrame(of: attempt) }
  }

  /// Keeps track of what is under way: a navigation that was allowed, one that went on or ended.
  mutating func follow(_ attempt: Attempt, _ judgement: Judgement, among others: [Provenance]) {
    guard case .success(let address) = attempt.target else { return }
    let isAllowed = judgement.verdict.action == .allow || policy.mode == .report
    if case .response = attempt.kind {
      noteAnswer(to: attempt, at: address, isAllowed: isAllowed)
      return
    }
    guard case .navigation = attempt.kind else { return }
    noteStart(of: judgement.asked, to: address)
    if let number = judgement.asked.chain {
      let ended = Set(others.compactMap(\.chain))
      if !isAllowed { chains.removeAll { ended.contains($0.number) } }
      for index in chains.indices where chains[index].number == number {
        chains[index].hops.append(address)
        chains[index].mayFillFrame = judgement.asked.mayFillFrame
      }
      chains.removeAll { $0.hops.count > NavigationChain.hopLimit }
    } else if isAllowed {
      start(attempt, judgement.asked, address)
    }
  }

  /// Whether a navigation may lead to another place of the page's document, by which nothing is
  /// loaded: a page that gave itself another address (`history.pushState`) loads even that.
  ///
  /// Source: HTML, "navigate", the step to "navigate to a fragment".
  private func mayStay(_ attempt: Attempt, _ address: Address) -> Bool {
    guard attempt.kind == .navigation(.link) || attempt.kind == .navigation(.other),
      attempt.targetsMainFrame != false, address.fragment != nil
    else { return false }
    return page.address?.isSameDocument(as: address) ?? false
  }

  /// An answer ends the redirects; what it answers in the main frame has yet to show its page, which
  /// the tap behind it is carried to.
  private mutating func noteAnswer(to attempt: Attempt, at address: Address, isAllowed: Bool) {
    if attempt.targetsMainFrame == false {
      // One navigation has ended; another to the same address may be the main frame's.
      let ended =
        chains.lastIndex { $0.hops.last == address && $0.targetsMainFrame == false }
        ?? chains.lastIndex { $0.hops.last == address && $0.targetsMainFrame == nil }
      if let ended { chains.remove(at: ended) }
      return
    }
    if !isAllowed { chains.removeAll { $0.hops.last == address } }
    // A download's answer, of which no frame is known, says nothing of what else goes there.
    guard attempt.targetsMainFrame == true else { return }
    for index in chains.indices
    where chains[index].hops.last == address && chains[index].targetsMainFrame != false {
      chains[index].isAnswered = true
    }
  }

  private mutating func noteStart(of asked: Provenance, to address: Address) {
    if asked.isHostLoad { hostLoad = nil }
    if asked.isFirstLoad, address.scheme != "about" { inheritance?.isBeforeFirstLoad = false }
  }

  /// The tap is taken as it is now: in `report` the navigation may have spent it.
  private mutating func start(_ attempt: Attempt, _ asked: Provenance, _ address: Address) {
    let heldTap = asked.heldTap?.id == tap?.id ? tap : asked.heldTap
    if attempt.targetsMainFrame == true { chains.removeAll { $0.targetsMainFrame == true } }
    // Another frame's stays: it may be a load after all.
    if attempt.targetsMainFrame != false {
      chains.removeAll { $0.mayStay && $0.isByFrame(of: attempt) }
    }
    chainCount += 1
    chains.append(
      NavigationChain(
        number: chainCount, frame: attempt.frame.id, targetsMainFrame: attempt.targetsMainFrame,
        engineGesture: attempt.engineGesture, start: asked, heldTap: heldTap,
        mayStay: mayStay(attempt, address), hops: asked.hops + [address],
        mayFillFrame: asked.mayFillFrame))
    if chains.count > NavigationChain.limit {
      let least =
        chains.firstIndex { $0.targetsMainFrame == false }
        ?? chains.firstIndex { $0.engineGesture == false || $0.start.tap == .none } ?? 0
      chains.remove(at: least)
    }
  }
}

extension [NavigationChain] {
  /// Those that fit; all if none does.
  fileprivate func narrowed(_ fits: (NavigationChain) -> Bool) -> [NavigationChain] {
    let fitting = filter(fits)
    return fitting.isEmpty ? self : fitting
  }
}
