/// A strict reader of JSON: RFC 8259 and nothing beside it.
///
/// Foundation's decoder keeps one of duplicate keys without a word and rounds numbers; a policy
/// must do neither. UTF-8 without a byte order mark only, no comments, no trailing commas, no lone
/// surrogates, nothing after the value, at most ``ConfigValue/deepest`` levels.
struct JSONReader {
  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads one value that must be the whole input.
  static func read(_ bytes: [UInt8]) throws(ConfigSyntaxError) -> ConfigValue {
    if let fault = UTF8Text.firstFault(in: bytes) {
      throw ConfigSyntaxError("is not UTF-8 text", at: fault)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw ConfigSyntaxError("starts with a byte order mark, which JSON does not allow", at: 0)
    }
    var reader = JSONReader(bytes)
    reader.skipBlanks()
    let value = try reader.readValue()
    reader.skipBlanks()
    guard reader.index == bytes.count else {
      throw ConfigSyntaxError("has text after the end of the JSON value", at: reader.index)
    }
    return value
  }

  /// The byte at the place reached; nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  func fault(_ message: String) -> ConfigSyntaxError {
    ConfigSyntaxError(message, at: index)
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private mutating func readValue() throws(ConfigSyntaxError) -> ConfigValue {
    let start = index
    guard let byte = next else { throw fault("ends where a JSON value is expected") }
    switch byte {
    case UInt8(ascii: "{"): return ConfigValue(.object(try readObject()), at: start)
    case UInt8(ascii: "["): return ConfigValue(.array(try readArray()), at: start)
    case UInt8(ascii: "\""): return ConfigValue(.string(try readString()), at: start)
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return ConfigValue(.number(try readNumber()), at: start)
    default: throw fault("has no JSON value here")
    }
  }

  private mutating func readWord(
    _ word: StaticString, _ kind: ConfigValue.Kind
  ) throws(ConfigSyntaxError) -> ConfigValue {
    let start = index
    let text = word.description.utf8
    guard bytes[index...].starts(with: text) else { throw fault("has no JSON value here") }
    index += text.count
    return ConfigValue(kind, at: start)
  }

  private mutating func readArray() throws(ConfigSyntaxError) -> [ConfigValue] {
    try enter()
    var elements: [ConfigValue] = []
    skipBlanks()
    if next != UInt8(ascii: "]") {
      repeat {
        skipBlanks()
        elements.append(try readValue())
        skipBlanks()
      } while take(UInt8(ascii: ","))
    }
    try leave(UInt8(ascii: "]"), expected: "has neither a comma nor the array's end here")
    return elements
  }

  private mutating func readObject() throws(ConfigSyntaxError) -> [ConfigValue.Member] {
    try enter()
    var members: [ConfigValue.Member] = []
    skipBlanks()
    if next != UInt8(ascii: "}") {
      repeat {
        skipBlanks()
        members.append(try readMember())
        skipBlanks()
      } while take(UInt8(ascii: ","))
    }
    try leave(UInt8(ascii: "}"), expected: "has neither a comma nor the object's end here")
    return members
  }

  private mutating func readMember() throws(ConfigSyntaxError) -> ConfigValue.Member {
    let start = index
    guard next == UInt8(ascii: "\"") else { throw fault("has no key in double quotes here") }
    let key = try readString()
    skipBlanks()
    guard take(UInt8(ascii: ":")) else { throw fault("has no colon after the key") }
    skipBlanks()
    return ConfigValue.Member(key, try readValue(), at: start)
  }

  private mutating func enter() throws(ConfigSyntaxError) {
    depth += 1
    guard depth <= ConfigValue.deepest else {
      throw fault("is nested deeper than \(ConfigValue.deepest) levels")
    }
    index += 1
  }

  private mutating func leave(_ end: UInt8, expected: String) throws(ConfigSyntaxError) {
    guard next != nil else { throw fault("ends too early") }
    guard take(end) else { throw fault(expected) }
    depth -= 1
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }
}
