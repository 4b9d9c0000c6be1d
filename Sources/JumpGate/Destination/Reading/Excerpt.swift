/// An address that stands in some text, cut out.
///
/// It goes on to the end of the text if it is whole, else to the first blank,
/// quotation mark or bracket that was opened before it; and no farther than to a blank or a bar behind
/// which another address begins.
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
    fileprivate(set) var offset: Int
    /// Whether something in it is still encoded.
    fileprivate(set) var hasPercent = false
    /// Whether it ends since another address begins.
    fileprivate(set) var isBeforeAnother = false
  }

  /// Hands over the address, decoded into memory on the stack (on the heap above a kilobyte).
  func withBytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> (result: Result, end: End) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.mostBytes) { buffer in
      var rest = bytes
      var count = 0
      var end = End(offset: rest.offset)
      var brackets = 0
      while let byte = rest.next(), isWhole || !endsAddress(byte), count < buffer.count {
        if byte == UInt8(ascii: "(") { brackets += 1 }
        if byte == UInt8(ascii: ")") { brackets -= 1 }
        if brackets < 0, !isWhole { break }
        if separates(byte), Self.beginsAddress(rest) {
          end.isBeforeAnother = true
          break
        }
        buffer.initializeElement(at: count, to: byte)
        count += 1
        end.offset = rest.offset
        end.hasPercent = end.hasPercent || byte == UInt8(ascii: "%")
      }
      let text = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[0..<count])
      return (body(text), end)
    }
  }

  private func endsAddress(_ byte: UInt8) -> Bool {
    byte.endsAddressInText || (isForm && byte == UInt8(ascii: "+"))
  }
}

// MARK: - A second address

extension Excerpt {
  /// Whether another address may begin behind a byte.
  private func separates(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "|") || (isForm && byte == UInt8(ascii: "+"))
  }

  /// Whether the bytes to come are a scheme that is followed, and its colon.
  private static func beginsAddress(_ bytes: DecodedBytes) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: AddressFinder.longestScheme) { scheme in
      var rest = bytes
      var count = 0
      while let byte = rest.next(), count < scheme.count {
        if byte == UInt8(ascii: ":") {
          let name = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(scheme)[0..<count])
          return Schemes.fact(of: ByteView(name))?.isWorthFollowing == true
        }
        guard byte.isSchemeByte else { return false }
        scheme.initializeElement(at: count, to: byte)
        count += 1
      }
      return false
    }
  }
}
