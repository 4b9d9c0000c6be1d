#if GTK
  import CWebKitGTK
  package import JumpGateCorpus
  import JumpGateStage

  /// What is asked of the network, and how to answer it.
  @MainActor
  package protocol NetworkSite: AnyObject {
    /// Whether hosts can be reached over TLS; otherwise a connection is noted and refused.
    var opensTunnels: Bool { get }
    func connected(to host: String)
    func answer(_ request: WitnessNetwork.Request) -> PageAnswers.Answer
    func answered()
  }

  /// The whole Internet, as far as a page is concerned: a proxy on loopback that answers for every
  /// host, over TLS too, and writes down each connection and each request.
  ///
  /// `CONNECT` is answered by the proxy itself, which then speaks TLS with a certificate for any
  /// host: so a request to an https store is seen as a request, and told apart from a connection
  /// that carries none.
  @MainActor
  package final class WitnessNetwork {
    package struct Request: Hashable {
      package var method: String
      /// Scheme, host, path and query.
      package var address: String
    }

    /// Who answers now.
    package weak var site: (any NetworkSite)?
    /// Where the proxy listens, as an address.
    package private(set) var proxy = ""
    private let server: UnsafeMutablePointer<SoupServer>
    private let certificate: UnsafeMutablePointer<GTlsCertificate>

    /// - Parameter certificate: path of a PEM file with key and certificate.
    package init(certificate path: String) throws {
      var error: UnsafeMutablePointer<GError>?
      guard let certificate = g_tls_certificate_new_from_file(path, &error) else {
        throw StageError.noPort(why: takeMessage(error))
      }
      self.certificate = certificate
      server = jumpgate_soup_server_new()
      guard soup_server_listen_local(server, 0, SOUP_SERVER_LISTEN_IPV4_ONLY, &error) != 0,
        let uris = soup_server_get_uris(server), let first = uris.pointee.data
      else { throw StageError.noPort(why: takeMessage(error)) }
      proxy = "http://127.0.0.1:\(g_uri_get_port(OpaquePointer(first)))"
      g_slist_free_full(uris) { $0.map { g_uri_unref(OpaquePointer($0)) } }
      soup_server_add_handler(
        server, nil,
        { _, message, _, _, data in
          guard let message, let data else { return }
          nonisolated(unsafe) let (asked, box) = (message, data)
          MainActor.assumeIsolated {
            Unmanaged<Listener>.fromOpaque(box).takeUnretainedValue().hear(asked)
          }
        }, listener { network, message in network.handle(message) }, releaseListener)
    }

    isolated deinit {
      soup_server_disconnect(server)
      g_object_unref(server)
      g_object_unref(certificate)
    }

    private func handle(_ message: OpaquePointer) {
      let method = soup_server_message_get_method(message).map { String(cString: $0) } ?? ""
      let uri = soup_server_message_get_uri(message)
      if method == "CONNECT" {
        let host = g_uri_get_host(uri).map { String(cString: $0) } ?? ""
        site?.connected(to: "\(host):\(g_uri_get_port(uri))")
        if site?.opensTunnels == true { openTunnel(message) } else { refuse(message) }
        return
      }
      guard let text = g_uri_to_string_partial(uri, G_URI_HIDE_FRAGMENT) else { return }
      defer { g_free(text) }
      let request = Request(method: method, address: String(cString: text))
      let missing = PageAnswers.Answer(status: 404, type: "text/plain", headers: [], body: [])
      reply(to: message, site?.answer(request) ?? missing)
      listen(to: message, "finished") { network, _ in network.site?.answered() }
    }

    private func listen(
      to message: OpaquePointer, _ signal: String,
      _ body: @escaping @MainActor (WitnessNetwork, OpaquePointer) -> Void
    ) {
      let heard: @convention(c) (OpaquePointer?, gpointer?) -> Void = { message, data in
        guard let message, let data else { return }
        nonisolated(unsafe) let (subject, box) = (message, data)
        MainActor.assumeIsolated {
          Unmanaged<Listener>.fromOpaque(box).takeUnretainedValue().hear(subject)
        }
      }
      g_signal_connect_data(
        UnsafeMutableRawPointer(message), signal, unsafeBitCast(heard, to: GCallback.self),
        listener(body), { data, _ in releaseListener(data) }, G_CONNECT_DEFAULT)
    }

    /// What hears a message on this network's behalf, for as long as there is one: connections
    /// outlive the server that took them.
    private func listener(
      _ body: @escaping @MainActor (WitnessNetwork, OpaquePointer) -> Void
    ) -> gpointer {
      let listener = Listener { [weak self] message in
        if let self { body(self, message) }
      }
      return Unmanaged.passRetained(listener).toOpaque()
    }

    private func refuse(_ message: OpaquePointer) {
      soup_server_message_set_status(message, 502, nil)
      let headers = soup_server_message_get_response_headers(message)
      soup_message_headers_append(headers, "Connection", "close")
    }

    /// Answers `CONNECT`, then takes the connection and speaks TLS on it as the host asked for.
    private func openTunnel(_ message: OpaquePointer) {
      soup_server_message_set_status(message, 200, nil)
      listen(to: message, "wrote-body") { network, message in network.startTLS(on: message) }
    }

    private func startTLS(on message: OpaquePointer) {
      let local = soup_server_message_get_local_address(message)
      let remote = soup_server_message_get_remote_address(message)
      guard let stream = soup_server_message_steal_connection(message) else { return }
      defer { g_object_unref(stream) }
      guard let secure = g_tls_server_connection_new(stream, certificate, nil) else { return }
      defer { g_object_unref(secure) }
      _ = soup_server_accept_iostream(server, secure, local, remote, nil)
    }

    private func reply(to message: OpaquePointer, _ answer: PageAnswers.Answer) {
      soup_server_message_set_status(message, guint(answer.status), nil)
      let headers = soup_server_message_get_response_headers(message)
      for header in answer.headers {
        soup_message_headers_append(headers, header.name, header.value)
      }
      soup_server_message_set_response(
        message, answer.type, SOUP_MEMORY_COPY, answer.body, gsize(answer.body.count))
      guard answer.delay != 0 else { return }
      soup_server_message_pause(message)
      guard let delay = answer.delay else { return }
      g_object_ref(UnsafeMutableRawPointer(message))
      g_timeout_add(
        guint(delay),
        { data in
          guard let data else { return 0 }
          soup_server_message_unpause(OpaquePointer(data))
          g_object_unref(data)
          return 0
        }, UnsafeMutableRawPointer(message))
    }
  }

  private final class Listener {
    let hear: @MainActor (OpaquePointer) -> Void
    init(_ hear: @escaping @MainActor (OpaquePointer) -> Void) { self.hear = hear }
  }

  private func releaseListener(_ data: gpointer?) {
    data.map { Unmanaged<Listener>.fromOpaque($0).release() }
  }
#endif
