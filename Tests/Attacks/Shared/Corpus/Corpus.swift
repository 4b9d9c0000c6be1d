package import Foundation

/// All pages, in order of their folders and files.
package struct Corpus: Sendable {
  /// The pages.
  package let pages: [AttackPage]
  /// Policy files by name.
  package let policies: [String: Data]

  /// Reads a folder: `targets.txt`, `Policies/*.json`, and `*.page` in a folder for each group.
  ///
  /// - Parameter engine: the engine that the pages are for.
  package init(folder: URL, engine: CorpusEngine) throws {
    let table = folder.appendingPathComponent("targets.txt")
    let targets = try Target.read(try String(contentsOf: table, encoding: .utf8), file: table.path)
    var pages: [AttackPage] = []
    for file in try Self.files(in: folder, ending: "page") {
      let text = try String(contentsOf: file, encoding: .utf8)
      let group = file.deletingLastPathComponent().lastPathComponent
      let name = file.deletingPathExtension().lastPathComponent
      pages += try PageFile(text, path: file.path)
        .pages(group: group, name: name, targets: targets, engine: engine)
    }
    self.pages = pages
    policies = try Dictionary(
      uniqueKeysWithValues: Self.files(in: folder, ending: "json").map {
        ($0.deletingPathExtension().lastPathComponent, try Data(contentsOf: $0))
      })
    try checkNames()
  }

  private func checkNames() throws {
    var seen: Set<String> = []
    for page in pages {
      if !seen.insert(page.id).inserted { throw CorpusError(file: page.id, line: 1, what: "twice") }
      if policies[page.policy] == nil {
        throw CorpusError(file: page.id, line: 1, what: "no policy \(page.policy)")
      }
    }
  }

  private static func files(in folder: URL, ending: String) throws -> [URL] {
    guard let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { throw CorpusError(file: folder.path, line: 1, what: "no such folder") }
    return all.compactMap { $0 as? URL }.filter { $0.pathExtension == ending }
      .sorted { $0.path < $1.path }
  }
}
