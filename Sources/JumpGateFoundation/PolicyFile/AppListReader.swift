internal import JumpGate

/// Reads listed apps, of a policy or of the article's list.
struct AppListReader {
  /// The key of the id.
  let idKey: String
  /// The key of the name.
  let nameKey: String
  /// Whether it is the article's list: ids with a leading `id`, empty names.
  let isArticleList: Bool

  static let policy = AppListReader(idKey: "id", nameKey: "name", isArticleList: false)
  static let article = AppListReader(idKey: "appId", nameKey: "appName", isArticleList: true)

  /// Reads the entries of a list.
  func read(
    _ entries: [ConfigValue], at list: ConfigPath, problems: inout ConfigProblems
  ) -> AppList {
    var apps: [ListedApp] = []
    var named: [AppID: Named] = [:]
    apps.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      let path = list.index(index)
      guard let app = read(entry, at: path, problems: &problems) else { continue }
      apps.append(app)
      guard let name = app.name else { continue }
      if named.isEmpty { named.reserveCapacity(entries.count - index) }
      let first = named[app.id, default: Named(app: apps.count - 1, entry: index)]
      named[app.id] = first
      guard let other = apps[first.app].name, other != name else { continue }
      let place = "\(list.index(first.entry))"
      problems.add(
        "is a second name of app \(app.id), which \(place) calls \(JSONText.quoted(other))",
        at: path.key(nameKey), entry: name, offset: entry.offset)
    }
    return AppList(apps: apps)
  }

  /// Where an app was first named: its number among the apps read and among the entries.
  private struct Named {
    var app: Int
    var entry: Int
  }

  private func read(
    _ entry: ConfigValue, at path: ConfigPath, problems: inout ConfigProblems
  ) -> ListedApp? {
    let object = ConfigObject(
      entry, at: path, known: [idKey, nameKey], expected: "an app as an object with \"\(idKey)\"",
      problems: &problems)
    guard let object, let value = object.required(idKey, problems: &problems) else { return nil }
    let id = AppIDReader.read(
      value, at: path.key(idKey), allowsPrefix: isArticleList, problems: &problems)
    let name = readName(object, &problems)
    return id.map { ListedApp($0, name: name) }
  }

  private func readName(_ object: ConfigObject, _ problems: inout ConfigProblems) -> String? {
    guard let value = object[nameKey] else { return nil }
    if isArticleList, value.kind == .string("") { return nil }
    return NameReader.read(value, at: object.path.key(nameKey), problems: &problems)
  }
}
