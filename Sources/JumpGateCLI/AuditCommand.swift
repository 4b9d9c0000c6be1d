internal import JumpGateAudit

/// `jumpgate audit`: loads pages in a real WebKit and reports every jump they try.
///
/// The engine is in a program of its own, `jumpgate-webkit`, so that this one starts fast and runs
/// where there is no engine.
enum AuditCommand {
  static func run(_ words: ArraySlice<String>) throws(UsageError) -> ExitStatus {
    let options = try AuditOptions(words)
    let output = AuditOutput(options)
    let crew = AuditCrew(options) { output.hear($0, $1, of: $2) }
    try crew.run()
    return output.finish()
  }
}
