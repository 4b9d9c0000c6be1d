internal import JumpGate

/// Reads an app's id from a string or an integer, or says what is wrong with it.
enum AppIDReader {
  /// Reads an id.
  ///
  /// - Parameter allowsPrefix: whether a leading `id` is accepted, as in the article's list.
  static func read(
    _ value: ConfigValue, at path: ConfigPath, allowsPrefix: Bool, problems: inout ConfigProblems
  ) -> AppID? {
    switch value.kind {
    case .string(let text):
      let digits = allowsPrefix && text.utf8.starts(with: "id".utf8) ? text.dropFirst(2) : text[...]
      if let id = AppID(digits) { return id }
      let fault = fault(of: text, digits: digits)
      problems.add(fault.message, at: path, value, suggestion: fault.suggestion)
    case .number(let text):
      if let id = AppID(text) { return id }
      problems.add(fault(of: text, digits: text[...]).message, at: path, value)
    default:
      problems.add(
        "is \(value.kindInWords); an app id is a string of digits or an integer", at: path, value)
    }
    return nil
  }

  /// What is wrong with a text that is no id.
  ///
  /// - Parameters:
  ///   - text: the whole text.
  ///   - digits: what should be the digits.
  static func fault(
    of text: String, digits: Substring
  ) -> (message: String, suggestion: String?) {
    let repaired = repair(digits)
    if text.isEmpty { return ("is empty; an app id is 1 to 19 digits", nil) }
    if digits.isEmpty { return ("has no digits", nil) }
    if digits.unicodeScalars.contains(where: \.properties.isWhitespace) {
      return ("has blanks in it", repaired)
    }
    if digits.utf8.first == UInt8(ascii: "+") || digits.utf8.first == UInt8(ascii: "-") {
      return ("has a sign", repaired)
    }
    if digits.lowercased().utf8.starts(with: "id".utf8) {
      return ("has \"id\" in front; an app id is digits only", repaired)
    }
    if digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return faultOfDigits(digits) }
    if digits.allSatisfy(\.isWholeNumber) {
      return ("has digits that are not ASCII", repaired)
    }
    return ("is no app id: digits only", nil)
  }

  private static func faultOfDigits(
    _ digits: Substring
  ) -> (message: String, suggestion: String?) {
    guard digits.utf8.first == UInt8(ascii: "0") else {
      return ("is larger than 9223372036854775807", nil)
    }
    let rest = digits.drop { $0 == "0" }
    if rest.isEmpty { return ("is zero, which is no app's id", nil) }
    return ("has a zero in front", AppID(rest)?.description)
  }

  /// The id that is left without blanks, sign and `id`, with digits in ASCII.
  private static func repair(_ text: Substring) -> String? {
    var rest = text.filter { !$0.isWhitespace }.lowercased()[...]
    if rest.first == "+" || rest.first == "-" { rest = rest.dropFirst() }
    if rest.hasPrefix("id") { rest = rest.dropFirst(2) }
    let digits = rest.compactMap(\.wholeNumberValue).map(String.init).joined()
    guard rest.allSatisfy(\.isWholeNumber) else { return nil }
    return AppID(digits)?.description
  }
}
