/// What some text may hold: whether reading it for addresses is worth while.
enum TextTraits {
  /// Whether an address may begin in the text: a colon stands in it, or may come to light when
  /// percent-encoding is taken off, once or more.
  ///
  /// It must then stand as `%3A`; or one of these three is itself encoded.
  static func mayHoldAddress(_ text: ByteView) -> Bool {
    var index = text.index(of: UInt8(ascii: ":"), or: UInt8(ascii: "%"))
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: ":") { return true }
      if byte == UInt8(ascii: "%"), mayBecomeColon(text[index + 1], text[index + 2]) { return true }
      index += 1
    }
    return false
  }

  /// Whether `%` and these two may become a colon, or a percent sign before one.
  private static func mayBecomeColon(_ first: UInt8, _ second: UInt8) -> Bool {
    switch (first, second | 0x20) {
    case (UInt8(ascii: "%"), _): true
    // `%3A`, and `%3` before an encoded letter.
    case (UInt8(ascii: "3"), UInt8(ascii: "a")), (UInt8(ascii: "3"), UInt8(ascii: "%")): true
    // An encoded percent sign, 3, A or a.
    case (UInt8(ascii: "2"), UInt8(ascii: "5")), (UInt8(ascii: "3"), UInt8(ascii: "3")),
      (UInt8(ascii: "4"), UInt8(ascii: "1")), (UInt8(ascii: "6"), UInt8(ascii: "1")):
      true
    default: false
    }
  }
}
