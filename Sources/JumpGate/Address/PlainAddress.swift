/// The fast way in front of the parser: addresses whose bytes are already their serialization.
///
/// It takes http, https and schemes that are not special, in ASCII and lower case, with a plain
/// host and nothing to encode, resolve or leave out, and finds their components in one pass without
/// writing a byte. It gives up on anything else; the parser then reads it from the start.
/// What it takes, it reads as the parser does: a property that tests hold.
struct PlainAddress {
  private let bytes: PlainBytes
  private let authority: PlainAuthority
  private var queryStart: Int
  private var fragmentStart: Int
  private var hasOpaquePath = false

  /// The layout of bytes that are an absolute address and its serialization, or nil to give up.
  @inline(__always)
  static func layout(of bytes: UnsafeBufferPointer<UInt8>) -> AddressLayout? {
    PlainBytes.with(bytes) { PlainAddress($0)?.layout }
  }

  @inline(__always)
  private init?(_ bytes: PlainBytes) {
    guard let authority = PlainAuthority(of: bytes) else { return nil }
    self.bytes = bytes
    self.authority = authority
    queryStart = bytes.count
    fragmentStart = bytes.count
    let hasSlash = bytes[authority.end] == UInt8(ascii: "/")
    hasOpaquePath = authority.hostKind == .none && !hasSlash
    // A special address has a path; a serialization shows it.
    guard authority.scheme == .other || hasSlash, readToEnd() else { return nil }
  }

  /// Where the components lie.
  @inline(__always)
  private var layout: AddressLayout {
    let start = UInt32(truncatingIfNeeded: authority.hostStart)
    return AddressLayout(
      schemeEnd: UInt32(truncatingIfNeeded: authority.schemeEnd), authorityStart: start,
      usernameEnd: start, passwordEnd: start, hostStart: start,
      hostEnd: UInt32(truncatingIfNeeded: authority.hostEnd),
      pathStart: UInt32(truncatingIfNeeded: authority.end),
      queryStart: UInt32(truncatingIfNeeded: queryStart),
      fragmentStart: UInt32(truncatingIfNeeded: fragmentStart),
      end: UInt32(truncatingIfNeeded: bytes.count), port: authority.port,
      scheme: authority.scheme, hostKind: authority.hostKind, hasOpaquePath: hasOpaquePath)
  }
}

// MARK: - Path, query and fragment

extension PlainAddress {
  @inline(__always)
  private mutating func readToEnd() -> Bool {
    var index = authority.end
    while index < bytes.count {
      if bytes.isAny(near: index, Self.turns) {
        var turns = bytes.bits(at: index, Self.turns)
        while turns != 0 {
          guard turn(at: index &+ turns.trailingZeroBitCount) else { return false }
          turns &= turns &- 1
        }
      }
      index = index &+ WideBlock.width
    }
    queryStart = min(queryStart, fragmentStart)
    return true
  }

  /// Where something stands that may need a look: a byte that a component encodes or turns on, and
  /// what may be a dot segment behind a slash.
  ///
  /// What one comparison can find together differs in a bit; some that need none are found too.
  @inline(__always)
  private static func turns(_ block: WideBlock, _ previous: WideBlock) -> WideBlock.Matches {
    let outside = block.places(below: 0x21) .| block.places(above: 0x7A)
    let quotes = block.places(of: 0x23, setting: 0x01) .| block.places(of: 0x27)
    let brackets = block.places(of: 0x3E, setting: 0x02) .| block.places(of: 0x3F)
    let others = block.places(of: 0x5E, setting: 0x02) .| block.places(of: 0x60)
    let dots = block.places(of: 0x2E) .| block.places(of: 0x25)
    return outside .| quotes .| brackets .| others .| (dots .& previous.places(of: 0x2F))
  }

  /// Takes note of `?` and `#`; gives up at a dot segment of the path and at what is encoded.
  @inline(__always)
  private mutating func turn(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "?"): queryStart = min(queryStart, index)
    case UInt8(ascii: "#"): fragmentStart = min(fragmentStart, index)
    case UInt8(ascii: "|"), UInt8(ascii: "~"): break
    case UInt8(ascii: "."), UInt8(ascii: "%"):
      return index > queryStart || index > fragmentStart || hasOpaquePath
        || !Self.isDotSegment(bytes, index)
    default: return false
    }
    return true
  }

  /// Whether `.`, `..` or a spelling of them stands between a slash of the path and the next.
  @inline(never)
  private static func isDotSegment(_ bytes: PlainBytes, _ start: Int) -> Bool {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "/"), bytes[end] != UInt8(ascii: "?"),
      bytes[end] != UInt8(ascii: "#")
    {
      end += 1
    }
    return AddressParser.dots(in: bytes.slice(start, end)) > 0
  }
}
