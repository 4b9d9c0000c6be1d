internal import JumpGate

/// Reads one rule.
struct RuleReader {
  static let keys = ["id", "to", "from", "when", "tap", "then", "yes"]

  private let object: ConfigObject

  /// Reads a rule and notes every mistake.
  ///
  /// A rule with mistakes keeps what can be read of it, each entry in its place, so that the
  /// policy as a whole can be checked too. It never reaches anyone.
  static func read(
    _ value: ConfigValue, at path: ConfigPath, problems: inout ConfigProblems
  ) -> Rule {
    let object = ConfigObject(
      value, at: path, known: keys, expected: "a rule as an object", problems: &problems)
    if let object { return RuleReader(object: object).read(&problems) }
    return Rule(id: "", to: [], from: [], when: [], tap: .live, then: .block, yes: .open)
  }

  private func read(_ problems: inout ConfigProblems) -> Rule {
    let id = readID(&problems)
    let to = readTo(&problems)
    let from = readFrom(&problems)
    let when = readWhen(&problems)
    let tap: Rule.TapReach? = object.word("tap", "reach of a tap", problems: &problems)
    let then = readThen(&problems)
    let yes = readYes(then, &problems)
    return Rule(
      id: id ?? "", to: to, from: from, when: when, tap: tap ?? .live, then: then ?? .block,
      yes: yes)
  }

  private func readID(_ problems: inout ConfigProblems) -> String? {
    guard let value = object.required("id", problems: &problems),
      let id = object.string("id", problems: &problems)
    else { return nil }
    if id.isEmpty || !id.unicodeScalars.allSatisfy(Self.isIDScalar) {
      problems.add(
        id.isEmpty ? "is empty" : "is no rule id: no blanks, colons or control characters",
        at: object.path.key("id"), value)
    } else if Self.reserved.contains(id) {
      problems.add("is a name that verdicts use otherwise", at: object.path.key("id"), value)
    }
    return id
  }

  /// What stands for a rule in a verdict that no rule decided.
  private static let reserved = ["hostSchemes", "policy", "unreadable"]

  /// A colon would make an id look like a default's name.
  private static func isIDScalar(_ scalar: Unicode.Scalar) -> Bool {
    NameReader.isAllowed(scalar) && !scalar.properties.isWhitespace && scalar != ":"
  }

  private func readTo(_ problems: inout ConfigProblems) -> [Pattern] {
    guard object.required("to", problems: &problems) != nil else { return [] }
    let entries = object.elements("to", problems: &problems)
    noteEmpty("to", "is empty; a rule that is about nothing never matches", &problems)
    return entries.map {
      PatternReader.readDestination($0.value, at: $0.path, problems: &problems)
    }
  }

  private func readFrom(_ problems: inout ConfigProblems) -> [OriginPattern] {
    noteEmpty("from", "is empty; leave it out if anyone is meant", &problems)
    return object.elements("from", problems: &problems).map {
      PatternReader.readOrigin($0.value, at: $0.path, problems: &problems)
    }
  }

  private func noteEmpty(_ key: String, _ message: String, _ problems: inout ConfigProblems) {
    if object[key]?.kind == .array([]) {
      problems.add(message, at: object.path.key(key), object[key])
    }
  }

  private func readWhen(_ problems: inout ConfigProblems) -> [Condition] {
    object.elements("when", problems: &problems).compactMap { entry in
      guard case .string(let text) = entry.value.kind else {
        problems.add(
          "is \(entry.value.kindInWords); a condition is written as a string", at: entry.path,
          entry.value)
        return nil
      }
      return ConfigWord.read(
        text, "condition", at: entry.path, entry.value, problems: &problems)
    }
  }

  private func readThen(_ problems: inout ConfigProblems) -> Action? {
    guard object.required("then", problems: &problems) != nil else { return nil }
    return object.word("then", "action", problems: &problems)
  }

  private func readYes(_ then: Action?, _ problems: inout ConfigProblems) -> Action {
    let given: Answer? = object.word("yes", "answer's action", problems: &problems)
    guard let given, let then else { return .open }
    if then != .ask {
      problems.add(
        "counts only with \"then\": \"ask\"", at: object.path.key("yes"), object["yes"])
    }
    return given == .sheet ? .sheet : .open
  }

  /// What a yes may do.
  private enum Answer: String, CaseIterable { case open, sheet }
}
