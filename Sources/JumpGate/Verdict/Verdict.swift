/// The answer to a request: what to do, about what, by which rule and why.
///
/// Tests compare verdicts whole.
public struct Verdict: Sendable, Hashable {
  /// What the adapter does.
  public let action: Action
  /// What the address leads to; nil if it could not be read.
  public let destination: Destination?
  /// The address to hand to the system for `open`, `sheet` and a confirmed `ask`: what was
  /// judged, rebuilt, never the page's own string. Nil for every other action.
  public let opens: Address?
  /// The rule that decided: a rule's id, `default:<kind>`, `preset:<name>/<kind>` or `gate:<what>`.
  public let rule: String
  /// Why.
  public let reason: Reason
}
