/// A command that can't be carried out as given: exit status 2, one sentence on stderr.
struct UsageError: Error, Hashable {
  /// What is wrong, as a sentence without the program's name.
  let message: String

  /// No mistake: `--help` stands among the options.
  static let helpAsked = UsageError("help is asked for")

  init(_ message: String) {
    self.message = message
  }
}
