/// The words of a command line, taken apart by a table of options.
///
///     check --policy FILE --tap URL …
struct Arguments {
  /// Options with a value, the last one given wins where a subcommand does not repeat them.
  private(set) var values: [String: [String]] = [:]
  /// Options without a value.
  private(set) var flags: Set<String> = []
  /// Everything else, in order; `-` alone among it.
  private(set) var operands: [String] = []

  /// What is to be read: the operands, or `-` alone, which is stdin, if there are none.
  var inputs: [String] { operands.isEmpty ? ["-"] : operands }

  /// Takes words apart.
  ///
  /// - Parameters:
  ///   - words: what follows the subcommand.
  ///   - valued: the names of options that take a value, without dashes.
  ///   - flagged: the names of options that take none.
  /// - Throws: ``UsageError`` for an unknown option or a missing value, or where help is asked for.
  init(
    _ words: some Collection<String>, valued: Set<String>, flagged: Set<String>
  ) throws(UsageError) {
    var rest = words.makeIterator()
    var onlyOperands = false
    while let word = rest.next() {
      if !onlyOperands, word == "--help" || word == "-h" { throw .helpAsked }
      guard !onlyOperands, word.utf8.starts(with: "--".utf8) else {
        if !onlyOperands, word.utf8.count > 1, word.utf8.first == UInt8(ascii: "-") {
          throw .misuse("unknown option '\(word)'")
        }
        operands.append(word)
        continue
      }
      if word == "--" {
        onlyOperands = true
        continue
      }
      let parts = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if flagged.contains(name), parts.count == 1 {
        flags.insert(name)
      } else if valued.contains(name) {
        guard let value = parts.count == 2 ? String(parts[1]) : rest.next() else {
          throw .misuse("option '--\(name)' needs a value")
        }
        values[name, default: []].append(value)
      } else if flagged.contains(name) {
        throw .misuse("option '--\(name)' takes no value")
      } else {
        let known = valued.union(flagged).sorted().map { "--\($0)" }
        throw .misuse("unknown option '--\(name)'", "--\(name)", among: known)
      }
    }
  }

  /// The value of an option given at most once.
  func value(_ name: String) throws(UsageError) -> String? {
    guard let given = values[name] else { return nil }
    guard given.count == 1 else { throw .misuse("option '--\(name)' is given twice") }
    return given[0]
  }

  /// The value of an option that names one of a few words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, default fallback: Choice
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let given = try value(name) else { return fallback }
    if let choice = Choice(rawValue: given) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    throw .misuse(
      "option '--\(name)' must be one of \(words.joined(separator: ", ")), not '\(given)'",
      given, among: words)
  }
}
