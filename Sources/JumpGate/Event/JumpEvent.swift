/// A request and its verdict, as logged and reported.
public struct JumpEvent: Sendable, Hashable {
  /// What was asked.
  public let request: JumpRequest
  /// What was answered.
  public let verdict: Verdict
}
