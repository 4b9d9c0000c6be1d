/// The places behind a host where something may stand that is looked for there: an address, as it
/// stands or encoded, or the parameter by which a link service is known.
///
/// One pass, 16 bytes at a time, for addresses that hold nothing: most. It may point out what turns
/// out to be nothing, and leaves out nothing that ``AddressSearch`` would find.
struct HidingPlaces {
  private let bytes: ByteView
  private let start: UnsafeRawPointer
  private let pathStart: Int
  private let queryStart: Int
  private let end: Int

  /// Nil for addresses too short to be read in blocks.
  @inline(__always)
  private init?(_ view: AddressView) {
    guard let start = UnsafeRawPointer(view.bytes.baseAddress) else { return nil }
    self.start = start
    bytes = ByteView(view.bytes)
    pathStart = Int(view.layout.pathStart)
    queryStart = Int(view.layout.queryStart)
    end = view.bytes.count
    guard end > ByteBlock.width, pathStart > 0 else { return nil }
  }

  /// Whether something may hide behind the host of an http(s) address.
  @inline(__always)
  static func mayHide(in view: AddressView) -> Bool {
    HidingPlaces(view)?.mayHide ?? true
  }

  private var mayHide: Bool {
    @inline(__always) get { mayHideInPath || queryStart < end && mayHideInPairs }
  }

  private var mayHideInPath: Bool {
    @inline(__always) get {
      var index = pathStart
      while index < queryStart {
        var marks = marks(at: index) { $0.hidingPlacesOfPath(after: $1) }
        let left = queryStart &- index
        if left < ByteBlock.width { marks &= (1 &<< UInt32(truncatingIfNeeded: left)) &- 1 }
        while marks != 0 {
          let place = index &+ marks.trailingZeroBitCount
          if !cannotBeginBase64(at: place), mayHide(at: place) { return true }
          marks &= marks &- 1
        }
        index = index &+ ByteBlock.width
      }
      return false
    }
  }

  private var mayHideInPairs: Bool {
    @inline(__always) get {
      var index = queryStart
      while index < end {
        var marks = marks(at: index) { $0.hidingPlacesOfPairs(after: $1) }
        while marks != 0 {
          if mayHide(at: index &+ marks.trailingZeroBitCount) { return true }
          marks &= marks &- 1
        }
        index = index &+ ByteBlock.width
      }
      return false
    }
  }

  /// What two blocks, the second of which begins a byte earlier, say of the bytes from an index on.
  @inline(__always)
  private func marks(at index: Int, _ body: (ByteBlock, ByteBlock) -> UInt32) -> UInt32 {
    // At the end it reads a block that begins earlier.
    let place = min(index, end &- ByteBlock.width)
    let marks = body(ByteBlock(start + place), ByteBlock(start + (place &- 1)))
    return marks &>> UInt32(truncatingIfNeeded: index &- place)
  }

  /// Whether a letter begins a segment, the second or third letter of which is not one of
  /// base64 for a scheme: most words.
  @inline(__always)
  private func cannotBeginBase64(at index: Int) -> Bool {
    guard index &+ 2 < end, start.load(fromByteOffset: index, as: UInt8.self) >= 0x41 else {
      return false
    }
    let second = start.load(fromByteOffset: index &+ 1, as: UInt8.self)
    let third = start.load(fromByteOffset: index &+ 2, as: UInt8.self)
    // A percent sign may be anything. The low four bits of the second letter are the high ones of
    // the second byte, the low two of the third those of the third.
    let seconds: (UInt64, UInt64) = (0x000F_0020_0000_0000, 0x0680_7E80_01FA_01FA)
    let thirds: (UInt64, UInt64) = (0x0333_0020_0000_0000, 0x0199_9998_0666_6666)
    return !Self.holds(seconds, second)
      || second != UInt8(ascii: "%") && !Self.holds(thirds, third)
  }

