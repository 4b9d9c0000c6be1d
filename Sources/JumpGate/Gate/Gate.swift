/// A policy and what one web view remembers: taps, refusals, provenance, a pending prompt.
///
/// A value with mutating functions, so that it is tested without any engine. Time is passed in.
public struct Gate: Sendable {
  /// The policy it judges by.
  public let policy: Policy
  /// The question that waits for an answer; nil if none does.
  public private(set) var prompt: Prompt?

  /// A gate for one web view.
  ///
  /// - Parameters:
  ///   - policy: what it judges by.
  ///   - isPrivate: whether the view has no persistent storage; nil: unknown.
  public init(policy: Policy, isPrivate: Bool?) {
    self.policy = policy
  }

  /// Judges one attempt. Spends the tap if the verdict is an exit, opens a prompt if it is `ask`.
  public mutating func judge(_ attempt: Attempt, at time: GateTime) -> JumpEvent {
    fatalError("in the policy branch")
  }

  /// Tells of a tap.
  public mutating func record(_ tap: Tap) {}

  /// Tells that the main frame shows a new document: prompts are void, taps become carried.
  public mutating func pageCommitted(_ address: Address?, at time: GateTime) {}

  /// Tells that the user or the host app went somewhere: refusals are forgotten, and the next
  /// main-frame navigation to this address is the host's own.
  public mutating func hostLoads(_ address: Address, at time: GateTime) {}

  /// Tells whether the view can be seen; a hidden or background view exits nowhere.
  public mutating func setVisible(_ isVisible: Bool) {}

  /// The gate of a child view that was allowed by an event of this gate: it inherits provenance,
  /// and the tap for its first load.
  public mutating func makeChild(for event: JumpEvent, at time: GateTime) -> Gate { self }

  /// Answers a question. Only the first answer of the pending question does anything.
  public mutating func answer(_ id: Prompt.ID, _ answer: Prompt.Answer, at time: GateTime)
    -> Prompt.Outcome
  { .nothing }

  /// Tells that the view is closed or its web process is gone: whatever waits is void.
  public mutating func viewClosed() {}
}
