/// Sixteen bytes at a time.
enum ByteBlock {
  /// Whether any of 16 bytes is dirty, or is one that the components turn on: `?`, `#`, or a slash
  /// that a dot or a percent sign follows.
  ///
  /// - Parameter start: 17 readable bytes.
  @inline(__always)
  static func needsLook(_ start: UnsafeRawPointer) -> Bool {
    let block = start.loadUnaligned(as: SIMD16<UInt8>.self)
    let next = start.loadUnaligned(fromByteOffset: 1, as: SIMD16<UInt8>.self)
    var found = (block .<= splat(0x20)) .| (block .>= splat(0x7F))
    found = found .| equal(block, UInt8(ascii: "\"")) .| equal(block, UInt8(ascii: "'"))
    found = found .| equal(block, UInt8(ascii: "<")) .| equal(block, UInt8(ascii: ">"))
    found = found .| equal(block, UInt8(ascii: "\\")) .| equal(block, UInt8(ascii: "^"))
    found = found .| equal(block, UInt8(ascii: "`")) .| equal(block, UInt8(ascii: "{"))
    found = found .| equal(block, UInt8(ascii: "}"))
    found = found .| equal(block, UInt8(ascii: "?")) .| equal(block, UInt8(ascii: "#"))
    let dots = equal(next, UInt8(ascii: ".")) .| equal(next, UInt8(ascii: "%"))
    found = found .| (equal(block, UInt8(ascii: "/")) .& dots)
    let words = unsafeBitCast(found, to: SIMD2<UInt64>.self)
    return words[0] | words[1] != 0
  }

  /// Whether a byte is to be encoded somewhere, or has a meaning that needs the parser.
  static func isDirty(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x23...0x26, 0x28...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7C, 0x7E:
      false
    default: true
    }
  }

  @inline(__always)
  private static func splat(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16<UInt8>(repeating: byte) }

  @inline(__always)
  private static func equal(_ block: SIMD16<UInt8>, _ byte: UInt8) -> SIMDMask<SIMD16<Int8>> {
    block .== splat(byte)
  }
}
