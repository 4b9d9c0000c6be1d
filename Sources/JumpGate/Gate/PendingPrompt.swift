/// A question that waits, with what a yes will do.
struct PendingPrompt: Sendable, Hashable {
  let prompt: Prompt
  let yes: Action
  let shown: GateTime
  let key: RememberedAnswers.Key?
}
