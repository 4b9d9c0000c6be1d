extension XMLPropertyListReader {
  /// Reads character data up to the element's end tag.
  mutating func readText(_ tag: XMLTag) throws(ConfigSyntaxError) -> String {
    var text = ""
    if tag.isEmpty { return text }
    var start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        if looks(at: "<![CDATA[") {
          text += try readCDATA()
        } else if looks(at: "<!--") {
          try skip(past: "-->", from: 4, or: "has a comment without an end")
        } else {
          try readEnd(of: tag)
          return text
        }
        start = index
      case UInt8(ascii: "&"):
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        text.unicodeScalars.append(try readReference())
        start = index
      case 0x0D:
        // XML 1.0, section 2.11: every line end is read as one line feed.
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        if index == bytes.count || bytes[index] != 0x0A { text += "\n" }
        start = index
      default:
        guard isAllowed(bytes[index]) else { throw fault("has a control character") }
        index += 1
      }
    }
    throw fault("ends too early")
  }

  private mutating func readEnd(of tag: XMLTag) throws(ConfigSyntaxError) {
    let start = index
    guard let end = try readTag(), end.isEnd, end.name == tag.name else {
      throw ConfigSyntaxError("has no </\(tag.name)> here", at: start)
    }
  }

  private mutating func readCDATA() throws(ConfigSyntaxError) -> String {
    let start = index + 9
    try skip(past: "]]>", from: 9, or: "has a CDATA section without an end")
    let content = bytes[start..<(index - 3)]
    guard content.allSatisfy({ isAllowed($0) || $0 == 0x0D }) else {
      throw ConfigSyntaxError("has a control character", at: start)
    }
    return String(decoding: content, as: UTF8.self).replacingLineEnds()
  }

  private func isAllowed(_ byte: UInt8) -> Bool {
    byte >= 0x20 || byte == 0x09 || byte == 0x0A
  }

  /// `&amp;`, `&#38;`, `&#x26;`: no entity but the five of XML 1.0, section 4.6.
  private mutating func readReference() throws(ConfigSyntaxError) -> Unicode.Scalar {
    let start = index
    guard let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
      throw ConfigSyntaxError("has an & that starts no reference; write it as &amp;", at: start)
    }
    let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
    index = end + 1
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard let scalar = Self.character(name) else {
        throw ConfigSyntaxError("has &\(name);, which is not read", at: start)
      }
      return scalar
    }
  }

  private static func character(_ name: String) -> Unicode.Scalar? {
    let isHex = name.hasPrefix("#x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    guard name.hasPrefix("#"), digits.first != "+", digits.first != "-",
      let value = UInt32(digits, radix: isHex ? 16 : 10), let scalar = Unicode.Scalar(value)
    else { return nil }
    return XMLCharacter.isAllowed(scalar) ? scalar : nil
  }
}

extension String {
  fileprivate func replacingLineEnds() -> String {
    var result = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in unicodeScalars {
      if scalar == "\r" {
        result.append("\n")
      } else if !(wasReturn && scalar == "\n") {
        result.append(scalar)
      }
      wasReturn = scalar == "\r"
    }
    return String(result)
  }
}
