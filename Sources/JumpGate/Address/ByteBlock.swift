/// Sixteen bytes, looked at all at once.
///
/// Masks have a bit for each byte, the first byte's lowest.
struct ByteBlock {
  typealias Lanes = SIMD16<UInt8>
  typealias Matches = SIMDMask<SIMD16<Int8>>

  /// How many bytes a block reads.
  static let width = 16

  let lanes: Lanes

  /// Reads 16 bytes.
  @inline(__always)
  init(_ start: UnsafeRawPointer) { lanes = start.loadUnaligned(as: SIMD16<UInt8>.self) }

  /// Takes two words, the first byte lowest.
  @inline(__always)
  init(_ first: UInt64, _ second: UInt64) {
    lanes = unsafeBitCast(SIMD2<UInt64>(first, second), to: SIMD16<UInt8>.self)
  }

  /// Where something stands that the reader of path, query and fragment turns on: a byte that is
  /// dirty, `?`, `#`, or a dot or percent sign behind a slash.
  ///
  /// - Parameter previous: the block that begins one byte earlier.
  @inline(__always)
  func turns(after previous: ByteBlock) -> UInt32 {
    // What one comparison can find together differs in one bit.
    let low = (lanes .<= splat(0x20)) .| equal(lanes | splat(0x01), 0x23) .| equal(lanes, 0x27)
    let middle = equal(lanes | splat(0x02), 0x3E) .| equal(lanes, 0x3F)
    let high = equal(lanes | splat(0x02), 0x5E) .| equal(lanes, 0x60)
    let top = equal(lanes | splat(0x02), 0x7F) .| equal(lanes, 0x7B) .| (lanes .>= splat(0x80))
    let dots = equal(lanes, 0x2E) .| equal(lanes, 0x25)
    let segments = dots .& equal(previous.lanes, 0x2F)
    return Self.bits(low .| middle .| high .| top .| segments)
  }

  /// Where a byte stands that a plain host does not have.
  @inline(__always)
  func endsOfHost(allowingUpperCase: Bool) -> UInt32 {
    let folded = allowingUpperCase ? lanes | splat(0x20) : lanes
    let letters = (folded &- splat(0x61)) .< splat(26)
    // Hyphen, dot, slash and the digits follow each other.
    let others = ((lanes &- splat(0x2D)) .< splat(13)) .& (lanes .!= splat(0x2F))
    return ~Self.bits(letters .| others .| equal(lanes, 0x5F)) & 0xFFFF
  }

  /// Where a byte stands.
  @inline(__always)
  func places(of byte: UInt8) -> UInt32 { Self.bits(equal(lanes, byte)) }

  /// Where a hyphen stands behind a hyphen.
  ///
  /// - Parameter previous: the block that begins one byte earlier.
  @inline(__always)
  func hyphens(after previous: ByteBlock) -> UInt32 {
    Self.bits(equal(lanes, 0x2D) .& equal(previous.lanes, 0x2D))
  }

  @inline(__always)
  func splat(_ byte: UInt8) -> Lanes { SIMD16<UInt8>(repeating: byte) }

  @inline(__always)
  func equal(_ lanes: Lanes, _ byte: UInt8) -> Matches { lanes .== splat(byte) }

  /// A bit for each match.
  ///
  /// Eight bytes at a time: one bit is left in each, and a product gathers them in its top byte.
  @inline(__always)
  static func bits(_ matches: Matches) -> UInt32 {
    let words = unsafeBitCast(matches, to: SIMD2<UInt64>.self)
    if words[0] | words[1] == 0 { return 0 }
    let places: UInt64 = 0x8040_2010_0804_0201
    let gather: UInt64 = 0x0101_0101_0101_0101
    let low = ((words[0] & places) &* gather) >> 56
    let high = ((words[1] & places) &* gather) >> 56
    return UInt32(truncatingIfNeeded: low | (high << 8))
  }
}
