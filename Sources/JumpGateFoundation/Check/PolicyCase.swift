/// One row of a table of expectations: an address, its context, and what a policy should say.
public struct PolicyCase: Sendable, Hashable {
  /// What the verdict should be; a field that is nil is not looked at.
  public struct Expectation: Sendable, Hashable {
    /// The action.
    public var action: String?
    /// The rule.
    public var rule: String?
    /// The kind of destination; an inner nil: none, since the input is no address.
    public var destination: String??
    /// The finer word; an inner nil: none.
    public var detail: String??
    /// The app's id as digits; an inner nil: none.
    public var appID: String??
  }

  /// The line it starts on, from 1.
  public let line: Int
  /// The address and its context.
  public let input: CheckInput
  /// What the verdict should be.
  public let expected: Expectation
}
