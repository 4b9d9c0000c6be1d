internal import JumpGate

/// Reads a whole policy, or the article's list, from a tree.
struct PolicyReader {
  static let keys = [
    "version", "preset", "mode", "apps", "hostSchemes", "appLinkHosts", "rules", "defaults",
  ]
  static let version = "1"

  private let object: ConfigObject

  /// Reads a tree: an array is the article's list, an object a policy.
  static func read(_ value: ConfigValue, problems: inout ConfigProblems) -> Policy? {
    if case .array(let entries) = value.kind {
      let apps = AppListReader.article.read(entries, at: .root, problems: &problems)
      return Policy(apps: apps, otherwise: .article)
    }
    let object = ConfigObject(
      value, at: .root, known: keys,
      expected: "a policy as an object, or a list of apps as an array", problems: &problems)
    guard let object else { return nil }
    return PolicyReader(object: object).read(&problems)
  }

  private func read(_ problems: inout ConfigProblems) -> Policy? {
    checkVersion(&problems)
    let preset: Preset? = object.word("preset", "preset", problems: &problems)
    let mode: PolicyMode? = object.word("mode", "mode", problems: &problems)
    let policy = Policy(
      preset: preset ?? .standard, mode: mode ?? .enforce, apps: readApps(&problems),
      hostSchemes: readHostSchemes(&problems), appLinkHosts: readAppLinkHosts(&problems),
      rules: readRules(&problems), defaults: readDefaults(&problems))
    note(policy.problems, &problems)
    return policy
  }

  /// Notes the mistakes that only the whole policy shows, at the entries that make them.
  private func note(_ found: [PolicyProblem], _ problems: inout ConfigProblems) {
    // The list's reader names both entries that name one app.
    for problem in found
    where problem.fault != .conflictingNames && !problems.covers(problem.path) {
      let entry = object.value.entry(at: problem.path)
      problems.add(
        problem.words, at: .written(problem.path), entry: entry?.quoted ?? problem.entry,
        offset: entry?.offset)
    }
  }

  private func checkVersion(_ problems: inout ConfigProblems) {
    guard let value = object.required("version", "; write \"version\": 1", problems: &problems)
    else { return }
    switch value.kind {
    case .number(Self.version): break
    case .number:
      problems.add(
        "is no version that is known; this reads version 1", at: .root.key("version"), value)
    default:
      problems.add(
        "is \(value.kindInWords); the integer 1 is expected", at: .root.key("version"), value)
    }
  }

  private func readApps(_ problems: inout ConfigProblems) -> AppList {
    let entries = object.array("apps", problems: &problems)
    return AppListReader.policy.read(entries, at: .root.key("apps"), problems: &problems)
  }

  /// A scheme that is none keeps its place, so that those after it keep theirs.
  private func readHostSchemes(_ problems: inout ConfigProblems) -> [String] {
    object.elements("hostSchemes", problems: &problems).map {
      PatternReader.readScheme($0.value, at: $0.path, problems: &problems) ?? ""
    }
  }

  private func readAppLinkHosts(_ problems: inout ConfigProblems) -> [HostPattern] {
    object.elements("appLinkHosts", problems: &problems).compactMap {
      PatternReader.readHost($0.value, at: $0.path, problems: &problems)
    }
  }

  private func readRules(_ problems: inout ConfigProblems) -> [Rule] {
    object.elements("rules", problems: &problems).map {
      RuleReader.read($0.value, at: $0.path, problems: &problems)
    }
  }

  private func readDefaults(_ problems: inout ConfigProblems) -> [DestinationKind: Action] {
    DefaultsReader.read(object["defaults"], at: .root.key("defaults"), problems: &problems)
  }
}
