internal import JumpGateFoundation

/// A command that can't be carried out as given: exit status 2, one sentence on stderr.
struct UsageError: Error, Hashable {
  /// What is wrong, as a sentence without the program's name.
  let message: String
  /// Whether the command line itself is wrong, so that the help says more.
  private let isMisuse: Bool

  /// No mistake: `--help` stands among the options.
  static let helpAsked = UsageError("help is asked for")

  init(_ message: String) {
    self.message = message
    isMisuse = false
  }

  private init(misuse message: String) {
    self.message = message
    isMisuse = true
  }

  /// A command line that is none.
  ///
  /// - Parameters:
  ///   - message: what is wrong with it.
  ///   - word: the word that is not known; nil: none.
  ///   - known: the words of which one was perhaps meant.
  static func misuse(
    _ message: String, _ word: String? = nil, among known: some Sequence<String> = []
  ) -> UsageError {
    let meant = word.flatMap { Suggestion.nearest(to: $0, among: known) }
    return UsageError(misuse: message + (meant.map { "; did you mean '\($0)'?" } ?? ""))
  }

  /// The same with the command that says how the program is used, if that is what went wrong.
  func seeing(_ command: String) -> UsageError {
    guard isMisuse else { return self }
    let see = message.utf8.last == UInt8(ascii: "?") ? " See" : "; see"
    return UsageError("\(message)\(see) '\(command) --help'")
  }
}
