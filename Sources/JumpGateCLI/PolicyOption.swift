internal import JumpGate
internal import JumpGateFoundation

/// The policy that `--policy` names.
enum PolicyOption {
  /// Reads the policy; without the option, the preset `standard` with no app listed.
  static func policy(_ arguments: Arguments) throws(UsageError) -> Policy {
    guard let path = try arguments.value("policy") else {
      return Policy(apps: [], otherwise: .standard)
    }
    return try policy(in: path)
  }

  /// Reads a policy from a file, `-` from stdin.
  static func policy(in path: String) throws(UsageError) -> Policy { try file(in: path).policy }

  /// Reads a policy file, `-` from stdin.
  static func file(in path: String) throws(UsageError) -> PolicyFile {
    let content = try InputFile.content(of: path)
    do {
      return try PolicyFile(content)
    } catch {
      throw UsageError(error, in: path)
    }
  }
}

extension UsageError {
  /// Every mistake of a file, each in a line of its own.
  init(_ error: PolicyFileError, in path: String) {
    let lines = error.problems.map { "\(path): \($0)" }
    let more = error.unlisted > 0 ? ["\(path): and \(error.unlisted) more"] : []
    self.init((lines + more).joined(separator: "\njumpgate: "))
  }
}
