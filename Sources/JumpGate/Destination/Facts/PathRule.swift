/// Which paths a row is about: words apart by blanks, each either
/// `/a/b` (the path begins so), `*/a/b` (segments anywhere), `/` (the empty path),
/// or one of these with `!` in front (not these; such words come first).
///
/// Segments are compared percent-decoded and without regard to case; an empty rule is every path.
struct PathRule {
  private let rule: ByteView

  /// Whether a path is among them.
  static func includes(_ path: ByteView, in rule: StaticString) -> Bool {
    guard rule.hasPointerRepresentation, rule.utf8CodeUnitCount > 0 else { return true }
    return rule.withUTF8Buffer { PathRule(rule: ByteView($0)).includes(path) }
  }

  private func includes(_ path: ByteView) -> Bool {
    var offset = 0
    while offset < rule.count {
      let end = rule.index(of: UInt8(ascii: " "), from: offset)
      let word = rule.part(offset, end)
      if word[0] == UInt8(ascii: "!") {
        if matches(path, word.from(1)) { return false }
      } else if matches(path, word) {
        return true
      }
      offset = end + 1
    }
    return false
  }

  private func matches(_ path: ByteView, _ word: ByteView) -> Bool {
    var segments = PathSegments(path)
    guard word.count > 1 else { return segments.next() == nil }
    guard word[0] == UInt8(ascii: "*") else { return begins(path, with: word) }
    while !segments.isAtEnd {
      if begins(segments.rest, with: word.from(1)) { return true }
      _ = segments.next()
    }
    return false
  }

  private func begins(_ path: ByteView, with word: ByteView) -> Bool {
    var segments = PathSegments(path)
    for expected in PathSegments(word) {
      guard let segment = segments.next(), segment.equalsDecoded(expected) else { return false }
    }
    return true
  }
}
