@testable import JumpGate

/// What two worlds must have in common to go on alike: all but the policy, counted from now.
struct SequenceKey: Hashable {
  let gate: GateState
  let child: GateState?
  let model: SequenceModel

  struct GateState: Hashable {
    let tap: HeldTap?
    let lastTap: GateTime?
    let chains: [NavigationChain]
    let page: GatePage
    let pending: PendingPrompt?
    let inheritance: Inheritance?
    let hostLoad: HostLoad?
    let isVisible: Bool
    let isClosed: Bool

    init(_ gate: Gate) {
      tap = gate.tap
      lastTap = gate.lastTap
      chains = gate.chains
      page = gate.page
      pending = gate.pending
      inheritance = gate.inheritance
      hostLoad = gate.hostLoad
      isVisible = gate.isVisible
      isClosed = gate.isClosed
    }
  }

  init(_ world: SequenceWorld) {
    gate = GateState(world.gate)
    child = world.child.map { GateState($0) }
    model = world.model
  }
}

extension SequenceWorld {
  /// The same world with the clock at zero, what is long ago all equally long ago, and taps,
  /// navigations and questions numbered by their place.
  var normalised: SequenceWorld {
    var world = self
    world.model.forgetUnused()
    let now = now
    let ago: (Int64) -> Int64 = { max($0 - now, -20_000) }
    world.now = 0
    world.gate = gate.renumbered(ago)
    world.child = child?.renumbered(ago)
    world.model.shift(ago)
    return world
  }
}

extension SequenceModel {
  /// Drops taps that nothing refers to.
  fileprivate mutating func forgetUnused() {
    let used = [last, chain?.tap].compactMap { $0 }
    let kept = taps.indices.filter { used.contains($0) }
    taps = kept.map { taps[$0] }
    last = last.flatMap { kept.firstIndex(of: $0) }
    let chained = chain?.tap.flatMap { kept.firstIndex(of: $0) }
    chain?.tap = chained
  }

  fileprivate mutating func shift(_ ago: @escaping (Int64) -> Int64) {
    for index in taps.indices { taps[index].time = ago(taps[index].time) }
    if let time = chain?.time { chain?.time = ago(time) }
    if let time = child?.tapTime { child?.tapTime = ago(time) }
    if let time = question?.time { question?.time = ago(time) }
    if let time = child?.question?.time { child?.question?.time = ago(time) }
  }
}

extension Gate {
  fileprivate func renumbered(_ ago: @escaping (Int64) -> Int64) -> Gate {
    var gate = self
    let ids = ([tap] + chains.map(\.heldTap)).compactMap { $0?.id }
    let order = Array(Set(ids)).sorted()
    let place: (HeldTap?) -> HeldTap? = { held in
      guard let held, let index = order.firstIndex(of: held.id) else { return nil }
      let time = GateTime(milliseconds: ago(held.tap.time.milliseconds))
      return HeldTap(
        id: UInt32(index + 1), tap: Tap(in: held.tap.frame, at: time), isSpent: held.isSpent,
        isCarried: held.isCarried, inherited: held.inherited)
    }
    gate.tap = place(tap)
    gate.lastTap = lastTap.map { GateTime(milliseconds: ago($0.milliseconds)) }
    gate.tapCount = UInt32(order.count)
    gate.chains = chains.enumerated().map { index, chain in
      var start = chain.start
      start.heldTap = nil
      return NavigationChain(
        number: UInt32(index + 1), frame: chain.frame, targetsMainFrame: chain.targetsMainFrame,
        engineGesture: chain.engineGesture, start: start, heldTap: place(chain.heldTap),
        hops: chain.hops)
    }
    gate.chainCount = UInt32(chains.count)
    gate.pending = pending?.shifted(ago)
    return gate
  }
}

extension PendingPrompt {
  fileprivate func shifted(_ ago: @escaping (Int64) -> Int64) -> PendingPrompt {
    PendingPrompt(
      prompt: prompt, yes: yes, shown: GateTime(milliseconds: ago(shown.milliseconds)), key: key)
  }
}
