internal import JumpGateAudit

/// `jumpgate audit`: loads pages in a real WebKit and reports every jump they try.
///
/// The engine is in a program of its own, `jumpgate-webkit`, so that this one starts fast and runs
/// where there is no engine.
enum AuditCommand {
  static func run(_ words: ArraySlice<String>) throws(UsageError) -> ExitStatus {
    let options = try AuditOptions(words)
    let output = AuditOutput(options)
    try AuditCrew(options, output: output).run()
    return output.finish()
  }
}
