/// The byte that a percent sign and two digits stand for, with every layer of percent-encoding taken
/// off; any byte if they are no digits, so that the percent sign stands for itself.
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
    while bytes[digits] == UInt8(ascii: "2"), bytes[digits &+ 1] == UInt8(ascii: "5"),
      bytes[digits &+ 2] > UInt8(ascii: "/")
    {
      digits = digits &+ 2
    }
    value = Self.digit(bytes[digits]) &<< 4 | Self.digit(bytes[digits &+ 1])
    next = digits &+ 2
    layers = (digits &- index &+ 1) &>> 1
  }

  @inline(__always)
  private static func digit(_ byte: UInt8) -> UInt8 { (byte & 0x0F) &+ 9 &* (byte &>> 6) }

  /// Whether something may begin or go on there: a colon, a mark at which parts end, or what is
  /// suspicious.
  @inline(__always)
  var mayMatter: Bool { holds(0xAFFF_E058_0000_2600, 0x07FF_FFFE_97FF_FFFE) }

  /// Whether it is encoded to hide it, since it stands plainly everywhere: a letter, a digit, `$`,
  /// `_`; tabs and newlines, which a reader passes over.
  @inline(__always)
  var isSuspicious: Bool { holds(0x03FF_0010_0000_2600, 0x07FF_FFFE_87FF_FFFE) }

  /// Whether two words, for the bytes below 64 and for those above, have the value's bit.
  @inline(__always)
  private func holds(_ low: UInt64, _ high: UInt64) -> Bool {
    value < 128 && (value < 64 ? low : high) &>> UInt64(value & 63) & 1 != 0
  }
}
