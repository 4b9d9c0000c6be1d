/// Which pages an engine's tests run, and which they leave out and why.
package struct CorpusPlan {
  /// A page that is not run.
  package struct LeftOut: Hashable {
    package var id: String
    package var why: String
  }

  /// The pages to run.
  package private(set) var run: [AttackPage] = []
  /// All others.
  package private(set) var leftOut: [LeftOut] = []

  /// Sorts the pages.
  ///
  /// - Parameter hasUser: whether the tests can press, type and show a window to be seen, as in a
  ///   Mac's own session and not in a simulator: a view that nobody sees exits nowhere.
  package init(_ pages: [AttackPage], hasUser: Bool) {
    for page in pages {
      if let why = page.leftOut ?? (hasUser ? nil : page.needsUser) {
        leftOut.append(LeftOut(id: page.id, why: why))
      } else {
        run.append(page)
      }
    }
  }
}

extension AttackPage {
  /// For what the page needs a user who acts and sees; nil if it needs none.
  fileprivate var needsUser: String? {
    if steps.contains(where: { $0.step.isInput }) { return "nobody presses or types" }
    let leaves = expected.jumps.contains { !$0.line.hasPrefix("block ") }
    return leaves || !expected.opens.isEmpty ? "nobody sees it" : nil
  }
}

extension Step {
  /// Whether the user's hand does it.
  fileprivate var isInput: Bool {
    switch self {
    case .tap, .tapThird, .press, .release, .move, .drag, .key: true
    case .wait, .awaitRequest, .awaitView, .awaitChildren, .awaitPrompt, .back, .forward, .reload,
      .load, .evaluate, .hide, .show, .answer, .bridge:
      false
    }
  }
}
