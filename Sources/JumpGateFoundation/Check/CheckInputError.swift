/// Why a line is no input, with every mistake found.
public struct CheckInputError: Error, Sendable, Hashable {
  /// The mistakes; their lines are counted within the input line.
  public let problems: [InputProblem]
}

extension CheckInputError: CustomStringConvertible {
  /// The mistakes in one line, without the line's number: only the reader of lines knows it.
  public var description: String {
    problems.map(\.descriptionInLine).joined(separator: "; ")
  }
}
