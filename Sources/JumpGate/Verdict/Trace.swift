/// How a verdict was reached: each rule tried, in order, and why it did or didn't match.
public struct Trace: Sendable, Hashable {
  /// Why a rule didn't match.
  public enum Mismatch: Sendable, Hashable {
    /// None of its patterns matches the destination.
    case pattern
    /// None of its origins is the asker's.
    case origin
    /// A condition doesn't hold.
    case condition(Condition)
    /// The address can be read in two ways, and the rule permits.
    case ambiguous
  }

  /// What came of trying a rule.
  public enum Outcome: Sendable, Hashable {
    /// It matched, and decided its case; of several the strictest counts.
    case matched
    /// It may match, since something is unknown: taken if it is stricter than what follows.
    case mayMatch
    /// It didn't match.
    case skipped(Mismatch)
  }

  /// One rule tried.
  public struct Step: Sendable, Hashable {
    /// Its id, `hostSchemes`, `default:<kind>` or `preset:<name>/<row>`.
    public let rule: String
    /// How deep inside the address what it was tried on lies: 0 for the address itself.
    public let depth: Int
    /// What came of it.
    public let outcome: Outcome
  }

  /// The rules tried, in order.
  public let steps: [Step]
  /// What was decided.
  public let verdict: Verdict
}
