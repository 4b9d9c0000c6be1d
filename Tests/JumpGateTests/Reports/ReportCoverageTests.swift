import Foundation
import Testing

@testable import JumpGate

/// Every report that a unit test can hold is held by one, or is named here with the reason.
@Suite struct ReportCoverageTests {
  /// Reports of level U that no test of this module holds, and why.
  static let leftOut: [String: String] = [
    "DC-15": "an error of the engine after a cancelled load: a matter of the adapters",
    "RV-01": "a string in the released binary: scripts/check-strings looks for it",
  ]

  /// Reports of level U that a test of its own holds, beside ``ReportTableTests``.
  static let ownTests = ["UP-09", "ID-05", "PS-02", "PS-03", "PS-06", "PS-13"]

  private static let reports: [(id: String, level: String)] = {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Data/reports.md")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var found: [(id: String, level: String)] = []
    var id = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("### ") { id = String(line.dropFirst(4).prefix { $0 != " " }) }
      guard line.hasPrefix("- Kind:"), let level = line.components(separatedBy: "Level: ").last
      else { continue }
      found.append((id, level))
    }
    return found
  }()

  @Test func everyReportOfLevelUIsHeldOrLeftOutWithAReason() {
    let unit = Set(Self.reports.filter { $0.level.hasPrefix("U") }.map(\.id))
    #expect(Self.reports.count == 73)
    #expect(unit.count == 42)
    let tables = Set(ReportTableTests.rows.map(\.report))
    let held = tables.union(Self.ownTests).union(Self.leftOut.keys)
    #expect(unit.subtracting(held).sorted() == [])
    #expect(tables.isDisjoint(with: Self.leftOut.keys))
    #expect(Set(Self.leftOut.keys).isSubset(of: unit))
    #expect(Self.leftOut.values.allSatisfy { !$0.isEmpty })
  }
}
