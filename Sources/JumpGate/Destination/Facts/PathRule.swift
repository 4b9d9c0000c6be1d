/// Which paths a row is about: words apart by blanks, each either
/// `/a/b` (the path begins so), `*/a` (a segment anywhere), `/` (the empty path),
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

  /// A bit for each byte, by its low six bits, that can stand behind the first slash of a path that
  /// a rule includes; letters of either case have the same.
  static func firstBytes(of rule: StaticString) -> UInt64 {
    var bits: UInt64 = bit(of: "%") | bit(of: "/")
    var before = UInt8(ascii: " ")
    for index in 0..<rule.utf8CodeUnitCount {
      let byte = rule.byte(at: index)
      if before == UInt8(ascii: " ") {
        let next = rule.byte(at: index + 1)
        // A segment anywhere, the empty path, not these: any path may be among them.
        guard byte == UInt8(ascii: "/"), next > UInt8(ascii: " ") else { return .max }
        bits |= bit(of: next)
      }
      before = byte
    }
    return rule.utf8CodeUnitCount > 0 ? bits : .max
  }

  /// Whether a path begins with one of the bytes of a rule, so that it may be included.
  static func mayInclude(_ path: ByteView, firstBytes: UInt64) -> Bool {
    path[0] != UInt8(ascii: "/") || mayBegin(with: path[1], firstBytes: firstBytes)
  }

  /// Whether a byte may stand behind the first slash of a path that a rule includes.
  static func mayBegin(with byte: UInt8, firstBytes: UInt64) -> Bool {
    firstBytes == .max || firstBytes & bit(of: byte) != 0
  }

  private static func bit(of byte: UInt8) -> UInt64 { 1 << UInt64(byte.asciiLowercased & 63) }
  private static func bit(of mark: Unicode.Scalar) -> UInt64 { bit(of: UInt8(ascii: mark)) }

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
    if word[0] == UInt8(ascii: "*") {
      let name = word.from(2)
      return PathSegments(path).contains { $0.equalsDecoded(name) }
    }
    var segments = PathSegments(path)
    guard word.count > 1 else { return segments.next() == nil }
    for expected in PathSegments(word) {
      guard let segment = segments.next(), segment.equalsDecoded(expected) else { return false }
    }
    return true
  }
}
