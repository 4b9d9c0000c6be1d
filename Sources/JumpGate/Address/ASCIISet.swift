/// A set of ASCII bytes.
struct ASCIISet {
  /// A bit for each byte below 64, and for each above.
  private let low: UInt64
  private let high: UInt64

  @inline(__always)
  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Whether a byte is one of them.
  @inline(__always)
  func holds(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 != 0
  }
}
