/// The fast way in front of the parser: addresses whose bytes are already their serialization.
///
/// It takes http, https and schemes that are not special, in ASCII and lower case, with a plain
/// host and nothing to encode, resolve or leave out, and finds their components in one pass without
/// writing a byte. It gives up on anything else; the parser then reads it from the start.
/// What it takes, it reads as the parser does: a property that tests hold.
///
/// A watcher may look along for purposes of its own.
struct PlainAddress<Watcher: PlainWatcher> {
  private let bytes: PlainBytes
  private let authority: PlainAuthority
  private var queryStart: Int
  private var fragmentStart: Int
  private var hasOpaquePath = false
  private var watcher = Watcher()

  /// The layout of bytes that are an absolute address and its serialization, and whether the watcher
  /// may have found something; nil to give up.
  @inline(__always)
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (layout: AddressLayout, mayHoldAddress: Bool)? {
    PlainBytes.with(bytes) { PlainAddress($0).map { ($0.layout, $0.mayHoldAddress) } }
  }

  @inline(__always)
  init?(_ bytes: PlainBytes) {
    guard let authority = PlainAuthority(of: bytes) else { return nil }
    self.bytes = bytes
    self.authority = authority
    queryStart = bytes.count
    fragmentStart = bytes.count
    let hasSlash = bytes[authority.end] == UInt8(ascii: "/")
    hasOpaquePath = authority.hostKind == .none && !hasSlash
    // A special address has a path; a serialization shows it.
    guard authority.scheme == .other || hasSlash else { return nil }
    guard readPath(), queryStart == bytes.count || readPairs() else { return nil }
  }

  /// Whether the watcher found something, or did not look: it looks at http(s) addresses alone.
  @inline(__always)
  var mayHoldAddress: Bool { authority.scheme == .other || watcher.hasFound }

  /// Whether it is an http(s) address, so that its host is a domain.
  @inline(__always)
  var isHTTP: Bool { authority.scheme == .https || authority.scheme == .http }

  /// Calls a body with where the offsets count from, and where the host begins and ends.
  @inline(__always)
  func withHost<Value>(_ body: (UnsafeRawPointer, Int, Int) -> Value) -> Value {
    bytes.withStart { body($0, authority.hostStart, authority.hostEnd) }
  }

  /// The path.
  var path: ByteView { ByteView(bytes.slice(authority.end, queryStart)) }

  /// Where the last two labels of the host begin.
  @inline(__always)
  var labels: HostLabels { authority.labels }

  /// Where the components lie.
  @inline(__always)
  var layout: AddressLayout {
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
  /// Reads to the end of the path.
  @inline(__always)
  private mutating func readPath() -> Bool {
    var index = authority.end
    while index < bytes.count {
      if bytes.isAny(near: index, Self.placesInPath) {
        var places = bytes.bits(at: index, Self.placesInPath)
        while places != 0 {
          guard passInPath(index &+ places.trailingZeroBitCount) else { return false }
          if queryStart < bytes.count { return true }
          places &= places &- 1
        }
      }
      index = index &+ WideBlock.width
    }
    return true
  }

  /// Reads query and fragment.
  @inline(__always)
  private mutating func readPairs() -> Bool {
    var index = queryStart &+ 1
    while index < bytes.count {
      if bytes.isAny(near: index, Self.placesInPairs) {
        var places = bytes.bits(at: index, Self.placesInPairs)
        while places != 0 {
          guard passInPairs(index &+ places.trailingZeroBitCount) else { return false }
          places &= places &- 1
        }
      }
      index = index &+ WideBlock.width
    }
    return true
  }

  @inline(__always)
  private static func placesInPath(_ window: PlainWindow) -> WideBlock.Matches {
    let dots = window.here.places(of: 0x2E) .& window.before.places(of: 0x2F)
    return PlainBytes.marks(window.here) .| window.here.places(of: 0x3F) .| dots
      .| Watcher.placesInPath(window)
  }

  @inline(__always)
  private static func placesInPairs(_ window: PlainWindow) -> WideBlock.Matches {
    PlainBytes.marks(window.here) .| window.here.places(of: 0x27) .| Watcher.placesInPairs(window)
  }

  /// Takes note of `?` and `#`; gives up at a dot segment and at what is encoded.
  @inline(__always)
  private mutating func passInPath(_ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "?"):
      queryStart = index
      return true
    case UInt8(ascii: "#"):
      queryStart = index
      fragmentStart = index
      return true
    case UInt8(ascii: "."), UInt8(ascii: "%"):
      guard bytes[index &- 1] != UInt8(ascii: "/") || hasOpaquePath || !isDotSegment(at: index)
      else { return false }
    case let byte where PlainBytes.isEncoded(byte): return false
    default: break
    }
    watch(index)
    return true
  }

  /// Takes note of `#`; gives up at what is encoded.
  @inline(__always)
  private mutating func passInPairs(_ index: Int) -> Bool {
    let byte = bytes[index]
    guard !PlainBytes.isEncoded(byte), byte != UInt8(ascii: "'") else { return false }
    if byte == UInt8(ascii: "#") { fragmentStart = min(fragmentStart, index) }
    watch(index)
    return true
  }

  @inline(__always)
  private mutating func watch(_ index: Int) {
    guard !watcher.hasFound, authority.scheme != .other else { return }
    watcher.look(at: index, in: bytes)
  }

  /// Whether `.`, `..` or a spelling of them stands between a slash of the path and the next.
  @inline(never)
  private func isDotSegment(at start: Int) -> Bool {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "/"), bytes[end] != UInt8(ascii: "?"),
      bytes[end] != UInt8(ascii: "#")
    {
      end += 1
    }
    return AddressParser.dots(in: bytes.slice(start, end)) > 0
  }
}

extension PlainBytes {
  /// Where a byte stands that any component encodes, and `#`, `$`, `%`, `|` and `~`.
  ///
  /// What one comparison can find together differs in some bits; those that need no look are found
  /// too.
  @inline(__always)
  fileprivate static func marks(_ block: WideBlock) -> WideBlock.Matches {
    let outside = block.places(below: 0x21) .| block.places(above: 0x7A)
    // `<`, `>`, `\`, `^`, `|`, `~`
    let brackets = block.places(of: 0x1C, clearing: 0x62)
    return outside .| brackets .| block.places(of: 0x60) .| block.places(upTo: 0x25, count: 4)
  }

  /// Whether a component encodes a byte, wherever it stands but for quotes.
  @inline(__always)
  fileprivate static func isEncoded(_ byte: UInt8) -> Bool {
    guard byte < 0x80 else { return true }
    let bits: UInt64 = byte < 64 ? 0x5000_0005_FFFF_FFFF : 0xA800_0001_5000_0000
    return bits &>> UInt64(byte & 63) & 1 != 0
  }
}
