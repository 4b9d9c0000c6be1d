/// Reads the bytes that base64 letters stand for, of either alphabet, padded or not.
///
/// Ends at the first byte that is no such letter.
///
/// Base64 for an address that leads to a store has a capital. Which of four letters are capitals
/// depends on where in its three a byte stands; of `://` one byte stands first, and `:` and `/` then
/// make an `O` or an `L`. The schemes that need no slashes have a letter that makes one at each of
/// the three places, and base64 of base64 begins with one.
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

  /// Whether some text begins with base64 for an address, or for more such letters.
  static func mayHoldAddress(_ text: ByteView) -> Bool {
    guard text.count >= 8, mayBegin(text) else { return false }
    let bytes = Base64Bytes(DecodedBytes(text, layers: AddressSearch.mostLayers - 1))
    return bytes.beginAddress || bytes.beginLetters
  }

  /// Whether the first four letters stand for three bytes of a scheme, or of more such letters; not
  /// decided if one of them is percent-encoded.
  ///
  /// What begins with a letter and no second one is no scheme that leads anywhere, but for `x-`.
  static func mayBegin(_ text: ByteView) -> Bool {
    var bits: UInt32 = 0
    for index in 0..<4 {
      if text[index] == UInt8(ascii: "%") { return true }
      guard let value = text[index].base64Value else { return false }
      bits = bits << 6 | UInt32(value)
      // With the second, third and fourth letter a byte is complete.
      let byte = UInt8(truncatingIfNeeded: bits >> UInt32(6 - 2 * index))
      guard index == 0 || mayStand(byte, at: index - 1, first: bits) else { return false }
    }
    return true
  }

  private static func mayStand(_ byte: UInt8, at index: Int, first bits: UInt32) -> Bool {
    switch index {
    case 0: byte.isASCIIAlpha
    case 1:
      byte.isASCIIAlpha || byte.isASCIIDigit
        || byte == UInt8(ascii: "-") && bits &>> 10 & 0xDF == UInt32(UInt8(ascii: "X"))
    default: byte.isSchemeByte
    }
  }

  /// Whether the bytes to come begin like an address: a scheme and its colon.
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

  /// Whether the bytes to come begin like base64 letters that stand for the beginning of an address.
  var beginLetters: Bool {
    var rest = self
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { buffer in
      for index in 0..<8 {
        guard let byte = rest.next(), byte.base64Value != nil else { return false }
        buffer.initializeElement(at: index, to: byte)
      }
      return Self.mayBegin(ByteView(UnsafeBufferPointer(buffer)))
    }
  }
}
