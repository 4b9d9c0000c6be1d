/// Tells in a few instructions that a host is below no domain of the tables.
///
/// It knows the second label of each row from the end (`apple` of `apps.apple.com`), or the brand
/// of a row that ends in `*`, as bits at places that hashes say.
enum HostFilter {
  private static let bitCount = 4096

  /// The bits of all rows.
  private static let bits: [UInt64] = {
    var bits = [UInt64](repeating: 0, count: bitCount / 64)
    for row in Hosts.rows {
      guard let label = label(of: row.domain) else { continue }
      let place = place(of: label)
      bits[place / 64] |= 1 << UInt64(place % 64)
    }
    return bits
  }()

  /// Whether a host may be a row's: false is certain, true is not.
  @inline(__always)
  static func mayHoldRow(_ bytes: PlainBytes, _ authority: PlainAuthority) -> Bool {
    let start = authority.hostStart
    guard authority.lastLabel > start else { return true }
    let second = label(bytes, endingAt: authority.lastLabel &- 1, from: start)
    // Rows may have any digits in their second label.
    if hasDigit(second.word) || mayHold(second.word) { return true }
    guard second.start > start else { return false }
    // A brand's domain may be one of two labels: `co.jp`.
    return mayHold(label(bytes, endingAt: second.start &- 1, from: start).word)
  }

  /// The label that ends at a dot: its last eight letters as a number, and where it begins.
  @inline(__always)
  private static func label(
    _ bytes: PlainBytes, endingAt end: Int, from first: Int
  ) -> (word: UInt64, start: Int) {
    let word = bytes.word(endingAt: end)
    // A zero bit where there is a dot; the highest is the nearest.
    let differences = word ^ 0x2E2E_2E2E_2E2E_2E2E
    let dots = (differences &- 0x0101_0101_0101_0101) & ~differences & 0x8080_8080_8080_8080
    var length = min(dots.leadingZeroBitCount &>> 3, end &- first)
    if length >= 8 {
      length = 8
      var start = end &- 8
      while start > first, bytes[start &- 1] != UInt8(ascii: ".") { start = start &- 1 }
      return (word, start)
    }
    return (length == 0 ? 0 : word &>> UInt64(64 &- 8 &* length), end &- length)
  }

  @inline(__always)
  private static func mayHold(_ word: UInt64) -> Bool {
    let place = place(of: word)
    return bits[place &>> 6] &>> UInt64(place & 63) & 1 != 0
  }

  @inline(__always)
  private static func place(of word: UInt64) -> Int {
    Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) &>> 52)
  }

  @inline(__always)
  private static func hasDigit(_ word: UInt64) -> Bool {
    let digits = word ^ 0x3030_3030_3030_3030
    let others = (digits &+ 0x7676_7676_7676_7676) | digits
    return others & 0x8080_8080_8080_8080 != 0x8080_8080_8080_8080
  }

  /// The label of a row that hosts are told by, as a number; nil if it holds any digits.
  private static func label(of domain: StaticString) -> UInt64? {
    let labels = domain.description.split(separator: ".")
    guard labels.count >= 2 else { return nil }
    let label = labels[labels.count - 2].utf8.suffix(8)
    guard !label.contains(UInt8(ascii: "#")) else { return nil }
    return label.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