  @inline(__always)
  private static func holds(_ bits: (UInt64, UInt64), _ byte: UInt8) -> Bool {
    (byte < 64 ? bits.0 : bits.1) &>> UInt64(byte & 63) & 1 != 0
  }

  /// Whether something hides where a colon, a percent sign or the beginning of a part stands.
  @inline(never)
  private func mayHide(at index: Int) -> Bool {
    let byte = bytes[index]
    if byte == UInt8(ascii: ":") { return true }
    if byte == UInt8(ascii: "%"), TextTraits.mayBecomeColon(bytes[index + 1], bytes[index + 2]) {
      return true
    }
    guard ByteBlock.separates(bytes[index - 1]) else { return false }
    let text = bytes.from(index)
    if index > queryStart, mayBeginSchemeless(text) || isSignature(at: index) { return true }
    return Base64Bytes.mayHoldAddress(text)
  }

  /// Whether `//` stands there, or may come to light.
  private func mayBeginSchemeless(_ text: ByteView) -> Bool {
    if text[0].isSlash { return text[1].isSlash || text[1] == UInt8(ascii: "%") }
    guard text[0] == UInt8(ascii: "%") else { return false }
    guard let high = text[1].hexValue, let low = text[2].hexValue else { return true }
    let byte = high << 4 | low
    return byte.isSlash || byte == UInt8(ascii: "%")
  }

  /// Whether the parameter that begins there is a link service's.
  private func isSignature(at index: Int) -> Bool {
    let before = bytes[index - 1]
    guard before != UInt8(ascii: "="), before != UInt8(ascii: "/") else { return false }
    let text = bytes.from(index)
    var length = 0
    while length < text.count, !endsKey(text[length]) { length += 1 }
    return ServiceSignatures.index.number(ofEncoded: text.part(0, length)) != nil
  }

  private func endsKey(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: ";")
      || byte == UInt8(ascii: "#")
  }
}

extension ByteBlock {
  /// Where, in a path, a colon or a percent sign stands, or the first letter of a segment that is
  /// worth a look: base64 for an address begins with an upper-case letter or one of `a` to `e`.
  ///
  /// - Parameter previous: the block that begins one byte earlier.
  @inline(__always)
  func hidingPlacesOfPath(after previous: ByteBlock) -> UInt32 {
    let anywhere = equal(lanes, 0x3A) .| equal(lanes, 0x25)
    return Self.bits(anywhere .| (equal(previous.lanes, 0x2F) .& lettersOfBase64))
  }

  /// The same in a query or a fragment.
  ///
  /// A part begins behind one of the bytes that ``separates(_:)`` knows; a signature begins with
  /// `$`, `a` or `i`, and what a page's own scheme completes with a slash.
  ///
  /// - Parameter previous: the block that begins one byte earlier.
  @inline(__always)
  func hidingPlacesOfPairs(after previous: ByteBlock) -> UInt32 {
    let before = previous.lanes
    // `;`, `=`, `?` are told by one comparison; a 9, which is of no harm, is taken for them.
    let begins =
      equal(before | splat(0x06), 0x3F) .| equal(before, 0x26) .| equal(before, 0x23)
      .| equal(before, 0x2F)
    let marks = equal(lanes, 0x24) .| equal(lanes, 0x2F) .| equal(lanes, 0x69)
    let anywhere = equal(lanes, 0x3A) .| equal(lanes, 0x25)
    return Self.bits(anywhere .| (begins .& (lettersOfBase64 .| marks)))
  }

  /// `A` to `e`, backslash among them.
  private var lettersOfBase64: Matches {
    @inline(__always) get { (lanes &- splat(0x41)) .< splat(37) }
  }

  /// Whether a part of a path, a query or a fragment may begin behind a byte.
  static func separates(_ byte: UInt8) -> Bool {
    byte | 0x06 == 0x3F || byte == 0x26 || byte == 0x23 || byte == 0x2F
  }

  /// Where a digit stands.
  var digits: UInt32 {
    @inline(__always) get { Self.bits((lanes &- splat(0x30)) .< splat(10)) }
  }
}
