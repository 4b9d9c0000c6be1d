/// What a JSON or property list file holds, as a tree: the one model behind every format.
///
/// Numbers keep their literal text, so that no id is rounded, and objects keep every member in
/// its order, so that a duplicate key is seen. Equality leaves positions out.
package struct ConfigValue: Sendable {
  /// What kind of value it is.
  package enum Kind: Sendable, Hashable {
    case null
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    case string(String)
    case array([ConfigValue])
    case object([Member])
    /// What only a property list can hold, in words (`a date`).
    case other(String)
  }

  /// A key and its value.
  package struct Member: Sendable, Hashable {
    package var key: String
    package var value: ConfigValue
    private var place: Place

    /// Where the key stands, in bytes from the start of the file; nil where it has no place.
    package var offset: Int? { place.offset }

    package init(_ key: String, _ value: ConfigValue, at offset: Int? = nil) {
      self.key = key
      self.value = value
      place = Place(offset)
    }

    package static func == (left: Member, right: Member) -> Bool {
      left.key == right.key && left.value == right.value
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(value)
    }
  }

  /// The value itself.
  package var kind: Kind
  private var place: Place

  /// Where it stands, in bytes from the start of the file; nil where it has no place.
  package var offset: Int? { place.offset }

  package init(_ kind: Kind, at offset: Int? = nil) {
    self.kind = kind
    place = Place(offset)
  }
}

/// An offset in four bytes: a list of many apps has many places.
private struct Place: Sendable {
  private var number: UInt32

  init(_ offset: Int?) {
    number = offset.flatMap { UInt32(exactly: $0) } ?? .max
  }

  var offset: Int? { number == .max ? nil : Int(number) }
}

extension ConfigValue: Hashable {
  package static func == (left: ConfigValue, right: ConfigValue) -> Bool {
    left.kind == right.kind
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
  }
}

extension ConfigValue {
  /// How deep arrays and objects may be nested; a policy needs five levels.
  static let deepest = 32

  /// The kind in words, with its article: `a string`.
  var kindInWords: String {
    switch kind {
    case .null: "null"
    case .bool: "a boolean"
    case .number(let text): text.utf8.allSatisfy(Self.isIntegerByte) ? "an integer" : "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    case .other(let words): words
    }
  }

  private static func isIntegerByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == 0x2D
  }

  /// The value as a message quotes it; nil for arrays and objects.
  var quoted: String? {
    switch kind {
    case .null: "null"
    case .bool(let value): String(value)
    case .number(let text): text
    case .string(let text): text
    case .array, .object, .other: nil
    }
  }
}
