/// What the first two bytes behind the first slash can be, in the paths that a rule includes.
///
/// A set has a bit for each byte, by its low six bits; letters of either case have the same.
struct PathStart: Sendable {
  private let first: UInt64
  private let second: UInt64

  /// The start of any path.
  static let any = PathStart(first: .max, second: .max)

  private init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }

  /// - Parameter rule: as ``PathRule`` reads it.
  init(of rule: StaticString) {
    var (first, second): (UInt64, UInt64) = (0, 0)
    var before = UInt8(ascii: " ")
    for index in 0..<rule.utf8CodeUnitCount {
      let byte = rule.byte(at: index)
      if before == UInt8(ascii: " ") {
        // A segment anywhere, the empty path, not these: any path may be among them.
        guard byte == UInt8(ascii: "/"), rule.byte(at: index + 1) > UInt8(ascii: " ") else {
          self = .any
          return
        }
        first |= Self.bit(of: rule.byte(at: index + 1))
        let next = rule.byte(at: index + 2)
        // Behind a segment of one letter anything may follow.
        second |= next > UInt8(ascii: " ") && next != UInt8(ascii: "/") ? Self.bit(of: next) : .max
      }
      before = byte
    }
    self = first == 0 ? .any : PathStart(first: first, second: second)
  }

  /// Whether a path may be included that has two bytes behind its first slash.
  @inline(__always)
  func mayBegin(_ first: UInt8, _ second: UInt8) -> Bool {
    if self.first == .max || Self.mayBeAny(first) { return true }
    return self.first & Self.bit(of: first) != 0
      && (self.second & Self.bit(of: second) != 0 || Self.mayBeAny(second))
  }

  /// Whether a byte may stand for another, or for none: an encoded one, a slash before a slash.
  @inline(__always)
  private static func mayBeAny(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "%") || byte.isSlash
  }

  @inline(__always)
  private static func bit(of byte: UInt8) -> UInt64 { 1 &<< UInt64(byte.asciiLowercased & 63) }
}
