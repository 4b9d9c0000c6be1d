/// A destination that carriers are tried with, and the right verdict on it for each kind of asker,
/// read from the corpus's own table: none of the product's code decides what is right here.
struct Target: Hashable {
  /// Its name in page files.
  var name: String
  /// The address as a page writes it.
  var address: String
  /// The address as the engine serialises it.
  var href: String
  /// The kind, as the gate names it.
  var kind: String
  /// The app id, or `-`.
  var appID: String
  /// What an exit hands to the system.
  var opens: String
  /// The right action for each column of the table.
  var actions: [String: String]
}

extension Target {
  /// Reads the table: columns between bars, a heading line first, `#` begins a remark.
  static func read(_ text: String, file: String) throws(CorpusError) -> [String: Target] {
    var targets: [String: Target] = [:]
    var heading: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
      if heading.isEmpty {
        heading = cells
        continue
      }
      guard cells.count == heading.count, let target = Target(heading, cells) else {
        throw CorpusError(file: file, line: index + 1, what: "not a row of the table")
      }
      targets[target.name] = target
    }
    return targets
  }

  private init?(_ heading: [String], _ cells: [String]) {
    let row = Dictionary(zip(heading, cells), uniquingKeysWith: { first, _ in first })
    guard let name = row["name"], let address = row["address"], let kind = row["kind"],
      let appID = row["id"], let opens = row["opens"]
    else { return nil }
    self.name = name
    self.address = address
    self.kind = kind
    self.appID = appID
    let href = row["href"] ?? "="
    self.href = href == "=" ? address : href
    self.opens = opens == "=" ? self.href : opens
    actions = row.filter { Self.columns.contains($0.key) }
    guard actions.count == Self.columns.count else { return nil }
  }

  private static let columns: Set = ["none", "frame", "main", "sub", "weak", "up"]
}

extension Substring {
  /// The text without blanks at both ends.
  var trimmed: String {
    let start = firstIndex { $0 != " " } ?? endIndex
    let end = lastIndex { $0 != " " }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
