internal import JumpGate
internal import JumpGateFoundation

/// `jumpgate policy convert [--to json|plist] [FILE]`: a policy in the other format.
enum PolicyConvertCommand {
  private enum Target: String, CaseIterable { case json, plist }

  static func run(_ words: ArraySlice<String>) throws(UsageError) -> ExitStatus {
    let arguments = try Arguments(words, valued: ["to"], flagged: [])
    let paths = arguments.inputs
    guard paths.count == 1 else { throw .misuse("'policy convert' takes one file") }
    let file = try PolicyOption.file(in: paths[0])
    let output = StandardOutput()
    switch try arguments.choice("to", default: file.format == .json ? Target.plist : .json) {
    case .json: output.add(file.policy.json())
    case .plist: output.add(file.policy.propertyList())
    }
    output.flush()
    return .done
  }
}
