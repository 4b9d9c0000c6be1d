/// Jumps that are the same to a reader, as one with their number.
public struct FoldedFinding: Sendable, Hashable {
  /// The first of them.
  public let first: Finding
  /// How many there are.
  public private(set) var count = 1

  /// Folds findings: alike are those that differ in nothing but when they came.
  ///
  /// - Returns: one for each kind, in the order in which the first of each came.
  public static func fold(_ findings: some Sequence<Finding>) -> [FoldedFinding] {
    var folded: [FoldedFinding] = []
    var places: [Likeness: Int] = [:]
    for finding in findings {
      let likeness = Likeness(finding)
      if let place = places[likeness] {
        folded[place].count += 1
      } else {
        places[likeness] = folded.count
        folded.append(FoldedFinding(first: finding))
      }
    }
    return folded
  }

  /// All that a reader tells jumps apart by.
  private struct Likeness: Hashable {
    private let words: [String?]
    private let element: Finding.Element?
    private let hasTap: Bool

    init(_ finding: Finding) {
      words =
        [
          finding.trigger, finding.frame, finding.from, finding.input, finding.address,
          finding.action, finding.rule, finding.reason,
        ] + finding.hops
      element = finding.element
      hasTap = finding.hasTap
    }
  }
}
