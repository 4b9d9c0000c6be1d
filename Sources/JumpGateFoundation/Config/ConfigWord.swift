/// Words of a closed list.
enum ConfigWord {
  /// Finds the case that a word names, or notes what is wrong with it.
  static func read<Word: RawRepresentable & CaseIterable>(
    _ text: String, _ noun: String, at path: ConfigPath, _ value: ConfigValue?,
    problems: inout ConfigProblems
  ) -> Word? where Word.RawValue == String {
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    let suggestion = Suggestion.nearest(to: text, among: words)
    let known = suggestion == nil ? ": \(words.joined(separator: ", "))" : ""
    problems.add("is no \(noun)\(known)", at: path, value, suggestion: suggestion)
    return nil
  }
}
