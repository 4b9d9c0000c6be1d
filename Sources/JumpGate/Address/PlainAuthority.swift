/// Scheme, host and port of an address that needs no rewriting so far: the first step of the fast
/// ways.
///
/// Everything on the way is inlined, so that the offsets stay in registers until they are asked for.
struct PlainAuthority {
  private(set) var scheme = SpecialScheme.other
  private(set) var schemeEnd = 0
  private(set) var hostKind = AddressLayout.HostKind.none
  private(set) var hostStart = 0
  private(set) var hostEnd = 0
  private(set) var labels = HostLabels(startingAt: 0)
  private(set) var port: UInt16?
  /// Where the path, query or fragment begins, or the end.
  private(set) var end = 0

  /// Reads any address, or gives up.
  @inline(__always)
  init?(of bytes: PlainBytes) {
    guard bytes.count > 8 && readHTTPScheme(bytes) || readOtherScheme(bytes) else { return nil }
    if scheme == .other {
      end = schemeEnd &+ 1
      hostStart = end
      hostEnd = end
      let slash = UInt8(ascii: "/")
      guard bytes[end] == slash, bytes[end &+ 1] == slash else { return }
      hostStart = end &+ 2
    }
    guard readAuthority(bytes) else { return nil }
  }
}

// MARK: - Scheme

extension PlainAuthority {
  @inline(__always)
  private mutating func readHTTPScheme(_ bytes: PlainBytes) -> Bool {
    let word = bytes.word(endingAt: 8)
    // `https://`, or `http://` and any byte.
    if word == 0x2F2F_3A73_7074_7468 {
      scheme = .https
      schemeEnd = 5
    } else if word & 0x00FF_FFFF_FFFF_FFFF == 0x002F_2F3A_7074_7468 {
      scheme = .http
      schemeEnd = 4
    } else {
      return false
    }
    hostStart = schemeEnd &+ 3
    return true
  }

  /// Reads a scheme in lower case that is not special.
  @inline(__always)
  private mutating func readOtherScheme(_ bytes: PlainBytes) -> Bool {
    schemeEnd = Self.otherSchemeEnd(bytes)
    return schemeEnd > 0
  }

  /// The end of a scheme in lower case that is not special; 0 if there is none.
  @inline(never)
  private static func otherSchemeEnd(_ bytes: PlainBytes) -> Int {
    guard bytes[0].isASCIIAlpha else { return 0 }
    var end = 0
    while bytes[end].isSchemeByte {
      if bytes[end].isASCIIUpper { return 0 }
      end += 1
    }
    let isOther = SpecialScheme(lowercased: bytes.slice(0, end)) == .other
    return isOther && bytes[end] == UInt8(ascii: ":") ? end : 0
  }
}

// MARK: - Host and port

extension PlainAuthority {
  /// Reads a host of letters, digits, `.`, `-`, `_`, and a port; no credentials, no numbers.
  @inline(__always)
  private mutating func readAuthority(_ bytes: PlainBytes) -> Bool {
    guard readLabels(bytes), hostEnd > hostStart else { return false }
    end = hostEnd
    if bytes[end] == UInt8(ascii: ":") {
      let found = Self.port(in: bytes, after: end, scheme)
      guard found.end > 0 else { return false }
      port = found.port
      end = found.end
    }
    let next = bytes[end]
    guard
      next == UInt8(ascii: "/") || next == UInt8(ascii: "?") || next == UInt8(ascii: "#")
        || end == bytes.count
    else { return false }
    guard scheme != .other else {
      hostKind = .opaque
      return true
    }
    hostKind = .domain
    // A last label that is empty or begins with a digit may belong to an IPv4 address.
    return labels.last < hostEnd && !bytes[labels.last].isASCIIDigit
  }

  /// Finds the end of the host and where its last label begins; gives up at what may be Punycode.
  @inline(__always)
  private mutating func readLabels(_ bytes: PlainBytes) -> Bool {
    let folding: Int8 = scheme == .other ? 0x20 : 0
    var index = hostStart
    labels = HostLabels(startingAt: index)
    while index < bytes.count {
      let plain = bytes.bits(at: index) { $0.here.labelBytes(setting: folding) }
      let length = min((~plain).trailingZeroBitCount, bytes.count &- index)
      let within = ~(UInt32.max << UInt32(truncatingIfNeeded: length))
      let dots = bytes.bits(at: index) { $0.here.places(of: 0x2E) } & within
      if dots != 0 { labels.read(dots: dots, at: index) }
      if hasHyphens(bytes, at: index, within) { return false }
      index = index &+ length
      if length < WideBlock.width { break }
    }
    hostEnd = index
    return true
  }

  /// Whether a hyphen stands behind a hyphen.
  @inline(__always)
  private func hasHyphens(_ bytes: PlainBytes, at index: Int, _ within: UInt32) -> Bool {
    func pairs(_ window: PlainWindow) -> WideBlock.Matches {
      window.here.places(of: 0x2D) .& window.before.places(of: 0x2D)
    }
    guard bytes.isAny(near: index, pairs) else { return false }
    return bytes.bits(at: index, pairs) & within != 0
  }

  /// Reads a port as a serialization has it: no leading zero, not the default.
  ///
  /// - Returns: the port and where it ends; an end of 0 for anything else.
  @inline(never)
  private static func port(
    in bytes: PlainBytes, after colon: Int, _ scheme: SpecialScheme
  ) -> (port: UInt16, end: Int) {
    let start = colon + 1
    var end = start
    var port: UInt32 = 0
    while bytes[end].isASCIIDigit, end < start + 5 {
      port = port * 10 + UInt32(bytes[end] - 0x30)
      end += 1
    }
    guard end > start, port <= UInt32(UInt16.max), end == start + 1 || bytes[start] != 0x30,
      port != scheme.defaultPort.map(UInt32.init)
    else { return (0, 0) }
    return (UInt16(port), end)
  }
}
