/// Techniques tried, live, escaped, wrongly stopped: a row for each group, and the sums.
package struct Table {
  private struct Row {
    var tried: Set<String> = []
    var live: Set<String> = []
    var escaped: Set<String> = []
    var stopped: Set<String> = []
    var differ: Set<String> = []
    var dead: Set<String> = []

    mutating func add(_ result: PageResult) {
      tried.insert(result.id)
      if result.dead != nil { dead.insert(result.id) }
      if result.mode != .enforce, result.isLive { live.insert(result.id) }
      for finding in result.findings {
        switch finding.kind {
        case .escaped: escaped.insert(result.id)
        case .stopped: stopped.insert(result.id)
        case .differs, .broken: differ.insert(result.id)
        }
      }
    }

    var cells: [String] { [tried, live, escaped, stopped, differ, dead].map { "\($0.count)" } }
  }

  private var rows: [(name: String, row: Row)] = []
  private var sum = Row()

  package init(_ results: [PageResult]) {
    for result in results {
      sum.add(result)
      if let index = rows.firstIndex(where: { $0.name == result.group }) {
        rows[index].row.add(result)
      } else {
        rows.append((result.group, Row()))
        rows[rows.count - 1].row.add(result)
      }
    }
  }

  package var text: String {
    let heading = ["tried", "live", "escaped", "wrongly stopped", "differ", "not live here"]
    let lines =
      [("technique", heading)] + rows.map { ($0.name, $0.row.cells) } + [("all", sum.cells)]
    return lines.map { name, cells in
      zip(cells, heading).reduce(Self.pad(name, 18)) { line, cell in
        line + "  " + Self.pad(cell.0, -max(cell.1.count, 5))
      }
    }.joined(separator: "\n")
  }

  /// Fills up with blanks, on the left for a negative width.
  private static func pad(_ text: String, _ width: Int) -> String {
    let blanks = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? blanks + text : text + blanks
  }
}
