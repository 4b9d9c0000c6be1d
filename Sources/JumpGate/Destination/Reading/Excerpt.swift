/// An address that stands in some text, cut out.
///
/// It goes on to the end of the text if it is whole, else to the first blank,
/// quotation mark or bracket that was opened before it.
struct Excerpt {
  private let bytes: DecodedBytes
  private let isWhole: Bool
  private let isForm: Bool

  /// - Parameter isForm: whether `+` is a blank.
  init(_ view: ByteView, layers: Int, at place: AddressFinder.Place, isForm: Bool) {
    bytes = DecodedBytes(view, layers: layers, from: place.offset)
    isWhole = place.isWhole
    self.isForm = isForm
  }

  /// What comes after an excerpt.
  struct End {
    /// Where the excerpt ends, in undecoded bytes.
    let offset: Int
    /// Whether something in it is still encoded.
    let hasPercent: Bool
  }

  /// Hands over the address, decoded into memory on the stack (on the heap above a kilobyte).
  func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> (result: Result, end: End) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.mostBytes) { buffer in
      var rest = bytes
      var count = 0
      var end = rest.offset
      var hasPercent = false
      var brackets = 0
      while let byte = rest.next(), isWhole || !endsAddress(byte), count < buffer.count {
        if byte == UInt8(ascii: "(") { brackets += 1 }
        if byte == UInt8(ascii: ")") { brackets -= 1 }
        if brackets < 0, !isWhole { break }
        buffer.initializeElement(at: count, to: byte)
        count += 1
        end = rest.offset
        hasPercent = hasPercent || byte == UInt8(ascii: "%")
      }
      let text = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[0..<count])
      return (body(text), End(offset: end, hasPercent: hasPercent))
    }
  }

  private func endsAddress(_ byte: UInt8) -> Bool {
    byte.endsAddressInText || (isForm && byte == UInt8(ascii: "+"))
  }
}
