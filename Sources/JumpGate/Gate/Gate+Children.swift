extension Gate {
  /// The gate of a child view that was allowed by an event of this gate: it inherits provenance,
  /// and the tap for its first load.
  ///
  /// The tap is moved, not copied: opener and child together have one exit for it. A window opened
  /// by a frame stays a frame's until the user goes somewhere himself.
  public mutating func makeChild(for event: JumpEvent, at time: GateTime) -> Gate {
    var child = Gate(policy: policy, isPrivate: isPrivate, remembered: remembered)
    childCount += 1
    child.family = family + [childCount]
    child.isVisible = isVisible
    child.isClosed = isClosed
    child.page = page
    child.inheritance = Inheritance(frame: event.request.frame, from: event.request.from)
    child.openerVisit = page.visit
    if event.verdict.action == .allow { handTap(to: &child, for: event) }
    return child
  }

  private mutating func handTap(to child: inout Gate, for event: JumpEvent) {
    guard event.request.tap == .live || event.request.tap == .descendant, var moved = tap,
      !moved.isSpent, moved.tap.time <= event.time
    else { return }
    spend(id: moved.id)
    moved = HeldTap(
      id: 0, tap: moved.tap, isFromOpener: true, inherited: event.request.tap)
    child.tap = moved
  }

  /// Tells that a child view was closed, with its gate as it was: a question that waits there is
  /// owned by this view from now on, and what the user refused or answered for good there counts
  /// here.
  ///
  /// Call it before the child's ``viewClosed()``. What is handed over is handed over once; the child
  /// keeps no question.
  ///
  /// - Returns: the question that moved, under the name it had; nil if none waited, or if this view
  ///   can't own it, so that it is void.
  public mutating func childClosed(_ child: inout Gate) -> Prompt? {
    remembered.merge(child.answeredHere)
    child.rememberedBefore = child.remembered
    // Of an earlier visit, the page that is here now knows nothing.
    if child.openerVisit == page.visit {
      page.refusals = max(page.refusals, child.page.refusals)
      page.hasAsked = page.hasAsked || child.page.hasAsked
    }
    (child.page.refusals, child.page.hasAsked) = (0, false)
    defer { child.pending = nil }
    guard let orphaned = child.pending, pending == nil, page.isThere, !isClosed else { return nil }
    pending = orphaned
    return orphaned.prompt
  }
}
