package import Foundation

/// What the network answers while a page runs, whichever program serves it.
package struct PageAnswers {
  /// One answer.
  package struct Answer: Sendable {
    package var status: Int
    package var type: String
    package var headers: [Header]
    package var body: [UInt8]
    /// Milliseconds to wait before answering; nil: never answer.
    package var delay: Int?

    package init(
      status: Int, type: String, headers: [Header], body: [UInt8], delay: Int? = 0
    ) {
      (self.status, self.type, self.headers) = (status, type, headers)
      (self.body, self.delay) = (body, delay)
    }
  }

  private let sections: [String: Section]

  package init(_ page: AttackPage) {
    sections = Dictionary(page.sections.map { ($0.address, $0) }) { first, _ in first }
  }

  /// The answer to a request.
  ///
  /// - Parameter address: scheme, host, path and query.
  package func answer(_ address: String) -> Answer {
    if let delay = delay(address) {
      return Answer(
        status: 200, type: "text/plain", headers: [], body: Array("waited".utf8), delay: delay)
    }
    guard let section = sections[address] else {
      return Answer(status: 404, type: "text/plain", headers: [], body: Array("nothing".utf8))
    }
    let waits = section.headers.first { $0.name == "X-Wait" }
    return Answer(
      status: Int(section.status) ?? 500, type: section.contentType,
      headers: section.headers.filter { !["Content-Type", "X-Wait"].contains($0.name) },
      body: Array(section.body.utf8), delay: waits.map { Int($0.value) } ?? 0)
  }

  /// `/wait/1300` answers after so many milliseconds.
  private func delay(_ address: String) -> Int? {
    let parts = address.split(separator: "/")
    guard parts.count == 4, parts[2] == "wait" else { return nil }
    return Int(parts[3])
  }
}

extension PageAnswers.Answer {
  /// The answer as it is sent, the last of its connection.
  package var message: Data {
    var lines = ["HTTP/1.1 \(status) Said", "Content-Type: \(type)", "Connection: close"]
    lines += headers.map { "\($0.name): \($0.value)" }
    lines += ["Content-Length: \(body.count)", "", ""]
    return Data(lines.joined(separator: "\r\n").utf8) + Data(body)
  }
}
