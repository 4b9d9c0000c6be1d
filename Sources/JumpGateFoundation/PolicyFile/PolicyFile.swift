public import JumpGate

/// A policy as it is read from a file: JSON or a property list, told apart by their content.
///
/// An object is a policy; an array is the article's list (`appName`, `appId`) and means the preset
/// `article` with those apps listed. The name of the file makes no difference.
///
/// ```swift
/// let file = try PolicyFile(bytes)
/// file.format        // .xmlPropertyList
/// file.policy.apps   // the listed apps
/// ```
public struct PolicyFile: Sendable, Hashable {
  /// The policy.
  public let policy: Policy
  /// The file's format.
  public let format: PolicyFileFormat
  /// Whether it is the article's list.
  public let isArticleList: Bool

  /// Reads a policy from the content of a file.
  ///
  /// - Throws: ``PolicyFileError`` with every mistake found; nothing is skipped.
  public init(_ content: some Sequence<UInt8>) throws(PolicyFileError) {
    let bytes = Array(content)
    var problems = ConfigProblems(
      text: bytes.starts(with: BinaryPropertyListReader.magic) ? nil : bytes)
    do {
      let (value, format) = try ConfigValue.read(bytes)
      self.format = format
      if case .array = value.kind { isArticleList = true } else { isArticleList = false }
      let policy = PolicyReader.read(value, problems: &problems)
      try problems.check()
      guard let policy else { throw PolicyFileError("is no policy") }
      self.policy = policy
    } catch let error as ConfigSyntaxError {
      throw PolicyFileError(error, in: bytes)
    } catch let error as PolicyFileError {
      throw error
    } catch {
      throw PolicyFileError("is no policy")
    }
  }
}
