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
      throw UsageError("no subcommand given; 'jumpgate --help' lists them")
    }
    let rest = words.dropFirst()
    switch first {
    case "--help", "-h", "help":
      return try help(rest.first)
    case "--version":
      say(Version.current)
      return .done
    default:
      guard let subcommand = Subcommand(rawValue: first) else {
        throw UsageError("there is no subcommand '\(first)'; 'jumpgate --help' lists them")
      }
      do throws(UsageError) {
        return try subcommand.run(rest)
      } catch UsageError.helpAsked {
        return try help(first)
      }
    }
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
    guard let subcommand = Subcommand(rawValue: topic) else {
      throw UsageError("there is no subcommand '\(topic)'; 'jumpgate --help' lists them")
    }
    say(Help.text(for: subcommand))
    return .done
  }

  private static func say(_ text: String) {
    let output = StandardOutput()
    output.line(text)
    output.flush()
  }
}
