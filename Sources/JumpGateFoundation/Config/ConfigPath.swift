/// Where a value stands in a file: `rules[2].when[0]`, `[3].appId`; empty for the whole file.
///
/// A chain of steps: most paths are never written out, so making one is cheap.
indirect enum ConfigPath: Sendable, Hashable {
  /// The whole file.
  case root
  /// A member of an object.
  case key(String, of: ConfigPath)
  /// An element of an array, counted from 0.
  case index(Int, of: ConfigPath)
  /// A path that is written out already.
  case written(String)

  /// The path of a member of the object here.
  func key(_ key: String) -> ConfigPath { .key(key, of: self) }

  /// The path of an element of the array here, counted from 0.
  func index(_ index: Int) -> ConfigPath { .index(index, of: self) }
}

extension ConfigPath: CustomStringConvertible {
  var description: String {
    switch self {
    case .root: return ""
    case .written(let text): return text
    case .index(let index, let parent): return "\(parent)[\(index)]"
    case .key(let key, let parent):
      let isPlain = !key.isEmpty && key.utf8.allSatisfy(Self.isPlain)
      let name = isPlain ? key : JSONText.quoted(key)
      return parent == .root ? name : "\(parent).\(name)"
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
    default: false
    }
  }
}
