/// The byte that a percent sign and two digits stand for, with every layer of percent-encoding taken
/// off; a percent sign if they are no digits, so that it stands for itself.
struct EncodedByte {
  let value: UInt8
  /// Where the next byte stands.
  let next: Int
  /// How many layers of percent-encoding were taken off, up to 255.
  let layers: UInt8

  /// - Parameters:
  ///   - bytes: text with three zeros behind it.
  ///   - index: of the percent sign.
  @inline(__always)
  init(_ bytes: UnsafeRawPointer, at index: Int) {
    var digits = index &+ 1
    var both = Self.bytes(bytes, digits)
    // `25` is another percent sign, before digits.
    while both == 0x3532, Self.bytes(bytes, digits &+ 2) & 0xFF > UInt16(UInt8(ascii: "/")) {
      digits = digits &+ 2
      both = Self.bytes(bytes, digits)
    }
    let (high, low) = (Self.digit(UInt8(truncatingIfNeeded: both)), Self.digit(UInt8(both &>> 8)))
    let isEncoded = high | low < 16
    value = isEncoded ? high &<< 4 | low : UInt8(ascii: "%")
    next = digits &+ (isEncoded ? 2 : 0)
    layers = UInt8(clamping: (digits &- index &+ 1) &>> 1)
  }

  /// Two bytes, the first one lowest.
  @inline(__always)
  private static func bytes(_ bytes: UnsafeRawPointer, _ index: Int) -> UInt16 {
    UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt16.self))
  }

  /// The value of a hexadecimal digit; 128 or more for anything else.
  @inline(__always)
  private static func digit(_ byte: UInt8) -> UInt8 {
    let decimal = byte &- 0x30
    let letter = (byte | 0x20) &- 0x61
    let isLetter: UInt8 = letter < 6 ? 0 : 0x80
    return decimal < 10 ? decimal : (letter &+ 10) | isLetter
  }

  /// Whether it is encoded to hide it, since it stands plainly everywhere: a letter, a digit, `$`,
  /// `_`; tabs and newlines, which a reader passes over.
  @inline(__always)
  var isSuspicious: Bool { Self.suspicious.holds(value) }

  /// Whether it is a mark at which an address's parts begin or end: `#`, `/`, `:`, `?`, `\`.
  @inline(__always)
  var isMark: Bool { Self.marks.holds(value) }

  private static let suspicious = ASCIISet(low: 0x03FF_0010_0000_2600, high: 0x07FF_FFFE_87FF_FFFE)
  private static let marks = ASCIISet(low: 0x8400_8008_0000_0000, high: 0x0000_0000_1000_0000)
}
