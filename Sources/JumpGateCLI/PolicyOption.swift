internal import FoundationEssentials
internal import JumpGate
internal import JumpGateFoundation

/// The policy that `--policy` names.
enum PolicyOption {
  /// Reads the policy; without the option, the preset `standard` with no app listed.
  static func policy(_ arguments: Arguments) throws(UsageError) -> Policy {
    guard let path = try arguments.value("policy") else {
      return Policy(
        preset: .standard, mode: .enforce, apps: AppList([AppID]()), hostSchemes: [],
        appLinkHosts: [], rules: [], defaults: [:])
    }
    return try file(path).policy
  }

  /// Reads a policy file, `-` from stdin.
  static func file(_ path: String) throws(UsageError) -> PolicyFile {
    do {
      return path == "-"
        ? try PolicyFile(StandardInput.all()) : try PolicyFile(contentsOf: URL(filePath: path))
    } catch let error as PolicyFileError {
      throw UsageError(sentence(path, error))
    } catch let error as UsageError {
      throw error
    } catch {
      throw UsageError("\(path): \(error)")
    }
  }

  private static func sentence(_ path: String, _ error: PolicyFileError) -> String {
    let lines = error.problems.map { "\(path): \($0)" }
    let more = error.unlisted > 0 ? ["\(path): and \(error.unlisted) more"] : []
    return (lines + more).joined(separator: "\njumpgate: ")
  }
}
