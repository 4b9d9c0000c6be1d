/// What looks along while the fast way reads path, query and fragment, so that one pass does for
/// both.
protocol PlainWatcher: Sendable {
  init()

  /// Whether it has seen what it looks for.
  var hasFound: Bool { get }

  /// Takes note of a block of path, query or fragment.
  mutating func note(_ window: PlainWindow)

  /// Looks at the whole, when nothing in it must be rewritten.
  ///
  /// - Parameters:
  ///   - start: where the path begins.
  ///   - marks: what stands in the address.
  mutating func finish(_ bytes: PlainBytes, from start: Int, _ marks: PlainMarks)
}

/// Looks for nothing.
struct NoWatcher: PlainWatcher {
  @inline(__always)
  var hasFound: Bool { true }

  @inline(__always)
  mutating func note(_ window: PlainWindow) {}

  @inline(__always)
  mutating func finish(_ bytes: PlainBytes, from start: Int, _ marks: PlainMarks) {}
}
