internal import JumpGate
internal import JumpGateFoundation

/// `jumpgate explain`: every step of each verdict, in words.
enum ExplainCommand {
  static func run(_ words: ArraySlice<String>) throws(UsageError) -> ExitStatus {
    let arguments = try Arguments(
      words, valued: ContextOptions.valued, flagged: ContextOptions.flagged)
    let operands = try InputOperands(arguments, are: "addresses")
    let policy = try PolicyOption.policy(arguments)
    let context = try ContextOptions.context(arguments)
    let addresses = try operands.all()
    guard !addresses.isEmpty else { throw .misuse("no address given") }
    let output = StandardOutput()
    for (index, address) in addresses.enumerated() {
      if index > 0 { output.line("") }
      for line in lines(address, context, policy) { output.line(Printable.text(line)) }
    }
    output.flush()
    return .done
  }

  private static func lines(_ string: String, _ context: CheckContext, _ policy: Policy) -> [String]
  {
    let request = context.request(for: string)
    let trace = policy.trace(for: request)
    return ["Address", "  as it came: \(string)"] + reading(request, base: context.base)
      + ["", "Asked by: \(request.askerInWords)", "", "Rules tried"]
      + trace.steps.map { "  " + TraceText.line($0, decides: trace.verdict.rule) }
      + ["", "Verdict"] + verdict(trace.verdict)
  }

  private static func reading(_ request: JumpRequest, base: Address?) -> [String] {
    switch request.target {
    case .success(let address):
      ["  as a browser reads it: \(address.href)"]
        + (address.isAmbiguous ? ["  older parsers read another host: ambiguous"] : [])
        + ["", "Destination"] + Destination.explanation(of: address).map { "  \($0)" }
    case .failure(let unreadable):
      ["  a browser can't read it: \(VerdictText.why(unreadable, base: base))"]
    }
  }

  private static func verdict(_ verdict: Verdict) -> [String] {
    var lines = [
      "  \(verdict.action.rawValue): \(verdict.destination?.description ?? "no address")",
      "  because: \(verdict.reason)", "  decided by: \(verdict.rule)",
    ]
    if let opens = verdict.opens { lines.append("  would be opened: \(opens.href)") }
    return lines
  }
}
