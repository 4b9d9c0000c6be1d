internal import JumpGate
internal import JumpGateFoundation

/// `jumpgate policy test FILE [CASES]`: a table of addresses and expected verdicts.
enum PolicyTestCommand {
  static func run(_ words: ArraySlice<String>) throws(UsageError) -> ExitStatus {
    let arguments = try Arguments(words, valued: [], flagged: [])
    guard let file = arguments.operands.first, arguments.operands.count <= 2 else {
      throw .misuse("'policy test' takes a policy file and a table of cases")
    }
    let path = arguments.operands.count == 2 ? arguments.operands[1] : "-"
    guard file != "-" || path != "-" else {
      throw .misuse("'policy test' reads the policy or the cases from stdin, not both")
    }
    let policy = try PolicyOption.policy(in: file)
    let table = try cases(path)
    let output = StandardOutput()
    var failed = 0
    for item in table.cases {
      let failures = item.failures(of: policy)
      for failure in failures {
        output.line(Printable.text("\(path): \(failure)"))
      }
      if !failures.isEmpty { failed += 1 }
    }
    output.line("\(table.cases.count - failed) passed, \(failed) failed")
    output.flush()
    return failed == 0 ? .done : .refused
  }

  private static func cases(_ path: String) throws(UsageError) -> PolicyCases {
    let content = try InputFile.content(of: path)
    do {
      return try PolicyCases(content)
    } catch {
      throw UsageError(error, in: path)
    }
  }
}
