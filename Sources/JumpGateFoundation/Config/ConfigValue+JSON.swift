extension ConfigValue {
  /// Writes the tree as JSON for people: two blanks a level, members in their order, values
  /// without arrays or objects inside on one line.
  package func json() -> String {
    var bytes: [UInt8] = []
    append(to: &bytes, level: 0)
    bytes.append(0x0A)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func append(to bytes: inout [UInt8], level: Int) {
    switch kind {
    case .null, .other: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: String(value).utf8)
    case .number(let text): bytes.append(contentsOf: text.utf8)
    case .string(let text): JSONText.append(text, to: &bytes)
    case .array(let elements):
      Self.append(elements, between: ("[", "]"), to: &bytes, level: level, isFlat: isFlat) {
        $0.append(to: &$1, level: $2)
      }
    case .object(let members):
      Self.append(members, between: ("{", "}"), to: &bytes, level: level, isFlat: isFlat) {
        JSONText.append($0.key, to: &$1)
        $1.append(contentsOf: ": ".utf8)
        $0.value.append(to: &$1, level: $2)
      }
    }
  }

  private static func append<Item>(
    _ items: [Item], between ends: (open: String, close: String), to bytes: inout [UInt8],
    level: Int, isFlat: Bool, each: (Item, inout [UInt8], Int) -> Void
  ) {
    let padding = isFlat ? " " : "\n" + String(repeating: "  ", count: level + 1)
    let end = isFlat ? " " : "\n" + String(repeating: "  ", count: level)
    bytes.append(contentsOf: ends.open.utf8)
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      bytes.append(contentsOf: padding.utf8)
      each(item, &bytes, level + 1)
    }
    if !items.isEmpty { bytes.append(contentsOf: end.utf8) }
    bytes.append(contentsOf: ends.close.utf8)
  }

  /// Whether the value holds no arrays or objects.
  private var isFlat: Bool {
    switch kind {
    case .array(let elements): elements.allSatisfy(\.isScalar)
    case .object(let members): members.allSatisfy { $0.value.isScalar }
    default: true
    }
  }

  private var isScalar: Bool {
    switch kind {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }
}
