/// The byte that a percent sign and two digits stand for, with every layer of percent-encoding taken
/// off; a percent sign if they are no digits, so that it stands for itself.
struct EncodedByte {
  let value: UInt8
  /// Where the next byte stands.
  let next: Int
  /// How many layers of percent-encoding were taken off.
  let layers: Int

  /// - Parameter index: of the percent sign.
  @inline(__always)
  init(_ bytes: PlainBytes, at index: Int) {
    var digits = index &+ 1
    var (first, second) = (bytes[digits], bytes[digits &+ 1])
    while first == UInt8(ascii: "2"), second == UInt8(ascii: "5"),
      bytes[digits &+ 2] > UInt8(ascii: "/")
    {
      digits = digits &+ 2
      (first, second) = (bytes[digits], bytes[digits &+ 1])
    }
    let isEncoded = Self.isDigit(first) && Self.isDigit(second)
    value = isEncoded ? Self.digit(first) &<< 4 | Self.digit(second) : UInt8(ascii: "%")
    next = isEncoded ? digits &+ 2 : digits
    layers = (digits &- index &+ 1) &>> 1
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66)
  }

  @inline(__always)
  private static func digit(_ byte: UInt8) -> UInt8 { (byte & 0x0F) &+ 9 &* (byte &>> 6) }

  /// Whether something may begin or go on at a percent sign: a colon is encoded there, a mark at
  /// which parts end, or what is suspicious; not text in other scripts, blanks and punctuation.
  @inline(__always)
  static func mayMatter(_ bytes: PlainBytes, at index: Int) -> Bool {
    let (first, second) = (bytes[index &+ 1], bytes[index &+ 2])
    if first > UInt8(ascii: "7") || first == UInt8(ascii: "2") && second == UInt8(ascii: "0") {
      return false
    }
    return mattering.holds(EncodedByte(bytes, at: index).value)
  }

  /// Whether it is encoded to hide it, since it stands plainly everywhere: a letter, a digit, `$`,
  /// `_`; tabs and newlines, which a reader passes over.
  @inline(__always)
  var isSuspicious: Bool { Self.suspicious.holds(value) }

  private static let mattering = ASCIISet(low: 0xAFFF_E058_0000_2600, high: 0x07FF_FFFE_97FF_FFFE)
  private static let suspicious = ASCIISet(low: 0x03FF_0010_0000_2600, high: 0x07FF_FFFE_87FF_FFFE)
}
