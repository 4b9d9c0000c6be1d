#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension FileContent {
  /// Reads to the end of a file.
  ///
  /// - Throws: ``PolicyFileError`` that names the file, if it can't be read.
  static func read(_ url: URL) throws(PolicyFileError) -> [UInt8] {
    guard url.isFileURL else { throw PolicyFileError("is no file but an address elsewhere") }
    do {
      return try read(url.path)
    } catch {
      throw PolicyFileError("\(JSONText.quoted(url.path)) can't be read: \(error.reason)")
    }
  }
}
