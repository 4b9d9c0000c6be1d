/// What some text may hold, seen in one pass: whether reading it for addresses is worth while.
struct TextTraits {
  /// Whether a colon stands in it.
  private(set) var hasColon = false
  /// Whether a colon may come to light when percent-encoding is taken off, once or more.
  ///
  /// It must stand as `%3A`; or one of these three is itself encoded.
  private(set) var mayHideColon = false

  init(_ text: ByteView) {
    let first = text.index(of: UInt8(ascii: ":"), or: UInt8(ascii: "%"))
    for index in first..<text.count {
      switch text[index] {
      case UInt8(ascii: ":"): hasColon = true
      case UInt8(ascii: "%"):
        if Self.mayBecomeColon(text[index + 1], text[index + 2]) { mayHideColon = true }
      default: continue
      }
    }
  }

  /// Whether an address may begin in the text.
  var mayHoldAddress: Bool { hasColon || mayHideColon }

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
