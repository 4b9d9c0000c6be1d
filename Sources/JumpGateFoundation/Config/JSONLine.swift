/// Builds one JSON object on one line, keys in the order they are added.
package struct JSONLine: Sendable {
  /// The line so far; whole, with its line feed, once ``end()`` was called.
  package private(set) var bytes: [UInt8] = []
  private var isFirst = true

  package init() {
    bytes.append(0x7B)
  }

  /// Closes the object and the line.
  package mutating func end() {
    bytes.append(0x7D)
    bytes.append(0x0A)
  }

  /// Adds a string, or null.
  package mutating func add(_ key: StaticString, _ value: String?) {
    add(key: key)
    if let value { JSONText.append(value, to: &bytes) } else { appendNull() }
  }

  /// Adds a boolean, or null.
  package mutating func add(_ key: StaticString, _ value: Bool?) {
    add(key: key)
    if let value { append(value ? "true" : "false") } else { appendNull() }
  }

  /// Adds an integer, or null.
  package mutating func add(_ key: StaticString, _ value: Int64?) {
    add(key: key)
    if let value { bytes.append(contentsOf: String(value).utf8) } else { appendNull() }
  }

  /// Adds an array of strings.
  package mutating func add(_ key: StaticString, _ values: [String]) {
    add(key: key)
    bytes.append(0x5B)
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      JSONText.append(value, to: &bytes)
    }
    bytes.append(0x5D)
  }

  /// Adds an object.
  package mutating func add(_ key: StaticString, object: (inout JSONLine) -> Void) {
    add(key: key)
    bytes.append(0x7B)
    isFirst = true
    object(&self)
    bytes.append(0x7D)
    isFirst = false
  }

  private mutating func add(key: StaticString) {
    if !isFirst { bytes.append(0x2C) }
    isFirst = false
    bytes.append(0x22)
    append(key)
    bytes.append(0x22)
    bytes.append(0x3A)
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func appendNull() {
    append("null")
  }
}
