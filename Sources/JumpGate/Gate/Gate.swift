/// A policy and what one web view remembers: taps, refusals, provenance, a pending prompt.
///
/// A value with mutating functions, so that it is tested without any engine. Time is passed in.
public struct Gate: Sendable {
  /// The policy it judges by.
  public let policy: Policy
}
