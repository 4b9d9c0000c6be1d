import Foundation
import Testing

@testable import JumpGate

/// Properties over addresses made from the grammar of shapes.
///
/// `JUMPGATE_SEED` and `JUMPGATE_SAMPLES` set the seed and the number.
@Suite struct GeneratedAddressTests {
  static let seed = number("JUMPGATE_SEED", 20_261_130)
  static let samples = Int(number("JUMPGATE_SAMPLES", 100_000))

  private static func number(_ name: String, _ standard: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init) ?? standard
  }

  @Test func everyAddressHasItsKindAndID() {
    var grammar = AddressGrammar(seed: Self.seed)
    var failures = Failures(seed: Self.seed)
    for number in 0..<Self.samples {
      let made = grammar.make(number)
      guard let address = try? Address(made.address) else {
        failures.add(made, "is no address")
        continue
      }
      let destination = Destination(address)
      if destination.kind != made.kind || destination.appID?.rawValue != made.id {
        failures.add(made, destination.inWords)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(Self.samples >= AddressGrammar.shapes.count)
  }
}

/// What went wrong, counted by shape, with the first few examples.
struct Failures: CustomStringConvertible {
  let seed: UInt64
  private var counts: [String: Int] = [:]
  private var examples: [String] = []

  init(seed: UInt64) { self.seed = seed }

  var isEmpty: Bool { counts.isEmpty }

  mutating func add(_ made: GeneratedAddress, _ outcome: String) {
    counts[made.shape, default: 0] += 1
    guard counts[made.shape, default: 0] <= 4 else { return }
    let id = made.id.map(String.init) ?? "no id"
    examples.append(
      "\(made.address.debugDescription)\n    made as \(made.shape): \(made.kind.rawValue) \(id)\n    came out as \(outcome)"
    )
  }

  var description: String {
    "seed \(seed): \(counts.values.reduce(0, +)) wrong\n" + examples.joined(separator: "\n")
  }
}
