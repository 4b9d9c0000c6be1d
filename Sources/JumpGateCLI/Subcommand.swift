/// The subcommands, by their names on the command line.
enum Subcommand: String, CaseIterable {
  case check, explain, policy, rules, audit

  /// Runs a command line without the program's name.
  static func run(_ words: [String]) -> ExitStatus {
    do {
      return try dispatch(words)
    } catch {
      Diagnostics.say(error.message)
      return .unusable
    }
  }

  private static func dispatch(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let first = words.first else {
      throw .misuse("no subcommand given").seeing("jumpgate")
    }
    let rest = words.dropFirst()
    switch first {
    case "--help", "-h", "help":
      return try help(rest.first)
    case "--version":
      say(Version.current)
      return .done
    default:
      let subcommand = try named(first)
      do throws(UsageError) {
        return try subcommand.run(rest)
      } catch UsageError.helpAsked {
        return try help(first)
      } catch {
        throw error.seeing("jumpgate \(first)")
      }
    }
  }

  private static func named(_ word: String) throws(UsageError) -> Subcommand {
    if let subcommand = Subcommand(rawValue: word) { return subcommand }
    let known = allCases.map(\.rawValue)
    throw .misuse("there is no subcommand '\(word)'", word, among: known).seeing("jumpgate")
  }

  private func run(_ words: ArraySlice<String>) throws(UsageError) -> ExitStatus {
    switch self {
    case .check: try CheckCommand.run(words)
    case .explain: try ExplainCommand.run(words)
    case .policy: try PolicyCommand.run(words)
    case .rules: try RulesCommand.run(words)
    case .audit: try AuditCommand.run(words)
    }
  }

  private static func help(_ topic: String?) throws(UsageError) -> ExitStatus {
    guard let topic else {
      say(Help.overview)
      return .done
    }
    say(Help.text(for: try named(topic)))
    return .done
  }

  private static func say(_ text: String) {
    let output = StandardOutput()
    output.line(text)
    output.flush()
  }
}
