package import Foundation

/// A request's first line and headers.
package struct WebRequest {
  package let method: String
  package let target: String
  package let host: String
  /// How many bytes the headers and the body have.
  package let length: Int

  /// Reads a request; nil if it is not all there.
  package init?(_ bytes: Data) {
    let blank = Data("\r\n\r\n".utf8)
    guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: blank) }) else {
      return nil
    }
    let lines = String(decoding: bytes[..<end], as: UTF8.self)
      .split(separator: "\r\n").map(String.init)
    let words = (lines.first ?? "").split(separator: " ").map(String.init)
    guard words.count == 3 else { return nil }
    (method, target) = (words[0], words[1])
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      if parts.count == 2 { headers[parts[0].lowercased()] = parts[1].filter { $0 != " " } }
    }
    host = headers["host"] ?? ""
    length =
      end - bytes.startIndex + blank.count
      + (headers["content-length"].flatMap { Int($0) } ?? 0)
    if bytes.count < length { return nil }
  }
}
