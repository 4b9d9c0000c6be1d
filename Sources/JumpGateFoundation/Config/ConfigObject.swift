/// An object whose keys are known: unknown and duplicate keys are mistakes.
struct ConfigObject {
  /// Where it stands.
  let path: ConfigPath
  /// The object itself.
  let value: ConfigValue
  private let members: [ConfigValue.Member]

  /// Looks at an object.
  ///
  /// - Parameters:
  ///   - value: what should be an object.
  ///   - path: where it stands.
  ///   - known: the keys it may have.
  ///   - expected: what it should be, in words, for the message if it is no object.
  ///   - problems: takes what is wrong with its keys.
  /// - Returns: nil if it is no object.
  init?(
    _ value: ConfigValue, at path: ConfigPath, known: [String], expected: String,
    problems: inout ConfigProblems
  ) {
    guard case .object(let members) = value.kind else {
      problems.add("is \(value.kindInWords); \(expected) is expected", at: path, value)
      return nil
    }
    self.path = path
    self.value = value
    self.members = members
    reportDuplicates(&problems)
    for member in members where !known.contains(member.key) {
      problems.add(
        "is no key that is known here", at: path.key(member.key), entry: member.key,
        offset: member.offset,
        suggestion: problems.isFull ? nil : Suggestion.nearest(to: member.key, among: known))
    }
  }

  private func reportDuplicates(_ problems: inout ConfigProblems) {
    var seen: Set<String> = []
    if members.count < 16 {
      let keys = members.map(\.key)
      let isUnique = keys.indices.allSatisfy { !keys[..<$0].contains(keys[$0]) }
      if isUnique { return }
    }
    for member in members where !seen.insert(member.key).inserted {
      problems.add(
        "is given twice", at: path.key(member.key), entry: member.key, offset: member.offset)
    }
  }

  /// The value of a key; nil if it is not given.
  subscript(key: String) -> ConfigValue? {
    members.first { $0.key == key }?.value
  }

  /// The value of a key that must be given.
  func required(
    _ key: String, _ hint: String = "", problems: inout ConfigProblems
  ) -> ConfigValue? {
    if let value = self[key] { return value }
    problems.add(
      "has no \"\(key)\"\(hint)", at: path, entry: nil, offset: value.offset)
    return nil
  }

  /// A string, or nil with a mistake noted if the key is given and no string.
  func string(_ key: String, problems: inout ConfigProblems) -> String? {
    guard let value = self[key] else { return nil }
    guard case .string(let text) = value.kind else {
      problems.add("is \(value.kindInWords); a string is expected", at: path.key(key), value)
      return nil
    }
    return text
  }

  /// The elements of an array; empty if the key is not given or no array.
  func array(_ key: String, problems: inout ConfigProblems) -> [ConfigValue] {
    guard let value = self[key] else { return [] }
    guard case .array(let elements) = value.kind else {
      problems.add("is \(value.kindInWords); an array is expected", at: path.key(key), value)
      return []
    }
    return elements
  }

  /// The elements of an array with their paths.
  func elements(
    _ key: String, problems: inout ConfigProblems
  ) -> [(value: ConfigValue, path: ConfigPath)] {
    let path = path.key(key)
    return array(key, problems: &problems).enumerated().map { ($0.element, path.index($0.offset)) }
  }

  /// A word of a closed list.
  func word<Word: RawRepresentable & CaseIterable>(
    _ key: String, _ noun: String, problems: inout ConfigProblems
  ) -> Word? where Word.RawValue == String {
    guard let text = string(key, problems: &problems) else { return nil }
    return ConfigWord.read(
      text, noun, at: path.key(key), self[key], problems: &problems)
  }
}
