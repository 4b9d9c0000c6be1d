/// What an audit saw of one page, as a table for people.
public struct PageReport: Sendable, Hashable {
  private let findings: [Finding]
  private let end: PageEnd

  /// Joins a page's findings to its end.
  public init(_ findings: [Finding], end: PageEnd) {
    self.findings = findings
    self.end = end
  }

  /// The lines of the report.
  ///
  /// Each jump has two: what happened, and under it why and the address.
  ///
  /// - Parameter clean: makes text of the page's safe to print.
  public func lines(clean: (String) -> String) -> [String] {
    var lines = [headline(clean)]
    if let type = end.loadedAs { lines.append("  loaded as \(clean(type)), which is no page") }
    if let error = end.error { lines.append("  error: \(clean(error))") }
    let folded = FoldedFinding.fold(findings)
    if !folded.isEmpty { lines += [""] + table(folded, clean) }
    if !end.metadata.isEmpty {
      lines += [
        "", "  The page's metadata names apps; Safari and others act on it, a web view does not:",
      ]
      lines += end.metadata.map { "    \(clean($0))" }
    }
    if !end.misses.isEmpty {
      lines += ["", "  Not pressed:"]
      lines += end.misses.map { "    \(clean($0))" }
    }
    return lines
  }

  private func headline(_ clean: (String) -> String) -> String {
    let counts = Self.order.compactMap { action in
      let count = findings.count { $0.action == action }
      return count == 0 ? nil : "\(count) \(action)"
    }
    let jumps =
      findings.isEmpty
      ? "no jump"
      : "\(findings.count) jump\(findings.count == 1 ? "" : "s") (\(counts.joined(separator: ", ")))"
    return "\(clean(end.page)): \(jumps); \(end.pressed) of \(end.pressable) elements pressed"
  }

  private static let order = ["block", "ask", "host", "open", "sheet", "allow"]

  private func table(_ folded: [FoldedFinding], _ clean: (String) -> String) -> [String] {
    let heads = ["verdict", "when", "trigger", "tap", "frame", "destination", "app id", "element"]
    let rows = folded.map { cells($0, clean) }
    let widths = heads.indices.map { column in
      ([heads] + rows).map { $0[column].count }.max() ?? 0
    }
    var lines = [line(heads, widths)]
    for (row, jump) in zip(rows, folded) {
      lines.append(line(row, widths))
      lines.append("          \(jump.first.reason) [\(jump.first.rule)]")
      lines.append("          \(clean(jump.first.address ?? jump.first.input))")
      for hop in jump.first.hops { lines.append("          by way of \(clean(hop))") }
    }
    return lines
  }

  private func cells(_ jump: FoldedFinding, _ clean: (String) -> String) -> [String] {
    let finding = jump.first
    let times = jump.count > 1 ? " ×\(jump.count)" : ""
    let kind = (finding.destination ?? "no address") + (finding.detail.map { "/\($0)" } ?? "")
    return [
      finding.action, "\(finding.atMilliseconds) ms\(times)", finding.trigger,
      finding.hasTap ? "yes" : "no", finding.frame, kind, finding.appID ?? "-",
      finding.element.map { "\(clean($0.text)) (\(clean($0.selector)))" } ?? "-",
    ]
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: width - cell.count)
    }
    let text = "  " + padded.joined(separator: "  ")
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
