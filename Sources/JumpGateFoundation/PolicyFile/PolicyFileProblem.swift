/// One mistake in a policy file: where, what, and what was probably meant.
public struct PolicyFileProblem: Sendable, Hashable {
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

extension PolicyFileProblem: CustomStringConvertible {
  /// The mistake in one line.
  ///
  /// For example `rules[0].then, line 3, column 15: "opne" is no action; did you mean "open"?`
  public var description: String {
    var place: [String] = keyPath.isEmpty ? [] : [keyPath]
    if let line, let column { place += ["line \(line)", "column \(column)"] }
    let start = place.isEmpty ? "the file " : place.joined(separator: ", ") + ": "
    let subject = entry.map { JSONText.quoted($0) + " " } ?? ""
    let end = suggestion.map { "; did you mean \(JSONText.quoted($0))?" } ?? ""
    return start + subject + message + end
  }
}
