/// A reader of XML property lists that keeps duplicate keys and resolves nothing.
///
/// It reads what the property list DTD describes: no internal subset, no entities but the five of
/// XML and character references, no other encoding than UTF-8, at most
/// ``ConfigValue/deepest`` levels. The DTD that the document type names is never fetched.
///
/// Source: <https://www.w3.org/TR/xml/>, <https://www.apple.com/DTDs/PropertyList-1.0.dtd>
struct XMLPropertyListReader {
  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the whole property list.
  static func read(_ bytes: [UInt8]) throws(ConfigSyntaxError) -> ConfigValue {
    if let fault = UTF8Text.firstFault(in: bytes) {
      throw ConfigSyntaxError("is not UTF-8 text", at: fault)
    }
    var reader = XMLPropertyListReader(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    try reader.skipProlog()
    guard let root = try reader.readTag(), root.name == "plist", !root.isEnd else {
      throw reader.fault("has no plist element")
    }
    guard !root.isEmpty else { throw reader.fault("is an empty property list") }
    let value = try reader.readOnlyValue()
    try reader.skipMisc()
    guard reader.index == bytes.count else {
      throw reader.fault("has text after the end of the property list")
    }
    return value
  }

  func fault(_ message: String) -> ConfigSyntaxError {
    ConfigSyntaxError(message, at: index)
  }

  /// The value between `<plist>` and `</plist>`.
  private mutating func readOnlyValue() throws(ConfigSyntaxError) -> ConfigValue {
    try skipMisc()
    let start = index
    guard let tag = try readTag(), !tag.isEnd else { throw fault("is an empty property list") }
    let value = try readElement(tag, at: start)
    try skipMisc()
    let end = index
    guard let tag = try readTag(), tag.isEnd, tag.name == "plist" else {
      throw ConfigSyntaxError("has more than one value in the plist element", at: end)
    }
    return value
  }

  /// Reads the rest of an element whose start tag was just read.
  private mutating func readElement(
    _ tag: XMLTag, at start: Int
  ) throws(ConfigSyntaxError) -> ConfigValue {
    ConfigValue(try readKind(tag, at: start), at: start)
  }

  private mutating func readKind(
    _ tag: XMLTag, at start: Int
  ) throws(ConfigSyntaxError) -> ConfigValue.Kind {
    switch tag.name {
    case "dict": return .object(try readDictionary(tag))
    case "array": return .array(try readArray(tag))
    case "string": return .string(try readText(tag))
    case "integer", "real": return .number(try readText(tag))
    case "true", "false":
      guard try readText(tag).isEmpty else { throw fault("has text in <\(tag.name)>") }
      return .bool(tag.name == "true")
    case "date":
      _ = try readText(tag)
      return .other("a date")
    case "data":
      _ = try readText(tag)
      return .other("data")
    default:
      throw ConfigSyntaxError("has <\(tag.name)>, which no property list knows", at: start)
    }
  }

  private mutating func readArray(_ tag: XMLTag) throws(ConfigSyntaxError) -> [ConfigValue] {
    var elements: [ConfigValue] = []
    try enter()
    while let (start, child) = try readChild(of: tag) {
      elements.append(try readElement(child, at: start))
    }
    depth -= 1
    return elements
  }

  private mutating func readDictionary(
    _ tag: XMLTag
  ) throws(ConfigSyntaxError) -> [ConfigValue.Member] {
    var members: [ConfigValue.Member] = []
    try enter()
    while let (start, child) = try readChild(of: tag) {
      guard child.name == "key" else {
        throw ConfigSyntaxError("has a value without a key in <dict>", at: start)
      }
      let key = try readText(child)
      guard let (valueStart, value) = try readChild(of: tag), value.name != "key" else {
        throw ConfigSyntaxError("has a key without a value in <dict>", at: start)
      }
      members.append(ConfigValue.Member(key, try readElement(value, at: valueStart), at: start))
    }
    depth -= 1
    return members
  }

  /// The next start tag inside an element, or nil once its end tag is read.
  private mutating func readChild(
    of parent: XMLTag
  ) throws(ConfigSyntaxError) -> (start: Int, tag: XMLTag)? {
    if parent.isEmpty { return nil }
    try skipMisc()
    let start = index
    guard let tag = try readTag() else {
      throw fault(index < bytes.count ? "has text in <\(parent.name)>" : "ends too early")
    }
    guard tag.isEnd else { return (start, tag) }
    guard tag.name == parent.name else {
      throw ConfigSyntaxError("closes <\(parent.name)> with </\(tag.name)>", at: start)
    }
    return nil
  }

  private mutating func enter() throws(ConfigSyntaxError) {
    depth += 1
    guard depth <= ConfigValue.deepest else {
      throw fault("is nested deeper than \(ConfigValue.deepest) levels")
    }
  }
}
