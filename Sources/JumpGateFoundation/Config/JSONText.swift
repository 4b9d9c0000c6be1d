/// Writes strings as JSON that is safe in a line, a terminal and a script.
package enum JSONText {
  /// The string in double quotes.
  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the string in double quotes.
  ///
  /// Escaped are quotes, backslashes, C0 and C1 controls, DEL, the line and paragraph separators
  /// and the marks that turn the direction of text, so that a row stays one line everywhere and
  /// reads as what it is.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(0x22)
    var text = text
    text.withUTF8 { utf8 in
      if utf8.allSatisfy(isPlain) {
        bytes.append(contentsOf: utf8)
      } else {
        appendEscaped(String(decoding: utf8, as: UTF8.self), to: &bytes)
      }
    }
    bytes.append(0x22)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C
  }

  private static func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: bytes += [0x5C, UInt8(scalar.value)]
      case 0x0A: bytes += [0x5C, 0x6E]
      case 0x0D: bytes += [0x5C, 0x72]
      case 0x09: bytes += [0x5C, 0x74]
      case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069,
        0xFEFF:
        appendUnicodeEscape(scalar.value, to: &bytes)
      default:
        bytes.append(
          contentsOf: Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
      }
    }
  }

  private static func appendUnicodeEscape(_ unit: UInt32, to bytes: inout [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    bytes += [0x5C, 0x75]
    for shift: UInt32 in [12, 8, 4, 0] {
      bytes.append(digits[Int(unit >> shift & 0xF)])
    }
  }
}
