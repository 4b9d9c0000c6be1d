/// The grammar of a scheme: a letter, then letters, digits, `+`, `-` or `.`.
///
/// Source: RFC 3986, section 3.1
public enum SchemeName {
  /// Reads a scheme without its colon and folds it to lower case.
  ///
  /// - Throws: ``PatternError`` if it is empty or breaks the grammar.
  public static func normalised(_ string: String) throws(PatternError) -> String {
    guard let first = string.utf8.first else { throw .empty }
    guard isLetter(first), string.utf8.allSatisfy(isMember) else { throw .notAScheme }
    return string.lowercased()
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }

  private static func isMember(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
