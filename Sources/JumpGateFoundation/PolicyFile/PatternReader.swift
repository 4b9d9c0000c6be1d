internal import JumpGate

/// Reads the patterns of a rule, or says what is wrong and what was probably meant.
enum PatternReader {
  /// Reads an entry of `to`.
  static func readDestination(
    _ value: ConfigValue, at path: ConfigPath, problems: inout ConfigProblems
  ) -> Pattern {
    guard let text = string(value, at: path, "a pattern", problems: &problems) else {
      return Pattern(.invalid("", .empty))
    }
    do {
      return try Pattern(parsing: text)
    } catch {
      problems.add(
        message(error, text), at: path, value, suggestion: PatternSuggestion.pattern(text, error))
      return Pattern(.invalid(text, error))
    }
  }

  /// Reads an entry of `from`.
  static func readOrigin(
    _ value: ConfigValue, at path: ConfigPath, problems: inout ConfigProblems
  ) -> OriginPattern {
    guard let text = string(value, at: path, "a domain", problems: &problems) else { return "" }
    do {
      return try OriginPattern(parsing: text)
    } catch {
      problems.add(
        error.description, at: path, value, suggestion: PatternSuggestion.domain(text))
      return OriginPattern(stringLiteral: text)
    }
  }

  /// Reads an entry of `appLinkHosts`.
  static func readHost(
    _ value: ConfigValue, at path: ConfigPath, problems: inout ConfigProblems
  ) -> HostPattern? {
    guard let text = string(value, at: path, "a domain", problems: &problems) else { return nil }
    do {
      return try HostPattern(parsing: text)
    } catch {
      problems.add(
        error.description, at: path, value, suggestion: PatternSuggestion.domain(text))
      return nil
    }
  }

  /// Reads a scheme without its colon.
  static func readScheme(
    _ value: ConfigValue, at path: ConfigPath, problems: inout ConfigProblems
  ) -> String? {
    guard let text = string(value, at: path, "a scheme", problems: &problems) else { return nil }
    do {
      return try SchemeName.normalised(text)
    } catch {
      problems.add(
        error.description, at: path, value, suggestion: PatternSuggestion.scheme(text))
      return nil
    }
  }

  private static func string(
    _ value: ConfigValue, at path: ConfigPath, _ noun: String, problems: inout ConfigProblems
  ) -> String? {
    if case .string(let text) = value.kind { return text }
    problems.add(
      "is \(value.kindInWords); \(noun) is written as a string", at: path, value)
    return nil
  }

  private static func message(_ error: PatternError, _ text: String) -> String {
    guard error == .notAnAppID else { return error.description }
    let digits = text.dropFirst("app:".count)
    return AppIDReader.fault(of: String(digits), digits: digits).message
  }
}
