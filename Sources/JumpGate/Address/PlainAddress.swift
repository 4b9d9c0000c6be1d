/// The fast way in front of the parser: addresses whose bytes are already their serialization.
///
/// It takes http, https and schemes that are not special, in ASCII and lower case, with a plain
/// host and nothing to encode, resolve or leave out, and finds their components in one pass without
/// writing a byte. It gives up on anything else; the parser then reads it from the start.
/// What it takes, it reads as the parser does: a property that tests hold.
///
/// Everything on the way is inlined, so that the offsets stay in registers until they are asked for.
struct PlainAddress {
  /// The address, `count` bytes, and what may be read behind it.
  private let bytes: UnsafeRawPointer
  private let count: Int
  private let readable: Int

  private(set) var scheme = SpecialScheme.other
  private(set) var schemeEnd = 0
  private(set) var hostKind = AddressLayout.HostKind.none
  private(set) var hostStart = 0
  private(set) var hostEnd = 0
  private(set) var port: UInt16?
  private(set) var pathStart = 0
  private(set) var queryStart = 0
  private(set) var fragmentStart = 0
  private(set) var hasOpaquePath = false

  /// The shortest address of which a block at its end does not begin before it.
  static let shortest = ByteBlock.width + 1

  /// Reads an address of at least ``shortest`` bytes.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = UnsafeRawPointer(bytes.baseAddress), bytes.count >= Self.shortest else {
      return nil
    }
    self.init(start, count: bytes.count, readable: bytes.count)
  }

  @inline(__always)
  private init?(_ bytes: UnsafeRawPointer, count: Int, readable: Int) {
    self.bytes = bytes
    self.count = count
    self.readable = readable
    guard count < UInt32.max, readScheme(), readHost() else { return nil }
    guard readPathQueryAndFragment() else { return nil }
  }

  /// The layout of bytes that are an absolute address and its serialization, or nil to give up.
  @inline(__always)
  static func layout(of bytes: UnsafeBufferPointer<UInt8>) -> AddressLayout? {
    bytes.count >= shortest ? PlainAddress(bytes)?.layout : shortLayout(of: bytes)
  }

  /// Reads a short address from a copy on the stack where whole blocks can be read.
  @inline(never)
  private static func shortLayout(of bytes: UnsafeBufferPointer<UInt8>) -> AddressLayout? {
    let room = 2 * shortest
    return withUnsafeTemporaryAllocation(byteCount: room, alignment: 16) { copy in
      copy.initializeMemory(as: UInt8.self, repeating: 0)
      copy.copyMemory(from: UnsafeRawBufferPointer(bytes))
      guard let start = copy.baseAddress, !bytes.isEmpty else { return nil }
      return PlainAddress(UnsafeRawPointer(start), count: bytes.count, readable: room)?.layout
    }
  }

  /// Where the components lie.
  var layout: AddressLayout {
    @inline(__always) get {
      let start = UInt32(truncatingIfNeeded: hostStart)
      return AddressLayout(
        schemeEnd: UInt32(truncatingIfNeeded: schemeEnd), authorityStart: start,
        usernameEnd: start, passwordEnd: start, hostStart: start,
        hostEnd: UInt32(truncatingIfNeeded: hostEnd),
        pathStart: UInt32(truncatingIfNeeded: pathStart),
        queryStart: UInt32(truncatingIfNeeded: queryStart),
        fragmentStart: UInt32(truncatingIfNeeded: fragmentStart),
        end: UInt32(truncatingIfNeeded: count), port: port, scheme: scheme, hostKind: hostKind,
        hasOpaquePath: hasOpaquePath)
    }
  }
}

// MARK: - Looking at the bytes

extension PlainAddress {
  /// The byte at an index; 0, which no plain address holds, past the end.
  @inline(__always)
  private func byte(at index: Int) -> UInt8 {
    index < count ? bytes.load(fromByteOffset: index, as: UInt8.self) : 0
  }

  /// What a mask of 16 bytes says of those from an index on; bits past the end are clear.
  ///
  /// At the end it reads a block that begins earlier. The index is 1 at least, and before the end.
  @inline(__always)
  private func mask(at index: Int, _ body: (UnsafeRawPointer) -> UInt32) -> UInt32 {
    let left = count &- index
    if index &+ ByteBlock.width <= readable {
      let mask = body(bytes + index)
      return left < ByteBlock.width ? mask & ((1 &<< UInt32(truncatingIfNeeded: left)) &- 1) : mask
    }
    let passed = UInt32(truncatingIfNeeded: ByteBlock.width &- left)
    return body(bytes + (count &- ByteBlock.width)) &>> passed
  }

  private func slice(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    let start = (bytes + start, end &- start)
    return UnsafeBufferPointer(start: start.0.assumingMemoryBound(to: UInt8.self), count: start.1)
  }
}

// MARK: - Scheme, host and port

extension PlainAddress {
  @inline(__always)
  private mutating func readScheme() -> Bool {
    let http = UInt32(littleEndian: 0x7074_7468)
    if count > 8, bytes.loadUnaligned(as: UInt32.self) == http {
      let isSecure = byte(at: 4) == UInt8(ascii: "s")
      schemeEnd = isSecure ? 5 : 4
      scheme = isSecure ? .https : .http
      if byte(at: schemeEnd) == UInt8(ascii: ":") { return true }
    }
    scheme = .other
    schemeEnd = otherSchemeEnd()
    return schemeEnd > 0
  }

