/// Eight bytes, looked at all at once; the first byte is the lowest of the number.
struct ByteWord {
  /// How many bytes a word has.
  static let width = 8

  private let bytes: UInt64

  /// Reads eight bytes.
  @inline(__always)
  init(_ start: UnsafePointer<UInt8>) {
    bytes = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
  }

  /// A word whose lowest set bit, divided by 8, is the place of the first such byte; 0 if there is
  /// none.
  ///
  /// The bits above the lowest may be set for other bytes: see "Determine if a word has a zero byte"
  /// in Sean Anderson's Bit Twiddling Hacks.
  @inline(__always)
  func places(of byte: UInt8) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let differences = bytes ^ (ones &* UInt64(byte))
    return (differences &- ones) & ~differences & (ones &<< 7)
  }
}
