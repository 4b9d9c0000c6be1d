/// What looks along while the fast way reads path, query and fragment, so that one pass does for
/// both.
protocol PlainWatcher: Sendable {
  init()

  /// Whether it has seen what it looks for; it is not asked again.
  var hasFound: Bool { get set }

  /// Takes note of a block of path, query or fragment.
  mutating func note(_ window: PlainWindow)

  /// Where it wants to look, beside what is looked at anyway: `$`, `%`, the second of two slashes.
  static func places(_ window: PlainWindow) -> WideBlock.Matches

  /// Whether it sees what it looks for.
  ///
  /// - Parameter index: of one of these places, or of another.
  static func look(at index: Int, in bytes: PlainBytes) -> Bool

  /// Whether it sees what it looks for behind the path.
  ///
  /// - Parameter index: of the `?` or `#` that ends the path.
  static func look(behindPath index: Int, in bytes: PlainBytes) -> Bool

  /// Looks once more, at the end.
  ///
  /// - Parameter start: where the path begins.
  mutating func finish(_ bytes: PlainBytes, from start: Int)
}

/// Looks for nothing.
struct NoWatcher: PlainWatcher {
  var hasFound: Bool {
    @inline(__always) get { true }
    nonmutating set {}
  }

  @inline(__always)
  mutating func note(_ window: PlainWindow) {}

  @inline(__always)
  static func places(_ window: PlainWindow) -> WideBlock.Matches { WideBlock.Matches() }

  @inline(__always)
  static func look(at index: Int, in bytes: PlainBytes) -> Bool { true }

  @inline(__always)
  static func look(behindPath index: Int, in bytes: PlainBytes) -> Bool { true }

  @inline(__always)
  mutating func finish(_ bytes: PlainBytes, from start: Int) {}
}
