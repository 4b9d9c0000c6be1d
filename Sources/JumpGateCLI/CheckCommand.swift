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
  /// Whether a line was none: it is reported, and does not stop the rest.
  private var hasBrokenLine = false

  static func run(_ words: ArraySlice<String>) throws(UsageError) -> ExitStatus {
    let arguments = try Arguments(
      words, valued: ContextOptions.valued.union(["input", "format", "fail-on"]),
      flagged: ContextOptions.flagged)
    let operands = try InputOperands(arguments, are: "addresses")
    var command = try CheckCommand(arguments, operands)
    return try command.run(operands)
  }

  private init(_ arguments: Arguments, _ operands: InputOperands) throws(UsageError) {
    if !operands.readLines, try arguments.value("input") != nil {
      throw UsageError("'--input' says how stdin is read, and no address is read there; add '-'")
    }
    policy = try PolicyOption.policy(arguments)
    context = try ContextOptions.context(arguments)
    input = try arguments.choice("input", default: .text)
    format = try arguments.choice("format", default: .text)
    failOn = try arguments.choice("fail-on", default: .never)
  }

  private mutating func run(_ operands: InputOperands) throws(UsageError) -> ExitStatus {
    for word in operands.words {
      if word == "-" { try checkInput() } else { check(word, context) }
    }
    output.flush()
    return hasBrokenLine ? .unusable : output.status
  }

  private mutating func checkInput() throws(UsageError) {
    let reader = LineReader()
    while let line = try reader.next(willWait: output.flush) {
      switch line {
      case .text(let text): check(line: text, number: reader.number)
      case .tooLong: reject(reader.number, "longer than \(LineReader.limit) bytes")
      }
    }
  }

  private mutating func check(line: String, number: Int) {
    guard input == .jsonl else { return line.isEmpty ? () : check(line, context) }
    guard line.utf8.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { return }
    do {
      let input = try CheckInput(json: line.utf8, context: context)
      check(input.url, input.context)
    } catch {
      reject(number, "\(error)")
    }
  }

  /// Reports a line, after what was answered before it.
  private mutating func reject(_ number: Int, _ reason: String) {
    output.flush()
    hasBrokenLine = true
    Diagnostics.say("line \(number): \(reason)")
  }

  private mutating func check(_ string: String, _ context: CheckContext) {
    let request = context.request(for: string)
    let row = VerdictRow(input: string, request: request, verdict: policy.verdict(for: request))
    if failOn.includes(row.verdict.action) { output.status = .refused }
    switch format {
    case .jsonl: output.add(row.json)
    case .text: output.line(VerdictText.line(row, base: context.base))
    }
  }
}
