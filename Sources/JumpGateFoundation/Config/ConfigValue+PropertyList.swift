extension ConfigValue {
  /// Writes the tree as an XML property list, members in their order.
  ///
  /// Null has no place in a property list: a member that is null is left out.
  package func propertyList() -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    appendXML(to: &text, level: 0)
    return text + "</plist>\n"
  }

  private func appendXML(to text: inout String, level: Int) {
    let padding = String(repeating: "\t", count: level)
    switch kind {
    case .null, .other: break
    case .bool(let value): text += "\(padding)<\(value)/>\n"
    case .number(let number):
      let name = Int64(number) == nil ? "real" : "integer"
      text += "\(padding)<\(name)>\(number)</\(name)>\n"
    case .string(let string): text += "\(padding)<string>\(Self.escaped(string))</string>\n"
    case .array(let elements):
      Self.append("array", elements, to: &text, padding: padding) {
        $0.appendXML(to: &$1, level: level + 1)
      }
    case .object(let members):
      Self.append("dict", members.filter { $0.value.kind != .null }, to: &text, padding: padding) {
        $1 += "\(padding)\t<key>\(Self.escaped($0.key))</key>\n"
        $0.value.appendXML(to: &$1, level: level + 1)
      }
    }
  }

  private static func append<Item>(
    _ name: String, _ items: [Item], to text: inout String, padding: String,
    each: (Item, inout String) -> Void
  ) {
    guard !items.isEmpty else {
      text += "\(padding)<\(name)/>\n"
      return
    }
    text += "\(padding)<\(name)>\n"
    for item in items { each(item, &text) }
    text += "\(padding)</\(name)>\n"
  }

  /// Character data: the marks of XML, what would be read as another line end, and U+FFFD for
  /// what no XML document can hold.
  private static func escaped(_ text: String) -> String {
    text.utf8.allSatisfy(isPlain) ? text : text.unicodeScalars.map(escaped).joined()
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): false
    case 0x00...0x08, 0x0B...0x1F, 0xEF: false
    default: true
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\r": "&#13;"
    default: XMLCharacter.isAllowed(scalar) ? String(scalar) : "\u{FFFD}"
    }
  }
}
