extension Gate {
  /// Whether the main frame's navigation that was judged last has led to an address, and waits for its
  /// answer.
  package func isUnderWay(to address: Address) -> Bool {
    guard let chain = chains.last(where: { $0.targetsMainFrame == true }) else { return false }
    return !chain.isAnswered && chain.hops.last == address
  }

  /// Tells that what was taken for the next hop of the main frame's navigation has begun as a load of
  /// its own.
  ///
  /// An engine begins a load once, whatever it is redirected to. So it was the app's: nobody is known to
  /// have asked for it, no tap stands behind it, and nothing led there.
  package mutating func hopWasALoad() {
    guard let index = chains.lastIndex(where: { $0.targetsMainFrame == true }) else { return }
    let taken = chains[index]
    chainCount += 1
    chains[index] = NavigationChain(
      number: chainCount, frame: nil, targetsMainFrame: true, engineGesture: nil,
      start: nobodys(isRedirected: false), heldTap: nil, hops: taken.hops.suffix(1),
      mayFillFrame: taken.mayFillFrame, isAnswered: taken.isAnswered)
  }
}
