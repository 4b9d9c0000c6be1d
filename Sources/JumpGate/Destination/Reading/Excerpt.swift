/// An address that stands in some text, cut out.
struct Excerpt {
  let text: String
  /// Where it ends, in undecoded bytes.
  let end: Int
  /// Whether something in it is still encoded.
  let hasPercent: Bool

  /// Cuts it out: all that follows if nothing stands before it, else up to the first blank or
  /// quotation mark.
  ///
  /// - Parameter isForm: whether `+` is a blank.
  init(_ view: ByteView, layers: Int, at place: AddressFinder.Place, isForm: Bool) {
    var bytes = DecodedBytes(view, layers: layers, from: place.offset)
    var letters: [UInt8] = []
    var end = place.offset
    while let byte = bytes.next() {
      let isEnd = byte.endsAddressInText || (isForm && byte == UInt8(ascii: "+"))
      if isEnd, !place.isAtStart { break }
      letters.append(byte)
      end = bytes.offset
    }
    text = String(decoding: letters, as: UTF8.self)
    self.end = end
    hasPercent = letters.contains(UInt8(ascii: "%"))
  }
}
