/// Why a file is no policy: every mistake found, in the order of the file.
public struct PolicyFileError: Error, Sendable, Hashable {
  /// The mistakes, at least one and at most ``most``.
  public let problems: [PolicyFileProblem]
  /// How many more there are.
  public let unlisted: Int

  /// How many mistakes are listed.
  public static let most = 100
}

extension PolicyFileError: CustomStringConvertible {
  /// One line a mistake.
  public var description: String {
    let more = unlisted > 0 ? ["and \(unlisted) more"] : []
    return (problems.map(\.description) + more).joined(separator: "\n")
  }
}
