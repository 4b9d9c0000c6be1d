internal import JumpGate

/// A step of a trace in words.
enum TraceText {
  /// - Parameter decides: what decided in the end: the strictest of all that is possible.
  static func line(_ step: Trace.Step, decides: String) -> String {
    let decided = step.outcome == .matched && step.rule == decides ? " and decides" : ""
    return String(repeating: "  ", count: step.depth)
      + "\(step.rule): \(words(step.outcome))\(decided)"
  }

  private static func words(_ outcome: Trace.Outcome) -> String {
    switch outcome {
    case .matched: "matches"
    case .mayMatch: "may match: something is unknown, so the stricter verdict counts"
    case .skipped(.pattern): "is not about this destination"
    case .skipped(.origin): "is not about this asker"
    case .skipped(.condition(let condition)): "needs '\(condition.rawValue)', which does not hold"
    case .skipped(.ambiguous): "permits, and the address can be read in two ways"
    }
  }
}
