@testable import JumpGate

/// All sequences of steps up to a length.
///
/// Worlds that go on alike are followed once and counted as often as they were reached.
struct SequenceSearch {
  struct Finding: CustomStringConvertible {
    let violation: SequenceViolation
    let steps: [SequenceStep]

    var description: String {
      "\(violation.rawValue): \(steps.map(\.rawValue).joined(separator: ", "))"
    }
  }

  private struct Reached {
    var world: SequenceWorld
    var count: Int
    var steps: [SequenceStep]
  }

  /// How many sequences were covered, of all lengths up to the longest.
  private(set) var sequences = 0
  /// How many steps were really taken.
  private(set) var steps = 0
  /// How many exits and questions there were in all the sequences.
  private(set) var jumps = 0
  private(set) var finding: Finding?

  /// - Parameter merges: whether worlds that go on alike are followed once.
  init(_ start: SequenceWorld, depth: Int, merges: Bool = true) {
    var level = [Reached(world: start, count: 1, steps: [])]
    for _ in 0..<depth where finding == nil {
      level = next(level, merges: merges)
    }
  }

  private mutating func next(_ level: [Reached], merges: Bool) -> [Reached] {
    var reached: [Reached] = []
    var places: [SequenceKey: Int] = [:]
    for from in level {
      for step in SequenceStep.allCases {
        guard let world = take(step, from) else { continue }
        sequences += from.count
        jumps += from.count * world.jumps
        var next = Reached(
          world: merges ? world.normalised : world, count: from.count, steps: from.steps + [step])
        next.world.jumps = 0
        guard merges else {
          reached.append(next)
          continue
        }
        let key = SequenceKey(next.world)
        if let place = places[key] {
          reached[place].count += from.count
        } else {
          places[key] = reached.count
          reached.append(next)
        }
      }
    }
    return reached
  }

  private mutating func take(_ step: SequenceStep, _ from: Reached) -> SequenceWorld? {
    guard finding == nil else { return nil }
    var world = from.world
    do throws(SequenceViolation) {
      guard try world.take(step) else { return nil }
      steps += 1
      return world
    } catch {
      finding = Finding(violation: error, steps: from.steps + [step])
      return nil
    }
  }
}
