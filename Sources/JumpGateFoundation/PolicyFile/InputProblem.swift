/// One mistake in a file or a line of input: where, what, and what was probably meant.
public struct InputProblem: Sendable, Hashable {
  /// Where it stands: `rules[2].when[0]`, `[3].appId`; empty for the whole file.
  public let keyPath: String
  /// The offending entry as it stands in the file; nil where it is missing or no single value.
  public let entry: String?
  /// What is wrong with it.
  public let message: String
  /// What was probably meant; nil if nothing is near.
  public let suggestion: String?
  /// The line from 1; nil for a binary file.
  public let line: Int?
  /// The column in Unicode scalars from 1; nil for a binary file.
  public let column: Int?
}

extension InputProblem: CustomStringConvertible {
  /// The mistake in one line.
  ///
  /// For example `rules[0].then, line 3, column 15: "opne" is no action; did you mean "open"?`
  public var description: String {
    var place: [String] = keyPath.isEmpty ? [] : [keyPath]
    if let line, let column { place += ["line \(line)", "column \(column)"] }
    return sentence(at: place, whole: "the file ")
  }

  /// The mistake in one line of an input whose line number others know.
  var descriptionInLine: String {
    var place: [String] = keyPath.isEmpty ? [] : [keyPath]
    if let column { place.append("column \(column)") }
    return sentence(at: place, whole: "the line ")
  }

  private func sentence(at place: [String], whole: String) -> String {
    let start = place.isEmpty ? whole : place.joined(separator: ", ") + ": "
    let subject = entry.map { JSONText.quoted($0) + " " } ?? ""
    let end = suggestion.map { "; did you mean \(JSONText.quoted($0))?" } ?? ""
    return start + subject + message + end
  }
}
