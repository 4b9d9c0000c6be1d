internal import JumpGate
internal import JumpGateFoundation

/// `jumpgate rules`: content rules for WebKit from a policy.
enum RulesCommand {
  static func run(_ words: ArraySlice<String>) throws(UsageError) -> ExitStatus {
    let arguments = try Arguments(words, valued: ["policy"], flagged: [])
    guard arguments.operands.isEmpty else { throw .misuse("'rules' takes no operands") }
    let policy = try PolicyOption.policy(arguments)
    let output = StandardOutput()
    output.add(ContentRules(policy).json)
    output.flush()
    return .done
  }
}
