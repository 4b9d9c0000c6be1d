extension Gate {
  /// Tells that the main frame shows a new document: prompts are void, taps become carried.
  ///
  /// Also tells of the page that a view shows already when the gate is put before it.
  public mutating func pageCommitted(_ address: Address?, at time: GateTime) {
    pending = nil
    isClosed = false
    let isBlank = (address?.scheme ?? "about") == "about"
    if isBlank, inheritance?.isBeforeFirstLoad == true { return }
    inheritance?.isBeforeFirstLoad = false
    let chain = chains.last(where: \.isAnswered) ?? chains.last { $0.targetsMainFrame != false }
    chains = []
    lastTap = max(lastTap ?? time, time)
    page.isShownAgain = isShownAgain(after: chain, address)
    carryTap(of: chain)
    forgetRefusals(after: chain, to: address)
    if let load = hostLoad, let chain, chain.number > load.chainCount { hostLoad = nil }
    page.isThere = true
    page.address = address
  }

  /// Whether a page comes from the history or a restored session, or by itself from one that did.
  private func isShownAgain(after chain: NavigationChain?, _ address: Address?) -> Bool {
    guard let start = chain?.start else {
      let isRestore = hostLoad.map { $0.isRestore && $0.address == address }
      return isRestore ?? page.isShownAgain
    }
    if start.isHistory || start.isHostLoad { return start.isHistory }
    return page.isShownAgain && !start.tap.isThere
  }

  /// Tells the address of the page that is shown, where it could only be guessed when the page came.
  ///
  /// What else is known of the page stays as it is.
  package mutating func pageIs(at address: Address) {
    // A window that has loaded nothing yet counts as its opener's page.
    guard page.isThere, inheritance?.isBeforeFirstLoad != true else { return }
    page.address = address
  }

  /// A tap is carried to the document that its navigation led to, by nothing else.
  private mutating func carryTap(of chain: NavigationChain?) {
    guard let chain, !chain.start.isHistory, !chain.start.isHostLoad, chain.start.tap.isThere,
      var carried = chain.heldTap
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
    let isAnnounced = chain == nil && hostLoad != nil && hostLoad?.address == address
    if isAnnounced || chain?.start.isHostLoad == true {
      hostLoad = nil
      inheritance = nil
      page.beginVisit()
      page.hasAsked = false
    }
    guard let start = chain?.start else { return }
    if start.tap == .live || start.tap == .descendant { page.hasAsked = false }
    let isElsewhere = page.address?.hostname != address?.hostname
    if start.tap == .live, start.frame == .main, isElsewhere { page.beginVisit() }
  }

  /// Tells that the user or the host app went somewhere: the next main-frame navigation
  /// to this address is the host's own, and when its page shows, refusals are forgotten.
  public mutating func hostLoads(_ address: Address, at time: GateTime) {
    startOver()
    hostLoad = HostLoad(address: address, isRestore: false, chainCount: chainCount)
  }

  /// Tells that the host app restores a session: the next main-frame navigation to this address,
  /// with its redirects, exits nowhere.
  public mutating func hostRestores(_ address: Address, at time: GateTime) {
    startOver()
    hostLoad = HostLoad(address: address, isRestore: true, chainCount: chainCount)
  }

  /// The page that is still there may ask no more; what it did is forgotten when the next one shows.
  private mutating func startOver() {
    pending = nil
    tap = nil
    isClosed = false
  }

  /// Tells that the last navigation to an address, though allowed, does not begin: the host app said no.
  public mutating func navigationCancelled(to address: Address) {
    let last = chains.lastIndex { $0.hops.last == address && !$0.isAnswered }
    if let last { chains.remove(at: last) }
  }

  /// Tells that the main frame's navigation came to nothing (an error, a download, no content).
  public mutating func navigationFailed(at time: GateTime) {
    chains.removeAll { $0.targetsMainFrame != false }
  }
}
