/// A file of the corpus as it is written: `name: value` lines, then what the network answers.
///
///     tries: A link is clicked by the page's own script.
///     to: listed product
///     trigger: load
///
///     == https://page.example/
///     <a id=go href="$TO">x</a>
///
/// A section's heading may end in a status; lines that begin with `> ` right after it are headers.
struct PageFile: Hashable {
  /// A `name: value` line.
  struct Field: Hashable {
    var name: String
    var value: String
    var line: Int
    /// Which engine, and which of its combinations, the line is for; empty: all.
    var mark: [String] = []
    /// The name's first word.
    var word: String { name.split(separator: " ").first.map(String.init) ?? "" }
  }

  var path: String
  var fields: [Field] = []
  var sections: [Section] = []

  /// The values of a name, in order.
  func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// The words of all values of a name.
  func words(_ name: String) -> [String] {
    values(name).flatMap { $0.split(separator: " ").map(String.init) }
  }

  func error(_ what: String, line: Int = 1) -> CorpusError {
    CorpusError(file: path, line: line, what: what)
  }
}

extension PageFile {
  private static let names: Set = [
    "tries", "right", "source", "to", "trigger", "variant", "policy", "steps", "tap", "column",
    "at", "jump", "frame", "opens", "view", "child", "loads", "host", "quiet", "dead", "handler",
    "windows", "left-out",
  ]

  /// Reads a file's text.
  init(_ text: String, path: String) throws(CorpusError) {
    self.path = path
    var inHeaders = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("== ") {
        sections.append(try section(heading: line.dropFirst(3), line: index + 1))
        inHeaders = true
      } else if sections.isEmpty {
        try addField(line, number: index + 1)
      } else if inHeaders, line.hasPrefix("> ") {
        try addHeader(line.dropFirst(2), number: index + 1)
      } else {
        inHeaders = false
        sections[sections.count - 1].body += line + "\n"
      }
    }
    for name in ["tries", "right", "source"] where values(name).count != 1 {
      throw error("needs one line \(name):")
    }
    if sections.isEmpty { throw error("serves nothing") }
    try checkMarks()
  }

  private mutating func addField(_ line: Substring, number: Int) throws(CorpusError) {
    if line.isEmpty || line.hasPrefix("#") { return }
    if line.hasPrefix("  "), let last = fields.indices.last {
      fields[last].value += " " + line.trimmed
      return
    }
    guard let colon = line.firstIndex(of: ":") else { throw error("no name: value", line: number) }
    let head = line[..<colon].split(separator: "[", maxSplits: 1)
    var field = Field(
      name: head.first.map { $0.trimmed } ?? "", value: line[line.index(after: colon)...].trimmed,
      line: number)
    if head.count == 2 {
      guard head[1].last == "]", head[1].count > 1 else { throw error("no mark", line: number) }
      field.mark = head[1].dropLast().split(separator: " ").map(String.init)
    }
    guard Self.names.contains(field.word) else {
      throw error("unknown name \(field.name)", line: number)
    }
    fields.append(field)
  }

  private mutating func addHeader(_ line: Substring, number: Int) throws(CorpusError) {
    guard let colon = line.firstIndex(of: ":") else { throw error("not a header", line: number) }
    sections[sections.count - 1].headers.append(
      Header(name: line[..<colon].trimmed, value: line[line.index(after: colon)...].trimmed))
  }

  private func section(heading: Substring, line: Int) throws(CorpusError) -> Section {
    let parts = heading.split(separator: " ").map(String.init)
    guard let address = parts.first, parts.count <= 2 else {
      throw error("not a heading: \(heading)", line: line)
    }
    return Section(
      address: address, status: parts.count == 2 ? parts[1] : "200", headers: [], body: "")
  }
}
