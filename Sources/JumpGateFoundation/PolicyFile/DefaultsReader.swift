internal import JumpGate

/// Reads the actions by kind that replace the preset's.
enum DefaultsReader {
  static func read(
    _ value: ConfigValue?, at path: ConfigPath, problems: inout ConfigProblems
  ) -> [DestinationKind: Action] {
    guard let value else { return [:] }
    let kinds = DestinationKind.allCases
    let object = ConfigObject(
      value, at: path, known: kinds.map(\.rawValue), expected: "an object of kinds and actions",
      problems: &problems)
    guard let object else { return [:] }
    var defaults: [DestinationKind: Action] = [:]
    for kind in kinds {
      defaults[kind] = object.word(kind.rawValue, "action", problems: &problems)
    }
    return defaults
  }
}
