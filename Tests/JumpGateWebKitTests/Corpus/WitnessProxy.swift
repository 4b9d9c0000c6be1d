#if canImport(WebKit)
  import Foundation
  import JumpGateCorpus
  import Network
  import WebKit

  /// The whole Internet, as far as a page is concerned: a proxy on loopback that answers for every
  /// host, over TLS too, and writes down each connection and each request.
  ///
  /// The page's tunnel leads to a listener of this very program, which speaks TLS with a certificate
  /// for any host.
  @MainActor
  final class WitnessProxy {
    private let answers: PageAnswers
    private let history: History
    private let now: @MainActor () -> Int
    private var secure: LoopbackListener?
    private var front: LoopbackListener?
    /// When connections were made that have carried no request yet.
    private var fresh: [Int] = []
    private static let patience = 500

    /// - Parameter certificate: the PKCS #12 file.
    init(
      _ page: AttackPage, certificate: URL, history: History, now: @escaping @MainActor () -> Int
    ) async throws {
      (answers, self.history, self.now) = (PageAnswers(page), history, now)
      secure = try await LoopbackListener(try LoopbackIdentity.parameters(certificate)) {
        [weak self] connection in
        connection.start(queue: .main)
        self?.serve(connection, scheme: "https")
      }
      front = try await LoopbackListener(.tcp) { [weak self] connection in
        connection.start(queue: .main)
        self?.greet(connection)
      }
    }

    /// Sends all that a view's store loads here, and nothing elsewhere.
    func route(_ store: WKWebsiteDataStore) throws {
      guard #available(iOS 17, macOS 14, visionOS 1, *), let port = front?.port else {
        throw NoProxies()
      }
      var proxy = ProxyConfiguration(httpCONNECTProxy: .hostPort(host: "127.0.0.1", port: port))
      proxy.allowFailover = false
      store.proxyConfigurations = [proxy]
    }

    /// Older systems give a web view no proxy of its own.
    struct NoProxies: Error {}

    /// Whether a connection was made a moment ago on which a request may yet come.
    var isAwaitingRequest: Bool { fresh.contains { now() - $0 < Self.patience } }

    /// A tunnel, or a plain request as proxies get them.
    private func greet(_ connection: NWConnection) {
      connection.read {
        WebRequest($0)
      } then: { [weak self] request, bytes in
        guard let self else { return connection.cancel() }
        guard request.method == "CONNECT" else {
          return answer(request, address: request.target, on: connection)
        }
        history.add(.connection(request.target))
        fresh.append(now())
        connection.send(
          content: Data("HTTP/1.1 200 Said\r\n\r\n".utf8),
          completion: .contentProcessed { _ in })
        dig(connection, after: bytes.dropFirst(request.length))
      }
    }

    /// What comes through a tunnel is TLS or not, as its first byte says.
    private func dig(_ connection: NWConnection, after rest: Data) {
      connection.read(after: Data(rest)) {
        $0.first
      } then: { [weak self] first, bytes in
        guard let self, let port = secure?.port else { return connection.cancel() }
        guard first == Self.handshake else {
          return serve(connection, scheme: "http", after: bytes)
        }
        let inner = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
        inner.start(queue: .main)
        inner.send(content: bytes, completion: .contentProcessed { _ in })
        connection.pour(into: inner)
        inner.pour(into: connection)
      }
    }

    /// RFC 8446, section 5.1: the type of a record that begins a handshake.
    private static let handshake: UInt8 = 22

    private func serve(_ connection: NWConnection, scheme: String, after seen: Data = Data()) {
      connection.read(after: seen) {
        WebRequest($0)
      } then: { [weak self] request, _ in
        self?.answer(
          request, address: "\(scheme)://\(request.host)\(request.target)", on: connection)
      }
    }

    private func answer(_ request: WebRequest, address: String, on connection: NWConnection) {
      if !fresh.isEmpty { fresh.removeFirst() }
      history.add(.request("\(request.method) \(address)"))
      let answer = answers.answer(address)
      guard let delay = answer.delay else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(delay)) { [history] in
        MainActor.assumeIsolated {
          connection.finish(answer.message)
          history.touch()
        }
      }
    }
  }
#endif
