/// Collects the mistakes of one file.
struct ConfigProblems: Sendable {
  /// The file, to find lines; nil where it has none.
  private let text: [UInt8]?
  private(set) var problems: [InputProblem] = []
  private var unlisted = 0

  init(text: [UInt8]?) {
    self.text = text
  }

  /// Notes a mistake.
  ///
  /// - Parameters:
  ///   - message: what is wrong, as a clause that follows the entry.
  ///   - path: where it stands in the model.
  ///   - value: the offending value, for its text and its place in the file.
  ///   - suggestion: what was probably meant.
  mutating func add(
    _ message: String, at path: ConfigPath, _ value: ConfigValue?, suggestion: String? = nil
  ) {
    add(message, at: path, entry: value?.quoted, offset: value?.offset, suggestion: suggestion)
  }

  /// Notes a mistake in a text that is a key, or in a file that could not be read as a tree.
  mutating func add(
    _ message: String, at path: ConfigPath, entry: String?, offset: Int?, suggestion: String? = nil
  ) {
    guard !isFull else {
      unlisted += 1
      return
    }
    let place = text.flatMap { text in offset.map { TextPlace(of: $0, in: text) } }
    problems.append(
      InputProblem(
        keyPath: path.description, entry: entry.map(Self.shortened), message: message,
        suggestion: suggestion, line: place?.line, column: place?.column))
  }

  /// Whether no more mistakes are listed, so that what was meant needs no search.
  var isFull: Bool { problems.count >= PolicyFileError.most }

  /// Enough of an entry to know it by: a line of input may be megabytes long.
  private static func shortened(_ entry: String) -> String {
    entry.utf8.count <= 200 ? entry : entry.prefix(80) + "…"
  }

  /// Whether a mistake is noted for a key path or for what it stands in.
  func covers(_ path: String) -> Bool {
    problems.contains { problem in
      let outer = problem.keyPath
      guard !outer.isEmpty, path.hasPrefix(outer) else { return false }
      let rest = path.dropFirst(outer.count)
      return rest.isEmpty || rest.first == "." || rest.first == "["
    }
  }

  /// Throws if any mistake was noted.
  func check() throws(PolicyFileError) {
    guard problems.isEmpty else {
      throw PolicyFileError(problems: problems, unlisted: unlisted)
    }
  }
}
