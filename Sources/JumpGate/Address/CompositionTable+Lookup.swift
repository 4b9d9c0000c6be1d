extension CompositionTable {
  /// The two code points that a composite is made of, or nil.
  static func pair(of composite: UInt32) -> (first: UInt32, second: UInt32)? {
    let index = composites.lastIndex(ofRangeHolding: composite)
    guard composites[index] == composite else { return nil }
    return (firsts[index], seconds[index])
  }

  /// The composite of two code points, or nil.
  static func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      let index = Int(order[middle])
      let entry = (firsts[index], seconds[index])
      if entry == (first, second) { return composites[index] }
      if entry < (first, second) { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
