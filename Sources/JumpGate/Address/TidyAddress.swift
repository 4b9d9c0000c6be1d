/// Brings an http(s) address that lacks little into the form that the fast way takes: blanks around
/// it, capitals in scheme and host, and no slash behind the host.
///
/// What the standard's parser would write for these is written; whether the rest needs no
/// rewriting, ``PlainAddress`` says.
enum TidyAddress {
  /// The longest address that is copied to the stack, in bytes.
  private static let longest = 900

  /// Calls a body with the tidied bytes, or returns nil for what lacks something else.
  @inline(__always)
  static func with<Value>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Value?
  ) -> Value? {
    let text = AddressParser.trim(bytes)
    guard text.count <= longest, let host = host(of: text) else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest + 1) { buffer in
      for index in 0..<host.upperBound {
        buffer.initializeElement(at: index, to: text[index].asciiLowercased)
      }
      var end = host.upperBound
      if end == text.count || text[end] != UInt8(ascii: "/") {
        buffer.initializeElement(at: end, to: UInt8(ascii: "/"))
        end += 1
      }
      for index in host.upperBound..<text.count {
        buffer.initializeElement(at: end, to: text[index])
        end += 1
      }
      return body(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[..<end]))
    }
  }

  /// Where the host stands, if it is of letters, digits, hyphens and dots alone.
  private static func host(of text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let start = schemeEnd(of: text)
    guard start > 0 else { return nil }
    var end = start
    while end < text.count, isPlain(text[end]) { end += 1 }
    guard end == text.count || isDelimiter(text[end]) else { return nil }
    return start..<end
  }

  /// Where `http://` or `https://` ends, in any case; 0 if neither is there.
  private static func schemeEnd(of text: UnsafeBufferPointer<UInt8>) -> Int {
    if text.begins(with: "https://") { return 8 }
    return text.begins(with: "http://") ? 7 : 0
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isASCIIAlpha || byte.isASCIIDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }
}
