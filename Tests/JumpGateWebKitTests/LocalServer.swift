#if canImport(WebKit)
  import Foundation
  import Network

  /// A web server on loopback that serves fixed answers.
  final class LocalServer: Sendable {
    /// What is answered to a path.
    struct Answer: Sendable {
      var status = "200 OK"
      var headers: [String: String] = ["Content-Type": "text/html; charset=utf-8"]
      var body = ""

      static func page(_ html: String) -> Answer { Answer(body: html) }

      static func redirect(to address: String) -> Answer {
        Answer(status: "302 Found", headers: ["Location": address])
      }
    }

    private let listener: NWListener
    private let answers: [String: Answer]
    private let queue = DispatchQueue(label: "LocalServer")
    /// The server's port.
    let port: UInt16

    /// Starts a server; it ends with its last reference.
    init(_ answers: [String: Answer]) async throws {
      let parameters = NWParameters.tcp
      parameters.requiredLocalEndpoint = .hostPort(host: NWEndpoint.Host("127.0.0.1"), port: .any)
      let listener = try NWListener(using: parameters)
      let queue = queue
      listener.newConnectionHandler = { connection in
        connection.start(queue: queue)
        Self.serve(connection, answers)
      }
      port = try await withCheckedThrowingContinuation { result in
        listener.stateUpdateHandler = { [weak listener] state in
          switch state {
          case .ready:
            listener?.stateUpdateHandler = nil
            result.resume(returning: listener?.port?.rawValue ?? 0)
          case .failed(let error):
            listener?.stateUpdateHandler = nil
            result.resume(throwing: error)
          default: break
          }
        }
        listener.start(queue: queue)
      }
      self.listener = listener
      self.answers = answers
    }

    deinit {
      listener.cancel()
    }

    /// The address of a path.
    func url(_ path: String) throws -> URL {
      guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
        throw URLError.noAddress
      }
      return url
    }

    enum URLError: Error { case noAddress }

    private static func serve(_ connection: NWConnection, _ answers: [String: Answer]) {
      connection.receive(minimumIncompleteLength: 1, maximumLength: 65_536) { data, _, _, _ in
        guard let data else { return connection.cancel() }
        let line = String(decoding: data, as: UTF8.self).prefix { $0 != "\r\n" && $0 != "\r" }
        let path = line.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
        let answer = answers[path] ?? Answer(status: "404 Not Found")
        connection.send(
          content: Data(text(of: answer).utf8), contentContext: .finalMessage,
          completion: .contentProcessed { _ in connection.cancel() })
      }
    }

    private static func text(of answer: Answer) -> String {
      var lines = ["HTTP/1.1 \(answer.status)", "Content-Length: \(answer.body.utf8.count)"]
      lines += answer.headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      return (lines + ["Connection: close", "", answer.body]).joined(separator: "\r\n")
    }
  }
#endif
