/// Where a value stands in a file: `rules[2].when[0]`, `[3].appId`; empty for the whole file.
struct ConfigPath: Sendable, Hashable {
  private var text: String

  /// The whole file.
  static let root = ConfigPath(text: "")

  private init(text: String) {
    self.text = text
  }

  /// The path of a member of an object.
  ///
  /// A key that is no plain word is quoted.
  func key(_ key: String) -> ConfigPath {
    let isPlain = !key.isEmpty && key.utf8.allSatisfy(Self.isPlain)
    let name = isPlain ? key : JSONText.quoted(key)
    return ConfigPath(text: text.isEmpty ? name : "\(text).\(name)")
  }

  /// The path of an element of an array, counted from 0.
  func index(_ index: Int) -> ConfigPath {
    ConfigPath(text: "\(text)[\(index)]")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }
}

extension ConfigPath: CustomStringConvertible {
  var description: String { text }
}
