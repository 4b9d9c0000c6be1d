#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension PolicyCases {
  /// Reads a table from a file.
  ///
  /// ```swift
  /// let cases = try PolicyCases(contentsOf: url)
  /// cases.failures(of: policy)  // [] if the policy decides as the table says
  /// ```
  ///
  /// - Parameter url: a file URL; any file name will do.
  /// - Throws: ``PolicyFileError`` if the file can't be read, with every mistake in it, or if there
  ///   is no case in it.
  public init(contentsOf url: URL) throws(PolicyFileError) {
    try self.init(FileContent.read(url))
  }
}
