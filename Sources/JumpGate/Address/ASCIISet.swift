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
    // No branch: there is nothing to foresee in bytes.
    let word = byte & 0x40 == 0 ? low : high
    return word &>> UInt64(byte & 63) & UInt64(~byte &>> 7) != 0
  }
}
