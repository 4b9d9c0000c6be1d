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
    guard let marks = readRest(from: 8) else { return nil }
    watcher.finish(bytes, from: authority.end, marks)
  }

  /// Reads an address whose scheme is not special, or gives up.
  init?(other bytes: PlainBytes) {
    guard let authority = PlainAuthority(other: bytes) else { return nil }
    self.init(bytes, authority)
    guard readRest(from: authority.end) != nil else { return nil }
  }

  @inline(__always)
  private init(_ bytes: PlainBytes, _ authority: PlainAuthority) {
    self.bytes = bytes
    self.authority = authority
  }

  /// Whether the watcher found something, or did not look: it looks at http(s) addresses alone.
  @inline(__always)
  var mayHoldAddress: Bool { authority.scheme == .other || watcher.hasFound }

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
  /// Reads path, query and fragment; nil if something must be rewritten.
  ///
  /// - Parameter start: an offset; nothing stands between it and the path that is a place.
  @inline(__always)
  private mutating func readRest(from start: Int) -> PlainMarks? {
    var marks = PlainMarks(pathStart: authority.end)
    let last = bytes.count &- WideBlock.width
    var index = start
    while index < last {
      let window = bytes.window(index)
      watcher.note(window)
      guard marks.read(PlainMarks.places(window), window, at: index, in: bytes) else { return nil }
      index = index &+ WideBlock.width
    }
    guard index < bytes.count else { return marks }
    let window = bytes.window(last)
    watcher.note(window)
    let places = PlainMarks.places(window) .& WideBlock.places(from: index &- last)
    return marks.read(places, window, at: last, in: bytes) ? marks : nil
  }
}
