extension XMLPropertyListReader {
  /// Skips the XML declaration, comments and the document type.
  mutating func skipProlog() throws(ConfigSyntaxError) {
    if looks(at: "<?xml") { try readDeclaration() }
    try skipMisc()
    if looks(at: "<!DOCTYPE") {
      try skipDocumentType()
      try skipMisc()
    }
  }

  /// Skips blanks, comments and processing instructions.
  mutating func skipMisc() throws(ConfigSyntaxError) {
    while index < bytes.count {
      if Self.isBlank(bytes[index]) {
        index += 1
      } else if looks(at: "<!--") {
        try skip(past: "-->", from: 4, or: "has a comment without an end")
      } else if looks(at: "<?") {
        try skip(past: "?>", from: 2, or: "has a processing instruction without an end")
      } else {
        return
      }
    }
  }

  /// Reads a tag if one starts here.
  mutating func readTag() throws(ConfigSyntaxError) -> XMLTag? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "<") else { return nil }
    let start = index
    index += 1
    var tag = XMLTag(name: "")
    tag.isEnd = take(UInt8(ascii: "/"))
    tag.name = readName()
    guard !tag.name.isEmpty else { throw ConfigSyntaxError("has a tag without a name", at: start) }
    try skipAttributes(of: tag)
    if !tag.isEnd { tag.isEmpty = take(UInt8(ascii: "/")) }
    guard take(UInt8(ascii: ">")) else {
      throw ConfigSyntaxError("has a tag without an end", at: start)
    }
    return tag
  }

  /// The one attribute that a property list knows is `version` of `plist`.
  private mutating func skipAttributes(of tag: XMLTag) throws(ConfigSyntaxError) {
    skipBlanks()
    var isFirst = true
    while index < bytes.count, Self.isNameByte(bytes[index]) {
      let start = index
      let name = readName()
      guard tag.name == "plist", !tag.isEnd, isFirst, name == "version" else {
        throw ConfigSyntaxError("has an attribute that no property list knows", at: start)
      }
      guard try readAttributeValue() == "1.0" else {
        throw ConfigSyntaxError("is a property list of a version that is not known", at: start)
      }
      isFirst = false
      skipBlanks()
    }
  }

  private mutating func readAttributeValue() throws(ConfigSyntaxError) -> String {
    skipBlanks()
    guard take(UInt8(ascii: "=")) else { throw fault("has an attribute without a value") }
    skipBlanks()
    guard index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27,
      let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
    else { throw fault("has an attribute without a value") }
    defer { index = end + 1 }
    return String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
  }

  /// `<?xml version="1.0" encoding="UTF-8"?>`: the encoding must be the one that is read.
  private mutating func readDeclaration() throws(ConfigSyntaxError) {
    let start = index
    index += 5
    skipBlanks()
    while index < bytes.count, Self.isNameByte(bytes[index]) {
      let name = readName()
      let value = try readAttributeValue()
      if name == "encoding", !["utf-8", "us-ascii", "ascii"].contains(value.lowercased()) {
        throw ConfigSyntaxError("says it is \(value); only UTF-8 is read", at: start)
      }
      skipBlanks()
    }
    guard looks(at: "?>") else {
      throw ConfigSyntaxError("has an XML declaration without an end", at: start)
    }
    index += 2
  }

  /// Skips `<!DOCTYPE plist PUBLIC "…" "…">`; an internal subset could define entities.
  private mutating func skipDocumentType() throws(ConfigSyntaxError) {
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"):
        index += 1
        return
      case UInt8(ascii: "["): throw fault("defines entities or elements of its own")
      case 0x22, 0x27:
        guard let end = bytes[(index + 1)...].firstIndex(of: bytes[index]) else {
          throw ConfigSyntaxError("has a document type without an end", at: start)
        }
        index = end + 1
      default: index += 1
      }
    }
    throw ConfigSyntaxError("has a document type without an end", at: start)
  }

  mutating func skip(
    past end: StaticString, from offset: Int, or message: String
  ) throws(ConfigSyntaxError) {
    let start = index
    index += offset
    while index < bytes.count {
      if looks(at: end) {
        index += end.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw ConfigSyntaxError(message, at: start)
  }

  /// Whether a text stands here.
  func looks(at text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
  }

  private mutating func readName() -> String {
    let start = index
    while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x80...0xFF: true
    default: false
    }
  }
}
