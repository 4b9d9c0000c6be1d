/// The one parser: bytes in, one buffer and offsets out.
///
/// The standard's state machine goes by code point; this goes by component and comes to the same
/// result, since every state ends at a delimiter that can be looked for.
/// Source: <https://url.spec.whatwg.org/#concept-basic-url-parser>
struct AddressParser {
  /// The input without surrounding blanks, tabs and newlines; valid UTF-8.
  let input: UnsafeBufferPointer<UInt8>
  let base: Address?
  /// The first byte not yet read.
  var position = 0
  /// The serialization so far.
  var output: [UInt8] = []
  var layout = AddressLayout()

  init(cleaned input: UnsafeBufferPointer<UInt8>, base: Address?) {
    self.input = input
    self.base = base
    output.reserveCapacity(input.count + 16)
  }

  /// Reads the whole input.
  mutating func run() throws(AddressError) {
    if let colon = schemeEnd() {
      try parseAfterScheme(colon)
    } else {
      try parseWithoutScheme()
    }
    guard output.count < UInt32.max else { throw AddressError(.tooLong, at: input.count) }
    layout.end = offset
    noteAmbiguity()
  }
}

// MARK: - Looking at the input

extension AddressParser {
  /// The byte at an index, or nil past the end.
  @inline(__always)
  func byte(at index: Int) -> UInt8? { index < input.count ? input[index] : nil }

  /// Whether a slash stands at an index, or a backslash in a special address.
  @inline(__always)
  func isSlash(at index: Int) -> Bool {
    guard let byte = byte(at: index) else { return false }
    return byte == UInt8(ascii: "/") || (layout.isSpecial && byte == UInt8(ascii: "\\"))
  }

  /// The first index from a start on that ends a path or an authority: `/`, `?`, `#`, the end.
  func delimiter(from start: Int) -> Int {
    var index = start
    while index < input.count, !isSlash(at: index), input[index] != UInt8(ascii: "?"),
      input[index] != UInt8(ascii: "#")
    {
      index += 1
    }
    return index
  }

  /// The offset in the output, as the layout keeps it.
  var offset: UInt32 { UInt32(truncatingIfNeeded: output.count) }
}
