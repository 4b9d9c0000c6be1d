extension JSONReader {
  /// Reads a number and keeps its text: RFC 8259, section 6.
  mutating func readNumber() throws(ConfigSyntaxError) -> String {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    if next == UInt8(ascii: "0") {
      index += 1
    } else {
      try skipDigits()
    }
    if next == UInt8(ascii: ".") {
      index += 1
      try skipDigits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      try skipDigits()
    }
    if let byte = next, (0x30...0x39).contains(byte) {
      throw ConfigSyntaxError("has a number with a leading zero", at: start)
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipDigits() throws(ConfigSyntaxError) {
    let start = index
    while let byte = next, (0x30...0x39).contains(byte) { index += 1 }
    guard index > start else { throw fault("has a number without digits here") }
  }

  /// Reads a string: RFC 8259, section 7.
  mutating func readString() throws(ConfigSyntaxError) -> String {
    let open = index
    index += 1
    var text = ""
    var start = index
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let tail = String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        return text.isEmpty ? tail : text + tail
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        text.unicodeScalars.append(try readEscape())
        start = index
      case 0x00...0x1F: throw fault("has a control character in a string; write it as \\u00XX")
      default: index += 1
      }
    }
    throw ConfigSyntaxError("has a string without an end", at: open)
  }

  private mutating func readEscape() throws(ConfigSyntaxError) -> Unicode.Scalar {
    let start = index
    guard index + 1 < bytes.count else { throw fault("ends too early") }
    let letter = bytes[index + 1]
    index += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape(from: start)
    default: throw ConfigSyntaxError("has an escape that JSON does not know", at: start)
    }
  }

  private mutating func readUnicodeEscape(
    from start: Int
  ) throws(ConfigSyntaxError) -> Unicode.Scalar {
    let first = try readHexUnit(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, bytes[index...].starts(with: [0x5C, 0x75]) else {
      throw ConfigSyntaxError("has half a surrogate pair in a string", at: start)
    }
    index += 2
    let second = try readHexUnit(from: start)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw ConfigSyntaxError("has half a surrogate pair in a string", at: start) }
    return scalar
  }

  private mutating func readHexUnit(from start: Int) throws(ConfigSyntaxError) -> UInt32 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(Self.isHexDigit),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw ConfigSyntaxError("has a \\u without four hexadecimal digits", at: start) }
    index += 4
    return unit
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}
