import Foundation
import JumpGate
import Testing

@testable import JumpGateFoundation

/// Whatever is changed in a good file, reading it ends, with a policy without mistakes or an error.
@Test func noDamageToAFileTrapsHangsOrLeavesAPolicyWithMistakes() throws {
  let policy = try PolicyFile(contentsOf: TestData.file("p0.json")).policy
  let list = policy.propertyList()
  let object = try PropertyListSerialization.propertyList(from: Data(list.utf8), format: nil)
  let binary = try PropertyListSerialization.data(
    fromPropertyList: object, format: .binary, options: 0)
  let marks = Array("<>&;\"'\\{}[]:,/!?-*.\u{0}\u{FF}0 \n".utf8)
  var random = SplitMix(seed: 11)
  var outcomes = (read: 0, refused: 0)
  for file in [Array(policy.json().utf8), Array(list.utf8), Array(binary)] {
    for _ in 0..<1_500 {
      var damaged = file
      for _ in 0...random.below(2) {
        let place = random.below(damaged.count)
        switch random.below(4) {
        case 0: damaged[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: damaged[place] = random.pick(marks)
        case 2: damaged.remove(at: place)
        default: damaged.insert(random.pick(marks), at: place)
        }
      }
      do {
        let read = try PolicyFile(damaged)
        #expect(read.policy.problems == [])
        #expect(try PolicyFile(read.policy.json().utf8).policy == read.policy)
        #expect(try PolicyFile(read.policy.propertyList().utf8).policy == read.policy)
        outcomes.read += 1
      } catch {
        #expect(!error.problems.isEmpty)
        outcomes.refused += 1
      }
    }
  }
  #expect(outcomes.read > 50)
  #expect(outcomes.refused > 2_500)
}
