internal import JumpGate

/// Which verdicts make the exit status 1.
enum FailOn: String, CaseIterable {
  case never, block, ask

  /// Whether an action is one to fail for: `ask` includes `block`.
  func includes(_ action: Action) -> Bool {
    switch self {
    case .never: false
    case .block: action == .block
    case .ask: action == .block || action == .ask
    }
  }
}
