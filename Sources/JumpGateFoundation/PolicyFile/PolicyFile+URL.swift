public import JumpGate

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension PolicyFile {
  /// Reads a policy from a file.
  ///
  /// - Parameter url: a file URL; any file name will do.
  /// - Throws: ``PolicyFileError`` if the file can't be read, or with every mistake in it.
  public init(contentsOf url: URL) throws(PolicyFileError) {
    try self.init(FileContent.read(url))
  }
}

extension Policy {
  /// Reads a policy, or the article's list, from a file.
  ///
  /// - Parameter url: a file URL; any file name will do.
  /// - Throws: ``PolicyFileError`` if the file can't be read, or with every mistake in it.
  public init(contentsOf url: URL) throws(PolicyFileError) {
    self = try PolicyFile(contentsOf: url).policy
  }

  /// Reads the article's list: an array of dictionaries with `appName` and `appId`.
  ///
  /// - Parameter url: a file URL; any file name will do.
  /// - Throws: ``PolicyFileError`` if the file can't be read, is no such list, or has mistakes.
  public init(articleList url: URL) throws(PolicyFileError) {
    let file = try PolicyFile(contentsOf: url)
    guard file.isArticleList else {
      throw PolicyFileError(
        "is a policy; an array of dictionaries with appName and appId is expected")
    }
    self = file.policy
  }
}
