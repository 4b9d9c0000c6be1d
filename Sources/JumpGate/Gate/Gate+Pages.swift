extension Gate {
  /// Tells that the main frame shows a new document: prompts are void, taps become carried.
  ///
  /// Also tells of the page that a view shows already when the gate is put before it.
  public mutating func pageCommitted(_ address: Address?, at time: GateTime) {
    pending = nil
    isClosed = false
    if inheritance?.isBeforeFirstLoad == true, address?.isScheme("about") ?? true { return }
    let chain = chains.last { $0.targetsMainFrame != false }
    chains = []
    carryTap(of: chain)
    forgetRefusals(after: chain, to: address)
    page.isThere = true
    page.address = address
  }

  /// A tap is carried to the document that its navigation led to, by nothing else.
  private mutating func carryTap(of chain: NavigationChain?) {
    guard let chain, !chain.start.isHistory, !chain.start.isHostLoad, chain.start.tap != .none,
      chain.start.tap != .unknown, var carried = chain.start.heldTap
    else {
      tap = nil
      return
    }
    carried.isCarried = true
    carried.inherited = nil
    tap = carried
  }

  /// The user went somewhere himself if the host app loads, or if he tapped his way to another
  /// host; pages that follow one another by themselves count as one.
  private mutating func forgetRefusals(after chain: NavigationChain?, to address: Address?) {
    guard let start = chain?.start else { return }
    let isTapped = start.tap == .live || start.tap == .descendant
    if isTapped || start.isHostLoad { page.hasAsked = false }
    let isElsewhere = page.address?.hostname != address?.hostname
    if start.isHostLoad || (start.tap == .live && start.frame == .main && isElsewhere) {
      page.refusals = 0
    }
  }

  /// Tells that the user or the host app went somewhere: refusals are forgotten, and the next
  /// main-frame navigation to this address is the host's own.
  public mutating func hostLoads(_ address: Address, at time: GateTime) {
    startOver()
    hostLoad = HostLoad(address: address, isRestore: false)
  }

  /// Tells that the host app restores a session: the next main-frame navigation to this address,
  /// with its redirects, exits nowhere.
  public mutating func hostRestores(_ address: Address, at time: GateTime) {
    startOver()
    hostLoad = HostLoad(address: address, isRestore: true)
  }

  private mutating func startOver() {
    pending = nil
    tap = nil
    inheritance = nil
    isClosed = false
    page.refusals = 0
    page.hasAsked = false
  }

  /// Tells that the main frame's navigation came to nothing (an error, a download, no content).
  public mutating func navigationFailed(at time: GateTime) {
    chains.removeAll { $0.targetsMainFrame != false }
  }

  /// Remembers a navigation that was allowed, so that its redirects are known as such.
  mutating func follow(_ attempt: Attempt, _ judgement: Judgement) {
    guard case .navigation = attempt.kind, case .success(let address) = attempt.target else {
      return
    }
    if judgement.asked.isHostLoad { hostLoad = nil }
    if judgement.asked.isFirstLoad, !address.isScheme("about") {
      inheritance?.isBeforeFirstLoad = false
    }
    guard judgement.verdict.action == .allow else { return }
    var chain = NavigationChain(
      frame: attempt.frame.id, targetsMainFrame: attempt.targetsMainFrame, start: judgement.asked)
    chain.start.hops.append(address)
    if attempt.targetsMainFrame == true { chains.removeAll { $0.targetsMainFrame == true } }
    if judgement.asked.isRedirected { chains.removeAll { $0.start == judgement.asked.started } }
    chains.append(chain)
    if chains.count > NavigationChain.limit { chains.removeFirst() }
  }
}

extension Provenance {
  /// The start of the navigation that this is a redirect of.
  fileprivate var started: Provenance {
    var start = self
    start.isRedirected = hops.count > 1
    return start
  }
}
