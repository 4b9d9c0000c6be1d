import Foundation
import Testing

/// A file of the Web Platform Tests' `url/resources`.
///
/// It is read at `JUMPGATE_WPT`, else at `../shared/wpt` beside the package, else where
/// `scripts/fetch-wpt` puts an older copy. Without any of them the tests fail.
struct WebPlatformData {
  /// The entries of the file, its headings left out.
  let cases: [[String: Any]]
  /// Which copy was read: it says what counts are right.
  let copy: Copy

  enum Copy: Equatable { case current, older }

  init(_ name: String) throws {
    let (folder, copy) = try #require(
      Self.folder(holding: name),
      "No \(name): set JUMPGATE_WPT, or run scripts/fetch-wpt")
    let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
    let json = try JSONSerialization.jsonObject(with: Self.withoutLoneSurrogates(bytes))
    self.copy = copy
    cases = try #require(json as? [Any]).compactMap { $0 as? [String: Any] }
  }

  private static func folder(holding name: String) -> (URL, Copy)? {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let fetched = root.appendingPathComponent(".build/wpt")
    var places = [(root.appendingPathComponent("../shared/wpt"), Copy.current), (fetched, .older)]
    if let path = ProcessInfo.processInfo.environment["JUMPGATE_WPT"] {
      let isOlder = URL(fileURLWithPath: path).standardizedFileURL == fetched.standardizedFileURL
      places = [(URL(fileURLWithPath: path), isOlder ? .older : .current)]
    }
    return places.first {
      FileManager.default.fileExists(atPath: $0.0.appendingPathComponent(name).path)
    }
  }

  /// Turns `\uD800` and the like, where no pair, into `\uFFFD`, as a conversion to a USVString
  /// does; the JSON reader would refuse them.
  private static func withoutLoneSurrogates(_ data: Data) throws -> Data {
    let text = try #require(String(data: data, encoding: .utf8))
    let pattern = try NSRegularExpression(
      pattern: #"(\\\\|\\u[dD][89aAbB]..\\u[dD][c-fC-F]..)|\\u[dD][89a-fA-F].."#)
    let repaired = NSMutableString(string: text)
    let whole = NSRange(location: 0, length: repaired.length)
    // From the end, so that what was found before stays where it was.
    for match in pattern.matches(in: text, range: whole).reversed()
    where match.range(at: 1).location == NSNotFound {
      repaired.replaceCharacters(in: match.range, with: #"\uFFFD"#)
    }
    return Data((repaired as String).utf8)
  }
}
