internal import JumpGate

/// Reads a table of cases.
struct PolicyCaseReader {
  private static let expectedKeys = ["action", "rule", "destination", "detail", "app_id"]
  private static let keys = CheckInputReader.keys + expectedKeys + ["note"]

  private let object: ConfigObject

  /// Reads one array of cases.
  static func readArray(_ bytes: [UInt8], _ problems: inout ConfigProblems) -> [PolicyCase] {
    do {
      guard case .array(let entries) = try JSONReader.read(bytes).kind else { return [] }
      return entries.enumerated().compactMap { index, entry in
        let line = TextPlace(of: entry.offset ?? 0, in: bytes).line
        return read(entry, at: .root.index(index), line: line, &problems)
      }
    } catch {
      problems.add(error.message, at: .root, entry: nil, offset: error.offset)
      return []
    }
  }

  /// Reads a case a line.
  static func readLines(_ bytes: [UInt8], _ problems: inout ConfigProblems) -> [PolicyCase] {
    var cases: [PolicyCase] = []
    var start = 0
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      defer { start += line.count + 1 }
      guard line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { continue }
      do {
        let value = try JSONReader.read(Array(line)).shifted(by: start)
        let found = read(value, at: .root, line: index + 1, &problems)
        if let found { cases.append(found) }
      } catch {
        problems.add(
          error.message, at: .root, entry: nil, offset: error.offset.map { $0 + start })
      }
    }
    return cases
  }

  private static func read(
    _ value: ConfigValue, at path: ConfigPath, line: Int, _ problems: inout ConfigProblems
  ) -> PolicyCase? {
    let object = ConfigObject(
      value, at: path, known: keys, expected: "a case as an object", problems: &problems)
    guard let object else { return nil }
    let input = CheckInputReader(object: object, context: CheckContext()).read(&problems)
    let expected = PolicyCaseReader(object: object).readExpectation(&problems)
    return input.map { PolicyCase(line: line, input: $0, expected: expected) }
  }

  private func readExpectation(_ problems: inout ConfigProblems) -> PolicyCase.Expectation {
    if Self.expectedKeys.allSatisfy({ object[$0] == nil }) {
      problems.add(
        "expects nothing; give at least one of \(Self.expectedKeys.joined(separator: ", "))",
        at: object.path, object.value)
    }
    _ = object.string("note", problems: &problems)
    var expected = PolicyCase.Expectation()
    let action: Action? = object.word("action", "action", problems: &problems)
    expected.action = action?.rawValue
    expected.rule = object.string("rule", problems: &problems)
    expected.destination = nullable("destination") {
      let kind: DestinationKind? = object.word("destination", "kind", problems: &problems)
      return kind?.rawValue
    }
    expected.detail = nullable("detail") { object.string("detail", problems: &problems) }
    expected.appID = nullable("app_id") {
      object["app_id"].flatMap {
        AppIDReader.read(
          $0, at: object.path.key("app_id"), allowsPrefix: false, problems: &problems)
      }?.description
    }
    return expected
  }

  /// Nil if the key is not given, an inner nil if it is null.
  private func nullable(_ key: String, _ read: () -> String?) -> String?? {
    guard let value = object[key] else { return nil }
    return .some(value.kind == .null ? nil : read())
  }
}

extension ConfigValue {
  /// The same tree, its places counted from further ahead.
  fileprivate func shifted(by distance: Int) -> ConfigValue {
    let offset = offset.map { $0 + distance }
    switch kind {
    case .array(let elements):
      return ConfigValue(.array(elements.map { $0.shifted(by: distance) }), at: offset)
    case .object(let members):
      let moved = members.map {
        Member($0.key, $0.value.shifted(by: distance), at: $0.offset.map { $0 + distance })
      }
      return ConfigValue(.object(moved), at: offset)
    default: return ConfigValue(kind, at: offset)
    }
  }
}
