/// `jumpgate policy lint|test|convert`.
enum PolicyCommand {
  static func run(_ words: ArraySlice<String>) throws(UsageError) -> ExitStatus {
    switch words.first {
    case "lint": return try PolicyLintCommand.run(words.dropFirst())
    case "test": return try PolicyTestCommand.run(words.dropFirst())
    case "convert": return try PolicyConvertCommand.run(words.dropFirst())
    case "--help", "-h": throw .helpAsked
    case let word?:
      throw .misuse(
        "'policy' has lint, test and convert, not '\(word)'", word,
        among: ["lint", "test", "convert"])
    case nil: throw .misuse("'policy' needs one of lint, test and convert")
    }
  }
}
