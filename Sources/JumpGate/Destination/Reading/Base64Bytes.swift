/// Reads the bytes that base64 letters stand for, of either alphabet, padded or not.
///
/// Ends at the first byte that is no such letter.
struct Base64Bytes: Sequence, IteratorProtocol {
  private var letters: DecodedBytes
  private var bits: UInt32 = 0
  private var bitCount = 0
  /// Whether the end came, or padding or a blank, and not something else.
  private(set) var endedWell = false

  init(_ letters: DecodedBytes) { self.letters = letters }

  mutating func next() -> UInt8? {
    while bitCount < 8 {
      let letter = letters.next()
      guard let value = letter?.base64Value else {
        let end = letter ?? UInt8(ascii: "=")
        endedWell = end == UInt8(ascii: "=") || end <= 0x20
        return nil
      }
      bits = (bits << 6 | UInt32(value)) & 0xFFFF
      bitCount += 6
    }
    bitCount -= 8
    return UInt8(truncatingIfNeeded: bits >> UInt32(bitCount))
  }

  /// Whether the bytes to come begin like an address: a scheme and its colon, or two slashes.
  var beginAddress: Bool {
    var rest = self
    var count = 0
    while let byte = rest.next() {
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "%") { return count > 1 }
      guard byte.isSchemeByte || byte.isASCIITabOrNewline, count < 32 else { return false }
      count += 1
    }
    return false
  }
}
