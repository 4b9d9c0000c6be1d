import Foundation
import Testing

@testable import JumpGate

/// The tables of the documentation, compared with the code.
@Suite struct DocumentationTableTests {
  @Test func everyCellOfAPresetIsAsTheCodeHasIt() throws {
    var cells = 0
    for preset in Preset.allCases {
      let rows = try DocumentationTable.rows(of: "Presets.md", under: preset.rawValue)
      #expect(rows.map(\.[0]) == PresetCell.allCases.map(\.rawValue), "\(preset)")
      for (row, cell) in zip(rows, PresetCell.allCases) {
        let columns = Self.columns(of: preset.response(for: cell))
        // A preset that makes no difference between taps has one column for all.
        let written =
          row.count == 2 ? Array(repeating: row[1], count: columns.count) : Array(row[1...])
        #expect(written.count == columns.count, "\(preset) \(cell)")
        for (word, actions) in zip(written, columns) {
          cells += 1
          #expect(Set(actions.map(\.rawValue)) == [word], "\(preset) \(cell)")
        }
      }
    }
    #expect(cells == 240)
  }

  /// For each column of the table, the actions of all that it stands for.
  private static func columns(of response: PresetResponse) -> [[Action]] {
    let late: [TapStanding] = [.spent, .lapsed, .carried]
    let frames = [true, false]
    return [
      [response.action(for: .live, inMainFrame: true)],
      [response.action(for: .live, inMainFrame: false)],
      frames.map { response.action(for: .descendant, inMainFrame: $0) },
      late.flatMap { tap in frames.map { response.action(for: tap, inMainFrame: $0) } },
      frames.map { response.action(for: .none, inMainFrame: $0) },
    ]
  }

  @Test func everyRowOfThePresetsIsExplained() throws {
    let rows = try DocumentationTable.rows(of: "Presets.md", under: "Overview")
    #expect(rows.map(\.[0]) == PresetCell.allCases.map(\.rawValue))
  }

  @Test(arguments: [
    ("Destinations", DestinationKind.allCases.map(\.rawValue)),
    ("Conditions", Condition.allCases.map(\.rawValue)),
    ("Actions", Action.allCases.map(\.rawValue)),
  ])
  func everyWordOfAPolicyFileIsExplained(_ heading: String, _ words: [String]) throws {
    let rows = try DocumentationTable.rows(of: "PolicyFiles.md", under: heading)
    #expect(rows.map(\.[0]) == words)
  }

  @Test func everyReasonIsListedWithItsWords() throws {
    let rows = try DocumentationTable.rows(of: "Auditing.md", under: "Reasons")
    #expect(rows == Reason.allCases.map { [$0.rawValue, $0.description] })
  }
}

/// The first table under a heading of a page of the documentation.
private enum DocumentationTable {
  /// The rows without the head, each cell without the marks of code.
  static func rows(of page: String, under heading: String) throws -> [[String]] {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = root.appendingPathComponent("Sources/JumpGate/JumpGate.docc/\(page)")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0 == "## \(heading)" || $0 == "### \(heading)" })
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix("#") }
    let table = section.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    return table.dropFirst(2).map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
    }
  }
}
