internal import JumpGate
internal import JumpGateFoundation

/// `jumpgate check`: one verdict for each address.
struct CheckCommand {
  private enum InputFormat: String, CaseIterable { case text, jsonl }

  private let policy: Policy
  private let context: CheckContext
  private let input: InputFormat
  private let format: OutputFormat
  private let failOn: FailOn
  private let output = StandardOutput()
  private let errors = LineErrors()

  static func run(_ words: ArraySlice<String>) throws(UsageError) -> ExitStatus {
    let arguments = try Arguments(
      words, valued: ContextOptions.valued.union(["input", "format", "fail-on"]),
      flagged: ContextOptions.flagged)
    return try CheckCommand(arguments).run(arguments.operands)
  }

  private init(_ arguments: Arguments) throws(UsageError) {
    let readsAddresses = arguments.operands.isEmpty || arguments.operands.contains("-")
    if readsAddresses, try arguments.value("policy") == "-" {
      throw UsageError(
        "'--policy -' reads stdin to its end, so that no address can be read there; "
          + "give a policy file, or the addresses as arguments")
    }
    if !readsAddresses, try arguments.value("input") != nil {
      throw UsageError("'--input' says how stdin is read, and no address is read there; add '-'")
    }
    policy = try PolicyOption.policy(arguments)
    context = try ContextOptions.context(arguments)
    input = try arguments.choice("input", default: .text)
    format = try arguments.choice("format", default: .text)
    failOn = try arguments.choice("fail-on", default: .never)
  }

  private func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    if operands.isEmpty {
      try checkInput()
    } else {
      for operand in operands {
        if operand == "-" { try checkInput() } else { check(operand, context) }
      }
    }
    output.flush()
    return errors.any ? .unusable : output.status
  }

  private func checkInput() throws(UsageError) {
    let reader = LineReader()
    while let line = try reader.next(willWait: output.flush) {
      switch line {
      case .text(let text): check(line: text, number: reader.number)
      case .tooLong(let limit):
        errors.say("line \(reader.number): longer than \(limit) bytes", after: output)
      }
    }
  }

  private func check(line: String, number: Int) {
    guard input == .jsonl else { return line.isEmpty ? () : check(line, context) }
    guard line.utf8.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { return }
    do {
      let input = try CheckInput(json: line.utf8, context: context)
      check(input.url, input.context)
    } catch {
      errors.say("line \(number): \(error)", after: output)
    }
  }

  private func check(_ string: String, _ context: CheckContext) {
    let request = context.request(for: string)
    let row = VerdictRow(input: string, request: request, verdict: policy.verdict(for: request))
    if failOn.includes(row.verdict.action) { output.status = .refused }
    switch format {
    case .jsonl: output.add(row.json)
    case .text: output.line(VerdictText.line(row))
    }
  }
}
