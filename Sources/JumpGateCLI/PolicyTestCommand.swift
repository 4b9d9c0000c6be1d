internal import FoundationEssentials
internal import JumpGate
internal import JumpGateFoundation

/// `jumpgate policy test FILE CASES`: a table of addresses and expected verdicts.
enum PolicyTestCommand {
  static func run(_ words: ArraySlice<String>) throws(UsageError) -> ExitStatus {
    let arguments = try Arguments(words, valued: [], flagged: [])
    guard arguments.operands.count == 2 else {
      throw UsageError("'policy test' takes a policy file and a table of cases")
    }
    let policy = try PolicyOption.file(arguments.operands[0]).policy
    let table = try cases(arguments.operands[1])
    let failures = table.failures(of: policy)
    let output = StandardOutput()
    for failure in failures { output.line("\(arguments.operands[1]): \(failure)") }
    let failed = Set(failures.map(\.line)).count
    output.line("\(table.cases.count - failed) passed, \(failed) failed")
    output.flush()
    return failures.isEmpty ? .done : .refused
  }

  private static func cases(_ path: String) throws(UsageError) -> PolicyCases {
    do {
      let content = path == "-" ? try StandardInput.all() : [UInt8](try content(of: path))
      return try PolicyCases(content)
    } catch let error as UsageError {
      throw error
    } catch let error as PolicyFileError {
      throw UsageError(
        error.problems.map { "\(path): \($0)" }.joined(separator: "\njumpgate: "))
    } catch {
      throw UsageError("\(path): \(error)")
    }
  }

  private static func content(of path: String) throws(UsageError) -> Data {
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      throw UsageError("\(path): the file can't be read")
    }
  }
}
