internal import JumpGate
internal import JumpGateAudit
internal import JumpGateFoundation

/// What an audit prints: the pages in the order of the command line, whatever order they are done
/// in.
final class AuditOutput {
  private let options: AuditOptions
  private let output = StandardOutput()
  private var findings: [Int: [Finding]] = [:]
  private var lines: [Int: [[UInt8]]] = [:]
  private var ends: [Int: PageEnd] = [:]
  /// The first page that is not printed whole.
  private var current = 0
  private var isUnusable = false

  init(_ options: AuditOptions) {
    self.options = options
  }

  /// Takes a row.
  func hear(_ row: AuditRow, _ line: [UInt8], of page: Int) {
    switch row {
    case .jump(let finding):
      findings[page, default: []].append(finding)
      if let action = Action(rawValue: finding.action), options.failOn.includes(action) {
        output.status = .refused
      }
    case .end(let end):
      ends[page] = end
      if end.isUnjudged { isUnusable = true }
      // What was not judged may hold what was to be failed for.
      if end.error != nil, options.failOn != .never { output.status = .refused }
    }
    lines[page, default: []].append(line + [0x0A])
    print()
  }

  /// Takes a line that is no row: a jump may be lost with it.
  func hear(_ error: AuditRowError) {
    isUnusable = true
    Diagnostics.say(Printable.text("\(error)"))
  }

  /// The exit status: 2 where a page could not be judged at all, or not be read.
  func finish() -> ExitStatus {
    output.flush()
    return isUnusable ? .unusable : output.status
  }

  /// A page's end as a row, for a page whose helper can't write it.
  static func json(_ end: PageEnd) -> [UInt8] {
    var line = JSONLine()
    line.add("page", end.page)
    line.add("done", true)
    line.add("jumps", Int64(end.jumps))
    line.add("error", end.error)
    line.end()
    return line.bytes.dropLast()
  }

  private func print() {
    while current < options.pages.count {
      if options.format == .jsonl {
        for line in lines[current] ?? [] { output.add(String(decoding: line, as: UTF8.self)) }
        lines[current] = []
      }
      guard let end = ends[current] else { break }
      if options.format == .text { printTable(end) }
      if let error = end.error {
        output.flush()
        Diagnostics.say("\(Printable.text(end.page)): \(Printable.text(error))")
      }
      findings[current] = nil
      lines[current] = nil
      current += 1
    }
    output.flush()
  }

  private func printTable(_ end: PageEnd) {
    if current > 0 { output.line("") }
    let report = PageReport(findings[current] ?? [], end: end)
    for line in report.lines(clean: Printable.text) { output.line(line) }
  }
}
