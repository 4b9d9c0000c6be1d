/// Text from a page, made safe for a terminal.
enum Printable {
  /// The text with control characters, line ends and direction marks as `\u{…}`.
  static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isHarmless(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      false
    default: true
    }
  }
}
