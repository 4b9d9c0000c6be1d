/// Reads names that are shown to people.
enum NameReader {
  /// Reads a name, or says what is wrong with it.
  ///
  /// A name stands in prompts and logs, and must be the same in every format: no control
  /// characters, no line breaks, nothing that turns the direction of text.
  static func read(
    _ value: ConfigValue, at path: ConfigPath, problems: inout ConfigProblems
  ) -> String? {
    guard case .string(let name) = value.kind else {
      problems.add("is \(value.kindInWords); a string is expected", at: path, value)
      return nil
    }
    if name.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
      problems.add("is empty; leave it out", at: path, value)
      return nil
    }
    let isPlain = name.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    guard isPlain || name.unicodeScalars.allSatisfy(isAllowed) else {
      problems.add("has a control character in it", at: path, value)
      return nil
    }
    return name
  }

  /// Whether a scalar may stand in a name.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: false
    default: XMLCharacter.isAllowed(scalar) && scalar.value & 0xFFFE != 0xFFFE
    }
  }
}
