#if GTK
  import Foundation
  import JumpGateStage
  import Testing

  @testable import JumpGate

  extension EngineTests {
    /// Our reading of an address is the engine's, for any number of random addresses.
    ///
    /// `JUMPGATE_DIFFERENTIAL_COUNT` says how many (20,000 if unset), `JUMPGATE_SEED` which.
    @Test func `random addresses read as in the engine`() throws {
      let environment = ProcessInfo.processInfo.environment
      let count = environment["JUMPGATE_DIFFERENTIAL_COUNT"].flatMap(Int.init) ?? 20_000
      let seed = environment["JUMPGATE_SEED"].flatMap(UInt64.init) ?? 1
      var generator = AddressGenerator(seed: seed)
      var comparison = try AddressComparison()
      while comparison.reach.total < count {
        try comparison.compare((0..<500).map { _ in generator.next() })
      }
      print("seed \(seed): \(comparison)")
      #expect(comparison.reach.isWide, "\(comparison.reach)")
    }

    /// Where the engine differs from the standard's own test data, it is known why.
    @Test func `the standard's addresses read as in the engine`() throws {
      var comparison = try AddressComparison()
      let addresses = try WebPlatformData("urltestdata.json").cases
      try comparison.compare(
        addresses.map { .init(input: $0["input"] as? String ?? "", base: $0["base"] as? String) })
      for file in ["toascii.json", "IdnaTestV2.json"] {
        let domains = try WebPlatformData(file).cases.compactMap { $0["input"] as? String }
        try comparison.compare(domains.map { .init(input: "https://\($0)/x", base: nil) })
      }
      print("standard: \(comparison)")
      #expect(comparison.reach.total > 2_800)
    }
  }

  /// Compares our readings of addresses with the engine's, and records what nothing explains.
  @MainActor
  struct AddressComparison: @MainActor CustomStringConvertible {
    private let reader: EngineAddressReader
    private(set) var reach = AddressReach()
    private(set) var explained: [AddressDifference: Int] = [:]

    var description: String {
      "\(reach); explained differences: "
        + AddressDifference.allCases.map { "\($0) \(explained[$0, default: 0])" }
        .joined(separator: ", ")
    }

    init() throws { reader = try EngineAddressReader() }

    mutating func compare(_ cases: [AddressGenerator.Case]) throws {
      for (entry, engine) in zip(cases, try reader.hrefs(of: cases)) {
        let ours = AddressReading(entry)
        reach.note(entry, ours)
        guard ours.href != engine else { continue }
        #expect(ours.isMarked(where: engine), "\(entry) must not count as a store's")
        if let difference = AddressDifference(entry, ours, engine: engine) {
          explained[difference, default: 0] += 1
        } else {
          Issue.record("\(entry)\n  ours   \(ours.href ?? "-")\n  engine \(engine ?? "-")")
        }
      }
    }
  }
#endif
