#if canImport(WebKit)
  import Foundation
  import JumpGateCorpus
  import Network

  /// A request's first line and headers.
  struct WebRequest {
    let method: String
    let target: String
    let host: String
    /// How many bytes the headers and the body have.
    let length: Int

    /// Reads a request; nil if it is not all there.
    init?(_ bytes: Data) {
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

  extension PageAnswers.Answer {
    /// The answer as it is sent, the last of its connection.
    var message: Data {
      var lines = ["HTTP/1.1 \(status) Said", "Content-Type: \(type)", "Connection: close"]
      lines += headers.map { "\($0.name): \($0.value)" }
      lines += ["Content-Length: \(body.count)", "", ""]
      return Data(lines.joined(separator: "\r\n").utf8) + Data(body)
    }
  }

  extension NWConnection {
    /// Reads until something makes sense of what has come; nothing is handed on if nothing does.
    @MainActor
    func read<Value>(
      after seen: Data = Data(), _ parse: @escaping @MainActor (Data) -> Value?,
      then use: @escaping @MainActor (Value, Data) -> Void
    ) {
      if let value = parse(seen) { return use(value, seen) }
      receive(minimumIncompleteLength: 1, maximumLength: 65_536) { [self] data, _, isEnd, error in
        MainActor.assumeIsolated {
          guard let data, error == nil, !isEnd || !data.isEmpty else { return cancel() }
          read(after: seen + data, parse, then: use)
        }
      }
    }

    /// Sends an answer and ends.
    @MainActor
    func finish(_ message: Data) {
      send(
        content: message, contentContext: .finalMessage,
        completion: .contentProcessed { [self] _ in cancel() })
    }

    /// Passes on whatever comes, until it ends.
    @MainActor
    func pour(into other: NWConnection) {
      receive(minimumIncompleteLength: 1, maximumLength: 65_536) { [self] data, _, isEnd, error in
        MainActor.assumeIsolated {
          if let data { other.send(content: data, completion: .contentProcessed { _ in }) }
          guard !isEnd, error == nil else {
            other.send(
              content: nil, contentContext: .finalMessage,
              completion: .contentProcessed { _ in })
            return
          }
          pour(into: other)
        }
      }
    }
  }
#endif
