extension AttackPage {
  /// Whether the page is about a jump at all, be it one that the engine never asks for.
  package var hasJump: Bool { !(expected.jumps + expected.asked).isEmpty }

  /// Whether the engine asked for a jump of this page's, or the page has none and did what it does.
  @MainActor
  package func isLive(_ history: History) -> Bool {
    let wanted = Set((expected.jumps + expected.asked).map(\.address))
    if wanted.isEmpty { return expected.loads.allSatisfy(history.requests.contains) }
    return !wanted.isDisjoint(with: history.asked)
  }
}
