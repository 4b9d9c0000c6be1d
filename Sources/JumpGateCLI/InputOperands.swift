/// The operands of a command, of which `-` stands for the lines of stdin; so does having none.
struct InputOperands {
  /// The operands; `-` if there are none.
  let words: [String]

  /// Whether lines are read from stdin.
  var readLines: Bool { words.contains("-") }

  /// - Parameter things: what an operand is, in the plural.
  /// - Throws: ``UsageError`` if the policy is to be read from stdin, too.
  init(_ arguments: Arguments, are things: String) throws(UsageError) {
    words = arguments.inputs
    if readLines, try arguments.value("policy") == "-" {
      throw UsageError(
        "'--policy -' reads stdin to its end, so that no \(things) can be read there; "
          + "give a policy file, or the \(things) as arguments")
    }
  }

  /// The operands, with the lines of stdin in place of `-`; empty lines are none.
  ///
  /// - Throws: ``UsageError`` if reading fails, or for a line that is too long.
  func all() throws(UsageError) -> [String] {
    var all: [String] = []
    for word in words {
      if word == "-" { all += try Self.lines() } else { all.append(word) }
    }
    return all
  }

  private static func lines() throws(UsageError) -> [String] {
    let reader = LineReader()
    var lines: [String] = []
    while let line = try reader.next(willWait: {}) {
      guard case .text(let text) = line else {
        throw UsageError("line \(reader.number): longer than \(LineReader.limit) bytes")
      }
      if !text.isEmpty { lines.append(text) }
    }
    return lines
  }
}
