import Testing

@testable import JumpGate

/// Every order of events, not only the likely ones.
@Suite struct GateSequenceTests {
  /// The article's preset promises nothing of taps, and all the rest.
  @Test(arguments: Preset.allCases)
  func noSequenceBreaksAPromise(_ preset: Preset) throws {
    let search = SequenceSearch(try SequenceWorld(.preset(preset)), depth: 5)
    #expect(search.finding == nil, "\(search.finding as Any)")
    #expect(search.sequences >= 1_000_000)
    #expect(search.jumps > 0)
  }

  @Test(arguments: Preset.allCases)
  func noSequenceBreaksAPromiseInReport(_ preset: Preset) throws {
    let search = SequenceSearch(try SequenceWorld(.preset(preset, mode: .report)), depth: 4)
    #expect(search.finding == nil, "\(search.finding as Any)")
    #expect(search.jumps > 0)
  }

  /// A page that was refused once is closer to what two refusals lead to.
  @Test(arguments: [Preset.standard, .strict])
  func noSequenceBreaksAPromiseAfterARefusal(_ preset: Preset) throws {
    let search = SequenceSearch(try Self.refusedOnce(.preset(preset), fault: nil), depth: 4)
    #expect(search.finding == nil, "\(search.finding as Any)")
    #expect(search.jumps > 0)
  }

  @Test(arguments: GateFault.allCases)
  func aPlantedFaultIsFound(_ fault: GateFault) throws {
    let policy = Policy.preset(fault.preset)
    let start =
      fault == .forgetsRefusals
      ? try Self.refusedOnce(policy, fault: fault) : try SequenceWorld(policy, fault: fault)
    let search = SequenceSearch(start, depth: 5)
    let violation = try #require(search.finding?.violation)
    #expect(fault.violations.contains(violation), "\(search.finding as Any)")
  }

  /// Following worlds that go on alike once covers the same sequences with the same exits.
  @Test(arguments: Preset.allCases)
  func mergingLosesNothing(_ preset: Preset) throws {
    let start = try SequenceWorld(.preset(preset))
    let merged = SequenceSearch(start, depth: 3)
    let plain = SequenceSearch(start, depth: 3, merges: false)
    #expect(merged.sequences == plain.sequences)
    #expect(merged.jumps == plain.jumps)
    #expect(merged.steps < plain.steps)
  }

  private static func refusedOnce(_ policy: Policy, fault: GateFault?) throws -> SequenceWorld {
    var world = try SequenceWorld(policy, fault: fault)
    for step in [SequenceStep.tapAd, .adCalls, .no] { #expect(try world.take(step)) }
    #expect(world.model.refusals == 1)
    return world.normalised
  }
}
