/// What the parser found: the serialization and the offsets in it.
struct ParsedAddress {
  var layout: AddressLayout
  /// The serialization.
  var bytes: [UInt8]
}

extension AddressParser {
  /// Parses a string against a base.
  static func parse(_ string: String, base: Address?) throws(AddressError) -> Address {
    var string = string
    if let layout = string.withUTF8({ PlainAddress<NoWatcher>.read($0)?.layout }) {
      return Address(href: string, layout: layout)
    }
    let parsed = try string.withUTF8 { read($0, base: base) }.get()
    return Address(href: String(decoding: parsed.bytes, as: UTF8.self), layout: parsed.layout)
  }

  /// Parses UTF-8 bytes against a base; bytes that are no UTF-8 are read as U+FFFD.
  ///
  /// ``withParsed(utf8:base:_:)`` goes before it for bytes that are their own serialization.
  static func parse(
    utf8 bytes: UnsafeBufferPointer<UInt8>, base: Address?
  ) throws(AddressError) -> ParsedAddress {
    if isValidUTF8(bytes) { return try read(bytes, base: base).get() }
    var repaired = String(decoding: bytes, as: UTF8.self)
    return try repaired.withUTF8 { read($0, base: base) }.get()
  }

  /// Reads any address, plain ones too.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, base: Address?
  ) -> Result<ParsedAddress, AddressError> {
    withCleaned(bytes) { cleaned in
      var parser = AddressParser(cleaned: cleaned, base: base)
      do throws(AddressError) {
        try parser.run()
        return .success(ParsedAddress(layout: parser.layout, bytes: parser.output))
      } catch {
        return .failure(AddressError(error.kind, at: rawOffset(of: error.offset, in: bytes)))
      }
    }
  }
}

// MARK: - Cleaning

extension AddressParser {
  /// Calls a body with the input as the parser takes it: no surrounding C0 controls and spaces,
  /// no tabs and newlines anywhere.
  private static func withCleaned<Value>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    let trimmed = trim(bytes)
    guard trimmed.contains(where: \.isASCIITabOrNewline) else { return body(trimmed) }
    let kept = trimmed.filter { !$0.isASCIITabOrNewline }
    return kept.withUnsafeBufferPointer(body)
  }

  static func trim(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var start = 0
    var end = bytes.count
    while start < end, bytes[start].isC0ControlOrSpace { start += 1 }
    while end > start, bytes[end - 1].isC0ControlOrSpace { end -= 1 }
    return bytes.slice(start, end)
  }

  /// The offset in the raw input of an offset in the cleaned one.
  private static func rawOffset(
    of offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var index = 0
    while index < bytes.count, bytes[index].isC0ControlOrSpace { index += 1 }
    var left = offset
    while index < bytes.count, left > 0 || bytes[index].isASCIITabOrNewline {
      if !bytes[index].isASCIITabOrNewline { left -= 1 }
      index += 1
    }
    return index
  }

  private static func isValidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return true }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }
}