  /// The end of a scheme in lower case that is not special; 0 if there is none.
  @inline(never)
  private func otherSchemeEnd() -> Int {
    guard byte(at: 0).isASCIIAlpha else { return 0 }
    var end = 0
    while byte(at: end).isSchemeByte {
      if byte(at: end).isASCIIUpper { return 0 }
      end += 1
    }
    let isOther = SpecialScheme(lowercased: slice(0, end)) == .other
    return isOther && byte(at: end) == UInt8(ascii: ":") ? end : 0
  }

  @inline(__always)
  private mutating func readHost() -> Bool {
    pathStart = schemeEnd &+ 1
    let hasSlash = byte(at: pathStart) == UInt8(ascii: "/")
    hostStart = pathStart
    hostEnd = pathStart
    if hasSlash, byte(at: pathStart &+ 1) == UInt8(ascii: "/") { return readAuthority() }
    hasOpaquePath = !hasSlash
    return scheme == .other
  }

  /// Reads a host of letters, digits, `.`, `-`, `_`, and a port; no credentials, no numbers.
  @inline(__always)
  private mutating func readAuthority() -> Bool {
    hostStart = pathStart &+ 2
    guard let label = readLabels(), hostEnd > hostStart else { return false }
    pathStart = hostEnd
    if byte(at: hostEnd) == UInt8(ascii: ":") {
      let found = portAndEnd(after: hostEnd)
      guard found.end > 0 else { return false }
      port = found.port
      pathStart = found.end
    }
    let next = byte(at: pathStart)
    if scheme != .other {
      hostKind = .domain
      // A last label that is empty or begins with a digit may belong to an IPv4 address.
      return next == UInt8(ascii: "/") && label < hostEnd && !byte(at: label).isASCIIDigit
    }
    hostKind = .opaque
    return next == UInt8(ascii: "/") || next == UInt8(ascii: "?") || next == UInt8(ascii: "#")
      || pathStart == count
  }

  /// Finds the end of the host.
  ///
  /// - Returns: where its last label begins; nil if a label may be Punycode.
  @inline(__always)
  private mutating func readLabels() -> Int? {
    var end = hostStart
    var label = hostStart
    while end < count {
      let ends = mask(at: end) { ByteBlock($0).endsOfHost(allowingUpperCase: scheme == .other) }
      let length = min(ends == 0 ? ByteBlock.width : ends.trailingZeroBitCount, count &- end)
      let within: UInt32 = (1 &<< UInt32(truncatingIfNeeded: length)) &- 1
      let dots = mask(at: end) { ByteBlock($0).places(of: UInt8(ascii: ".")) } & within
      if dots != 0 { label = end &+ (32 &- dots.leadingZeroBitCount) }
      let pairs = mask(at: end) { ByteBlock($0).hyphens(after: ByteBlock($0 - 1)) } & within
      if pairs != 0 { return nil }
      end = end &+ length
      if length < ByteBlock.width { break }
    }
    hostEnd = end
    return label
  }

  /// Reads a port as a serialization has it: no leading zero, not the default.
  ///
  /// - Returns: the port and where it ends; an end of 0 for anything else.
  @inline(never)
  private func portAndEnd(after colon: Int) -> (port: UInt16, end: Int) {
    let start = colon + 1
    var end = start
    var port: UInt32 = 0
    while byte(at: end).isASCIIDigit, end < start + 5 {
      port = port * 10 + UInt32(byte(at: end) - 0x30)
      end += 1
    }
    guard end > start, port <= UInt32(UInt16.max), end == start + 1 || byte(at: start) != 0x30,
      port != scheme.defaultPort.map(UInt32.init)
    else { return (0, 0) }
    return (UInt16(port), end)
  }
}

// MARK: - Path, query and fragment

extension PlainAddress {
  /// Reads to the end, 16 bytes at a time.
  @inline(__always)
  private mutating func readPathQueryAndFragment() -> Bool {
    queryStart = count
    fragmentStart = count
    var index = pathStart
    while index < count {
      var turns = mask(at: index) { ByteBlock($0).turns(after: ByteBlock($0 - 1)) }
      while turns != 0 {
        guard turn(at: index &+ turns.trailingZeroBitCount) else { return false }
        turns &= turns &- 1
      }
      index = index &+ ByteBlock.width
    }
    queryStart = min(queryStart, fragmentStart)
    return true
  }

  /// Takes note of `?` and `#`; gives up at a dot segment of the path and at anything dirty.
  @inline(__always)
  private mutating func turn(at index: Int) -> Bool {
    switch byte(at: index) {
    case UInt8(ascii: "?"): queryStart = min(queryStart, index)
    case UInt8(ascii: "#"): fragmentStart = min(fragmentStart, index)
    case UInt8(ascii: "."), UInt8(ascii: "%"):
      return index > queryStart || index > fragmentStart || hasOpaquePath || !isDotSegment(index)
    default: return false
    }
    return true
  }

  /// Whether `.`, `..` or a spelling of them stands between a slash of the path and the next.
  @inline(never)
  private func isDotSegment(_ start: Int) -> Bool {
    var end = start
    while end < count, byte(at: end) != UInt8(ascii: "/"), byte(at: end) != UInt8(ascii: "?"),
      byte(at: end) != UInt8(ascii: "#")
    {
      end += 1
    }
    return AddressParser.dots(in: slice(start, end)) > 0
  }
}
