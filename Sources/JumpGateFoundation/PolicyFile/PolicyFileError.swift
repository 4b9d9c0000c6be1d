/// Why a file is no policy: every mistake found, in the order of the file.
public struct PolicyFileError: Error, Sendable, Hashable {
  /// The mistakes, at least one and at most ``most``.
  public let problems: [InputProblem]
  /// How many more there are.
  public let unlisted: Int

  /// How many mistakes are listed.
  public static let most = 100
}

extension PolicyFileError {
  /// One mistake that is the whole file's.
  init(_ message: String) {
    problems = [
      InputProblem(
        keyPath: "", entry: nil, message: message, suggestion: nil, line: nil, column: nil)
    ]
    unlisted = 0
  }

  /// What makes bytes no JSON or no property list.
  init(_ error: ConfigSyntaxError, in bytes: [UInt8]) {
    let isText = !bytes.starts(with: BinaryPropertyListReader.magic)
    var found = ConfigProblems(text: isText ? bytes : nil)
    found.add(error.message, at: .root, entry: nil, offset: error.offset)
    problems = found.problems
    unlisted = 0
  }
}

extension PolicyFileError: CustomStringConvertible {
  /// One line a mistake.
  public var description: String {
    let more = unlisted > 0 ? ["and \(unlisted) more"] : []
    return (problems.map(\.description) + more).joined(separator: "\n")
  }
}
