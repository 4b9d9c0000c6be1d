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

  /// Where a byte stands.
  @inline(__always)
  func places(of byte: UInt8) -> UInt32 { Self.bits(equal(lanes, byte)) }

  /// Where a digit stands.
  var digits: UInt32 {
    @inline(__always) get { Self.bits((lanes &- splat(0x30)) .< splat(10)) }
  }

  @inline(__always)
  private func splat(_ byte: UInt8) -> Lanes { SIMD16<UInt8>(repeating: byte) }

  @inline(__always)
  private func equal(_ lanes: Lanes, _ byte: UInt8) -> Matches { lanes .== splat(byte) }

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
