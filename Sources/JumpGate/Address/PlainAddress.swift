/// The fast way in front of the parser: addresses whose bytes are already their serialization.
///
/// It takes http, https and schemes that are not special, in ASCII and lower case, with a plain
/// host and nothing to encode, resolve or leave out, and reads them in one pass without writing a
/// byte. It gives up on anything else; the parser then reads it from the start.
/// What it takes, it reads as the parser does: a property that tests hold.
///
/// What is read of a block does not depend on what was read before, so that the processor need not
/// wait; where query and fragment begin is found when asked for.
///
/// A watcher may look along for purposes of its own.
struct PlainAddress<Watcher: PlainWatcher> {
  private let bytes: PlainBytes
  private let authority: PlainAuthority
  private var watcher = Watcher()

  /// Bytes that are an absolute address and its serialization; nil to give up.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> AddressView? {
    readHTTP(bytes) ?? readOther(bytes)
  }

  /// As ``read(_:)``, for http(s) addresses.
  @inline(__always)
  static func readHTTP(_ bytes: UnsafeBufferPointer<UInt8>) -> AddressView? {
    PlainBytes.with(bytes) { plain in
      guard let plain = PlainAddress(http: plain), plain.isSerialization else { return nil }
      return plain.view(of: bytes)
    }
  }

  /// As ``read(_:)``, for schemes that are not special.
  static func readOther(_ bytes: UnsafeBufferPointer<UInt8>) -> AddressView? {
    PlainBytes.with(bytes) { plain in PlainAddress(other: plain).map { $0.view(of: bytes) } }
  }

  /// Reads an http(s) address, or gives up; it may lack the slash behind the host.
  @inline(__always)
  init?(http bytes: PlainBytes) {
    guard let authority = PlainAuthority(http: bytes) else { return nil }
    self.init(bytes, authority)
    // Behind `https://`; no part of a plain host is a place.
    guard readRest(from: 8) else { return nil }
    watcher.finish(bytes, from: authority.end)
  }

  /// Reads an address whose scheme is not special, or gives up.
  init?(other bytes: PlainBytes) {
    guard let authority = PlainAuthority(other: bytes) else { return nil }
    self.init(bytes, authority)
    // Watchers look at http(s) addresses alone.
    watcher.hasFound = true
    guard readRest(from: authority.end) else { return nil }
  }

  @inline(__always)
  private init(_ bytes: PlainBytes, _ authority: PlainAuthority) {
    self.bytes = bytes
    self.authority = authority
  }

  /// Whether the watcher found something, or did not look: it looks at http(s) addresses alone.
  @inline(__always)
  var mayHoldAddress: Bool { watcher.hasFound }

  /// Whether the bytes are the serialization: a special address has a path, which shows there.
  @inline(__always)
  var isSerialization: Bool {
    authority.scheme == .other || bytes[authority.end] == UInt8(ascii: "/")
  }

  /// The address, whose bytes these are.
  @inline(__always)
  func view(of bytes: UnsafeBufferPointer<UInt8>) -> AddressView {
    AddressView(bytes: bytes, layout: layout, mayHoldAddress: mayHoldAddress)
  }

  /// Calls a body with where the offsets count from, where the host begins and ends, and its last
  /// labels.
  @inline(__always)
  func withHost<Value>(_ body: (UnsafeRawPointer, Int, Int, HostLabels) -> Value) -> Value {
    bytes.withStart { body($0, authority.hostStart, authority.hostEnd, authority.labels) }
  }

  /// Path, query and fragment.
  @inline(__always)
  var rest: ByteView { ByteView(bytes.slice(authority.end, bytes.count)) }

  private var queryStart: Int { bytes.index(of: 0x3F, or: 0x23, from: authority.end) }

  /// Where the components lie.
  var layout: AddressLayout {
    let start = UInt32(truncatingIfNeeded: authority.hostStart)
    let queryStart = queryStart
    let hasSlash = bytes[authority.end] == UInt8(ascii: "/")
    return AddressLayout(
      schemeEnd: UInt32(truncatingIfNeeded: authority.schemeEnd), authorityStart: start,
      usernameEnd: start, passwordEnd: start, hostStart: start,
      hostEnd: UInt32(truncatingIfNeeded: authority.hostEnd),
      pathStart: UInt32(truncatingIfNeeded: authority.end),
      queryStart: UInt32(truncatingIfNeeded: queryStart),
      fragmentStart: UInt32(truncatingIfNeeded: bytes.index(of: 0x23, or: 0x23, from: queryStart)),
      end: UInt32(truncatingIfNeeded: bytes.count), port: authority.port,
      scheme: authority.scheme, hostKind: authority.hostKind,
      hasOpaquePath: authority.hostKind == .none && !hasSlash)
  }
}

// MARK: - Path, query and fragment

