import Foundation

/// What a run of the corpus came to.
package struct Report {
  package var results: [PageResult]
  package var format: String

  package init(results: [PageResult], format: String) {
    (self.results, self.format) = (results, format)
  }

  /// Prints it.
  ///
  /// - Returns: the exit status: 0 if every page that is live did what it should.
  package func print() -> Int32 {
    switch format {
    case "jsonl": printLines()
    case "history": printHistories()
    default: printTable()
    }
    return failures.isEmpty ? 0 : 1
  }

  /// Pages that are not what they should be.
  package var failures: [PageResult] {
    results.filter { result in
      if result.findings.contains(where: { $0.kind == .broken }) { return true }
      if result.mode == .enforce { return !result.findings.isEmpty }
      return result.isLive == (result.dead != nil)
    }
  }

  private func printLines() {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for result in results {
      guard let line = try? encoder.encode(result) else { continue }
      Swift.print(String(decoding: line, as: UTF8.self))
    }
  }

  private func printHistories() {
    for result in results { Swift.print(result.account) }
  }

  private func printTable() {
    for failure in failures { Swift.print(failure.account + "\n") }
    Swift.print(Table(results).text)
  }
}

extension PageResult {
  /// The findings and the ordered history, in words.
  package var account: String {
    var lines = ["\(id) [\(mode.rawValue), \(milliseconds) ms]"]
    if mode != .enforce, isLive == (dead != nil) {
      lines.append(
        isLive ? "  live, though written down as dead" : "  not live: the engine never asked")
    }
    lines += findings.map { "  \($0.kind.rawValue) (\($0.witness)): \($0.text)" }
    return (lines + history.map { "    \($0)" }).joined(separator: "\n")
  }
}
