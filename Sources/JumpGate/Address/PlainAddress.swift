/// The fast way in front of the parser: addresses whose bytes are already their serialization.
///
/// It takes http, https and schemes that are not special, in ASCII and lower case, with a plain
/// host and nothing to encode, resolve or leave out, and finds their components in one pass without
/// writing a byte. It gives up on anything else; the parser then reads it from the start.
/// What it takes, it reads as the parser does: a property that tests hold.
struct PlainAddress {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var layout = AddressLayout()
  private var position = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The layout of bytes that are an absolute address and its serialization, or nil to give up.
  static func layout(of bytes: UnsafeBufferPointer<UInt8>) -> AddressLayout? {
    guard bytes.count < UInt32.max else { return nil }
    var reader = PlainAddress(bytes)
    return reader.read() ? reader.layout : nil
  }

  private mutating func read() -> Bool {
    guard readScheme() else { return false }
    let hasSlash = byte(at: position) == UInt8(ascii: "/")
    if hasSlash, byte(at: position + 1) == UInt8(ascii: "/") {
      guard readAuthority() else { return false }
    } else {
      guard !layout.isSpecial else { return false }
      layout.hasOpaquePath = !hasSlash
      setHost(kind: .none, start: position, end: position)
    }
    layout.pathStart = UInt32(truncatingIfNeeded: position)
    return readPathQueryAndFragment()
  }

  @inline(__always)
  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
}

// MARK: - Scheme, host and port

extension PlainAddress {
  private mutating func readScheme() -> Bool {
    if bytes.count > 8, bytes[0] == UInt8(ascii: "h"), bytes[1] == UInt8(ascii: "t"),
      bytes[2] == UInt8(ascii: "t"), bytes[3] == UInt8(ascii: "p")
    {
      let isSecure = bytes[4] == UInt8(ascii: "s")
      let end = isSecure ? 5 : 4
      if bytes[end] == UInt8(ascii: ":") {
        layout.scheme = isSecure ? .https : .http
        return endScheme(at: end)
      }
    }
    return readOtherScheme()
  }

  private mutating func readOtherScheme() -> Bool {
    guard let first = byte(at: 0), first.isASCIIAlpha else { return false }
    var end = 0
    while let byte = byte(at: end), byte.isSchemeByte {
      if byte.isASCIIUpper { return false }
      end += 1
    }
    guard byte(at: end) == UInt8(ascii: ":"),
      SpecialScheme(lowercased: bytes.slice(0, end)) == .other
    else { return false }
    return endScheme(at: end)
  }

  private mutating func endScheme(at end: Int) -> Bool {
    layout.schemeEnd = UInt32(truncatingIfNeeded: end)
    position = end + 1
    return true
  }

  /// Reads a host of letters, digits, `.`, `-`, `_`, and a port; no credentials, no numbers.
  private mutating func readAuthority() -> Bool {
    let start = position + 2
    var end = start
    var lastLabel = start
    while let byte = byte(at: end), isPlainHostByte(byte) {
      if byte == UInt8(ascii: ".") { lastLabel = end + 1 }
      if byte == UInt8(ascii: "-"), bytes[end - 1] == UInt8(ascii: "-") { return false }
      end += 1
    }
    guard end > start else { return false }
    if layout.isSpecial {
      // A last label that is empty or begins with a digit may belong to an IPv4 address.
      guard lastLabel < end, !bytes[lastLabel].isASCIIDigit else { return false }
    }
    setHost(kind: layout.isSpecial ? .domain : .opaque, start: start, end: end)
    position = end
    guard byte(at: end) != UInt8(ascii: ":") || readPort() else { return false }
    switch byte(at: position) {
    case UInt8(ascii: "/"): return true
    case nil, UInt8(ascii: "?"), UInt8(ascii: "#"): return !layout.isSpecial
    default: return false
    }
  }

  private func isPlainHostByte(_ byte: UInt8) -> Bool {
    (byte | 0x20).isASCIIAlpha && (byte >= 0x61 || !layout.isSpecial) || byte.isASCIIDigit
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }

  /// Reads a port as a serialization has it: no leading zero, not the default.
  private mutating func readPort() -> Bool {
    let start = position + 1
    var end = start
    var port: UInt32 = 0
    while let byte = byte(at: end), byte.isASCIIDigit, end < start + 5 {
      port = port * 10 + UInt32(byte - 0x30)
      end += 1
    }
    guard end > start, port <= UInt32(UInt16.max), end == start + 1 || bytes[start] != 0x30,
      port != layout.scheme.defaultPort.map(UInt32.init)
    else { return false }
    layout.port = UInt16(port)
    position = end
    return true
  }

  private mutating func setHost(kind: AddressLayout.HostKind, start: Int, end: Int) {
    let start = UInt32(truncatingIfNeeded: start)
    layout.hostKind = kind
    layout.authorityStart = start
    layout.usernameEnd = start
    layout.passwordEnd = start
    layout.hostStart = start
    layout.hostEnd = UInt32(truncatingIfNeeded: end)
  }
}

// MARK: - Path, query and fragment

extension PlainAddress {
  /// Reads to the end, 16 bytes at a time where nothing in them needs a look.
  private mutating func readPathQueryAndFragment() -> Bool {
    var query: Int?
    var fragment: Int?
    var index = position
    while index < bytes.count {
      let plain = plainEnd(from: index)
      let end = min(plain + 16, bytes.count)
      index = plain
      while index < end {
        let byte = bytes[index]
        if ByteBlock.isDirty(byte) { return false }
        if fragment == nil {
          if byte == UInt8(ascii: "#") { fragment = index }
          if byte == UInt8(ascii: "?"), query == nil { query = index }
          if byte == UInt8(ascii: "/"), query == nil, isDotSegment(index + 1) { return false }
        }
        index += 1
      }
    }
    layout.end = UInt32(truncatingIfNeeded: bytes.count)
    layout.fragmentStart = fragment.map { UInt32(truncatingIfNeeded: $0) } ?? layout.end
    layout.queryStart = query.map { UInt32(truncatingIfNeeded: $0) } ?? layout.fragmentStart
    return true
  }

  /// The end of the bytes from an index on that need no look, as far as blocks tell.
  @inline(__always)
  private func plainEnd(from start: Int) -> Int {
    guard let raw = UnsafeRawPointer(bytes.baseAddress) else { return start }
    var index = start
    while index + 17 <= bytes.count {
      if ByteBlock.needsLook(raw + index) { return index }
      index += 16
    }
    // The last block overlaps the one before it.
    let last = bytes.count - 17
    return last >= position && index > last && !ByteBlock.needsLook(raw + last) ? last + 16 : index
  }

  /// Whether `.`, `..` or a spelling of them stands between a slash of the path and the next.
  private func isDotSegment(_ start: Int) -> Bool {
    guard !layout.hasOpaquePath, let first = byte(at: start),
      first == UInt8(ascii: ".") || first == UInt8(ascii: "%")
    else { return false }
    var end = start
    while let byte = byte(at: end), byte != UInt8(ascii: "/"), byte != UInt8(ascii: "?"),
      byte != UInt8(ascii: "#")
    {
      end += 1
    }
    return AddressParser.dots(in: bytes.slice(start, end)) > 0
  }
}