extension PlainAddress {
  /// Reads path, query and fragment.
  ///
  /// - Parameter start: an offset; nothing stands between it and the path that is a place.
  @inline(__always)
  private mutating func readRest(from start: Int) -> Bool {
    var place = PlainPlace(in: bytes, pathStart: authority.end)
    let last = bytes.count &- WideBlock.width
    var index = start
    while index < last {
      let window = bytes.window(index)
      guard pass(Self.places(window), window, at: index, &place) else { return false }
      index = index &+ WideBlock.width
    }
    guard index < bytes.count else { return true }
    let window = bytes.window(last)
    let places = Self.places(window) .& WideBlock.places(from: index &- last)
    return pass(places, window, at: last, &place)
  }

  /// Where a byte stands that some component encodes, what may be a dot segment, the second of two
  /// slashes, `?` and `#`, and what the watcher wants to look at; what some comparison finds besides
  /// does no harm.
  @inline(__always)
  private static func places(_ window: PlainWindow) -> WideBlock.Matches {
    let here = window.here
    // `&` and `'` change places when the lowest bit is flipped.
    let outside = here.places(below: 0x27, flipping: 0x01) .| here.places(above: 0x7A)
    // `<`, `>`, `\`, `^`, `|`, `~`
    let brackets = here.places(of: 0x1C, clearing: 0x62) .| here.places(of: 0x60)
    // `.` and `/` behind a slash.
    let dots = here.places(of: 0x2F, setting: 0x01) .& window.before.places(of: 0x2F)
    return outside .| brackets .| dots .| here.places(of: 0x3F) .| Watcher.places(window)
  }

  @inline(__always)
  private mutating func pass(
    _ places: WideBlock.Matches, _ window: PlainWindow, at index: Int, _ place: inout PlainPlace
  ) -> Bool {
    watcher.note(window)
    guard WideBlock.isAny(places) else { return true }
    let bits = WideBlock.bits(places)
    guard let found = Self.look(at: bits, from: index, &place, watcher.hasFound) else {
      return false
    }
    watcher.hasFound = found
    return true
  }

  /// Goes through places.
  ///
  /// - Returns: whether the watcher has found something; nil if something must be rewritten.
  @inline(never)
  private static func look(
    at places: UInt32, from start: Int, _ place: inout PlainPlace, _ hasFound: Bool
  ) -> Bool? {
    var hasFound = hasFound
    var places = places
    while places != 0 {
      let index = start &+ places.trailingZeroBitCount
      places &= places &- 1
      if place.endsPath(at: index) {
        if !hasFound { hasFound = Watcher.look(behindPath: index, in: place.bytes) }
      } else if place.isRewritten(at: index) {
        return nil
      } else if !hasFound {
        hasFound = Watcher.look(at: index, in: place.bytes)
      }
    }
    return hasFound
  }
}

/// Goes from place to place, and knows whether it is still in the path.
private struct PlainPlace {
  let bytes: PlainBytes
  private let pathStart: Int
  private var isBehindPath = false
  /// What some component encodes or takes for something else; that is left to the parser wherever it
  /// stands.
  private static let encoded = ASCIISet(low: 0x5000_0005_FFFF_FFFF, high: 0xA800_0001_5000_0000)

  @inline(__always)
  init(in bytes: PlainBytes, pathStart: Int) {
    self.bytes = bytes
    self.pathStart = pathStart
  }

  /// Whether the path ends at an index: the first `?` or `#` stands there.
  @inline(__always)
  mutating func endsPath(at index: Int) -> Bool {
    guard !isBehindPath,
      bytes[index] == UInt8(ascii: "?") || bytes[index] == UInt8(ascii: "#")
    else { return false }
    isBehindPath = true
    return true
  }

  /// Whether a component encodes a byte, or it begins a dot segment.
  @inline(__always)
  func isRewritten(at index: Int) -> Bool {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "%"), UInt8(ascii: "."):
      return bytes[index &- 1] == UInt8(ascii: "/") && !isBehindPath && isDotSegment(at: index)
    case UInt8(ascii: "'"):
      return isBehindPath
    default:
      return byte >= 0x80 || Self.encoded.holds(byte)
    }
  }

  /// Whether `.`, `..` or a spelling of them stands between a slash of the path and the next.
  @inline(never)
  private func isDotSegment(at index: Int) -> Bool {
    // A path that does not begin with a slash is opaque.
    guard bytes[pathStart] == UInt8(ascii: "/") else { return false }
    var end = index
    while end < bytes.count, bytes[end] != UInt8(ascii: "/"), bytes[end] != UInt8(ascii: "?"),
      bytes[end] != UInt8(ascii: "#")
    {
      end += 1
    }
    return AddressParser.dots(in: bytes.slice(index, end)) > 0
  }
}
