/// What looks along while the fast way reads path, query and fragment, so that one pass does for
/// both.
protocol PlainWatcher: Sendable {
  /// Where in a path it wants to look.
  static func placesInPath(_ window: PlainWindow) -> WideBlock.Matches
  /// Where behind the path it wants to look.
  static func placesInPairs(_ window: PlainWindow) -> WideBlock.Matches

  init()

  /// Whether it has seen what it looks for; it is not asked again.
  var hasFound: Bool { get }

  /// Looks at one of these places, or at another.
  ///
  /// - Parameter index: of the byte that matched.
  mutating func look(at index: Int, in bytes: PlainBytes)
}

/// Looks for nothing.
struct NoWatcher: PlainWatcher {
  @inline(__always)
  static func placesInPath(_ window: PlainWindow) -> WideBlock.Matches { WideBlock.Matches() }
  @inline(__always)
  static func placesInPairs(_ window: PlainWindow) -> WideBlock.Matches { WideBlock.Matches() }

  var hasFound: Bool {
    @inline(__always) get { true }
  }

  @inline(__always)
  mutating func look(at index: Int, in bytes: PlainBytes) {}
}
