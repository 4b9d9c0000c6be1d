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

  /// Reads an http(s) address, or gives up.
  @inline(__always)
  init?(http bytes: PlainBytes) {
    guard bytes.count > 8, readHTTPScheme(bytes), readAuthority(bytes) else { return nil }
  }

  /// Reads an address whose scheme is not special, or gives up.
  init?(other bytes: PlainBytes) {
    guard readOtherScheme(bytes) else { return nil }
    end = schemeEnd &+ 1
    hostStart = end
    hostEnd = end
    let slash = UInt8(ascii: "/")
    guard bytes[end] == slash, bytes[end &+ 1] == slash else { return }
    hostStart = end &+ 2
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
    readLabels(bytes)
    guard hostEnd > hostStart else { return false }
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

  /// Finds the end of the host and where its last labels begin; stops at what may be Punycode, a
  /// hyphen behind a hyphen.
  @inline(__always)
  private mutating func readLabels(_ bytes: PlainBytes) {
    let folding: Int8 = scheme == .other ? 0x20 : 0
    hostEnd = hostStart
    labels = HostLabels(startingAt: hostStart)
    while hostEnd < bytes.count {
      let others = ~bytes.bits(at: hostEnd) { window in
        let hyphens = window.here.places(of: 0x2D) .& window.before.places(of: 0x2D)
        return window.here.labelBytes(setting: folding) .& .!hyphens
      }
      // What is below the lowest of the others: all if there are none.
      let dots =
        bytes.bits(at: hostEnd) { $0.here.places(of: 0x2E) } & ((others & (0 &- others)) &- 1)
      if dots != 0 { labels.read(dots: dots, at: hostEnd) }
      hostEnd = hostEnd &+ (others == 0 ? WideBlock.width : others.trailingZeroBitCount)
      if others != 0 { break }
    }
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
