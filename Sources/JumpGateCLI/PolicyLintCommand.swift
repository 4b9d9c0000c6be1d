internal import JumpGate
internal import JumpGateFoundation

/// `jumpgate policy lint [FILE …]`: mistakes and warnings, each with its key path.
enum PolicyLintCommand {
  private enum Level: String, CaseIterable { case never, warning }

  static func run(_ words: ArraySlice<String>) throws(UsageError) -> ExitStatus {
    let arguments = try Arguments(words, valued: ["fail-on"], flagged: [])
    let failOn = try arguments.choice("fail-on", default: Level.never)
    let output = StandardOutput()
    var isBroken = false
    for path in arguments.inputs {
      do {
        let warnings = PolicyLint.warnings(for: try PolicyOption.policy(in: path))
        for warning in warnings { output.line("\(path): warning: \(warning)") }
        if warnings.isEmpty { output.line("\(path): ok") }
        if failOn == .warning, !warnings.isEmpty { output.status = .refused }
      } catch {
        isBroken = true
        output.flush()
        Diagnostics.say(error.message)
      }
    }
    output.flush()
    return isBroken ? .unusable : output.status
  }
}
