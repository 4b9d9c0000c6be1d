/// The sets of code points that a component percent-encodes.
///
/// Every byte of a non-ASCII code point is in each of them.
/// Source: <https://url.spec.whatwg.org/#percent-encoded-bytes>
enum PercentEncodeSet {
  case c0Control, fragment, query, specialQuery, path, userinfo

  /// Whether a byte of UTF-8 is to be encoded.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    guard byte > 0x1F, byte < 0x7F else { return true }
    switch self {
    case .c0Control: return false
    case .fragment: return Self.isFragment(byte)
    case .query: return Self.isQuery(byte)
    case .specialQuery: return Self.isQuery(byte) || byte == UInt8(ascii: "'")
    case .path: return Self.isPath(byte)
    case .userinfo: return Self.isPath(byte) || Self.isUserinfoOnly(byte)
    }
  }

  private static func isFragment(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "`"):
      true
    default: false
    }
  }

  private static func isQuery(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "<"),
      UInt8(ascii: ">"):
      true
    default: false
    }
  }

  private static func isPath(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "?"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: isQuery(byte)
    }
  }

  private static func isUserinfoOnly(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="),
      UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "]"),
      UInt8(ascii: "|"):
      true
    default: false
    }
  }
}

extension [UInt8] {
  /// Appends bytes, encoding those in a set.
  mutating func append(percentEncoding bytes: UnsafeBufferPointer<UInt8>, _ set: PercentEncodeSet) {
    for byte in bytes {
      if set.contains(byte) {
        append(percentEncoded: byte)
      } else {
        append(byte)
      }
    }
  }

  /// Appends `%` and two upper-case hexadecimal digits.
  mutating func append(percentEncoded byte: UInt8) {
    append(UInt8(ascii: "%"))
    append(UInt8.hexDigit(byte >> 4))
    append(UInt8.hexDigit(byte & 15))
  }
}
