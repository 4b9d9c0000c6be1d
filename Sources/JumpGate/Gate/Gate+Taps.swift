extension Gate {
  /// Tells of a tap.
  ///
  /// Of several messages about one event the first counts; a tap on a page that is gone is none.
  public mutating func record(_ newTap: Tap) {
    if let lastTap, newTap.time <= lastTap { return }
    lastTap = newTap.time
    tapCount += 1
    page.isShownAgain = false
    tap = HeldTap(id: tapCount, tap: newTap)
  }

  /// Spends the tap behind an exit, wherever it is kept.
  mutating func spend(_ asked: Provenance) {
    guard asked.tap != .none, let spent = asked.heldTap else { return }
    spend(id: spent.id)
  }

  mutating func spend(id: UInt32) {
    if tap?.id == id { tap?.isSpent = true }
    for index in chains.indices where chains[index].heldTap?.id == id {
      chains[index].heldTap?.isSpent = true
    }
  }
}
