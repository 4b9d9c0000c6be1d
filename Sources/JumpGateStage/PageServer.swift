#if GTK
  internal import CWebKitGTK

  /// A web server on loopback, libsoup's own, answering by a closure.
  @MainActor
  public final class PageServer {
    /// A request as it came.
    public struct Request: Sendable, Hashable {
      /// The method: `GET`, `POST` and so on.
      public let method: String
      /// The `Host` header: name and port.
      public let host: String
      /// The server's port.
      public let port: Int
      /// The path, percent-decoded.
      public let path: String
      /// The query as it came, or nil.
      public let query: String?
      /// A header's value; nil if it was not sent.
      public func header(_ name: String) -> String? { headers[name.lowercased()] }
      let headers: [String: String]
    }

    /// An answer.
    public struct Answer: Sendable, Hashable {
      var status: Int
      var headers: [String: String]
      var body: [UInt8]?
      var delay = 0

      /// A page or other body.
      public init(
        status: Int = 200, type: String = "text/html; charset=utf-8",
        headers: [String: String] = [:], _ body: String = ""
      ) {
        self.init(status: status, type: type, headers: headers, bytes: Array(body.utf8))
      }

      /// A body of bytes.
      public init(
        status: Int = 200, type: String, headers: [String: String] = [:], bytes: [UInt8]
      ) {
        self.status = status
        self.headers = headers.merging(["Content-Type": type]) { own, _ in own }
        self.body = bytes
      }

      /// The same answer with its text and headers changed.
      public func mapping(_ change: (String) -> String) -> Answer {
        var answer = self
        answer.headers = headers.mapValues(change)
        answer.body = body.map { Array(change(String(decoding: $0, as: UTF8.self)).utf8) }
        return answer
      }

      /// The same answer, given later.
      public func after(milliseconds: Int) -> Answer {
        var answer = self
        answer.delay = milliseconds
        return answer
      }

      /// A redirect.
      public static func redirect(_ status: Int = 302, to location: String) -> Answer {
        Answer(status: status, headers: ["Location": location])
      }

      /// No answer, ever; the connection stays open.
      public static let silence: Answer = {
        var answer = Answer()
        answer.body = nil
        return answer
      }()
    }

    private final class Handler {
      let port: Int
      let answer: @MainActor (Request) -> Answer
      init(port: Int, _ answer: @escaping @MainActor (Request) -> Answer) {
        self.port = port
        self.answer = answer
      }
    }

    /// The port, the same for every loopback address.
    public let port: Int
    /// The requests answered, oldest first.
    public private(set) var log: [Request] = []
    private let server: UnsafeMutablePointer<SoupServer>

    /// Listens on `127.0.0.1`, `localhost` and each further loopback address, at one port.
    ///
    /// - Parameters:
    ///   - addresses: further addresses, such as `127.0.0.2`: origins of their own.
    ///   - answer: what to answer.
    /// - Throws: ``StageError/noPort(why:)``.
    public init(
      alsoOn addresses: [String] = [], answer: @escaping @MainActor (Request) -> Answer
    ) throws(StageError) {
      server = jumpgate_soup_server_new()
      port = try Self.listen(server, alsoOn: addresses)
      let handler = Handler(port: port) { [weak self] request in
        self?.log.append(request)
        return answer(request)
      }
      soup_server_add_handler(
        server, nil,
        { _, message, path, _, data in
          guard let message, let data else { return }
          nonisolated(unsafe) let (request, box) = (message, data)
          let path = path.map { String(cString: $0) } ?? "/"
          MainActor.assumeIsolated {
            PageServer.reply(
              to: request, path: path, by: Unmanaged<Handler>.fromOpaque(box).takeUnretainedValue())
          }
        }, Unmanaged.passRetained(handler).toOpaque(),
        { data in
          guard let data else { return }
          Unmanaged<Handler>.fromOpaque(data).release()
        })
    }

    isolated deinit {
      soup_server_disconnect(server)
      g_object_unref(server)
    }

    /// An address of this server.
    public func address(_ path: String, host: String = "127.0.0.1") -> String {
      "http://\(host):\(port)\(path)"
    }

    private static func listen(
      _ server: UnsafeMutablePointer<SoupServer>, alsoOn addresses: [String]
    )
      throws(StageError) -> Int
    {
      var error: UnsafeMutablePointer<GError>?
      guard soup_server_listen_local(server, 0, SoupServerListenOptions(rawValue: 0), &error) != 0,
        let uris = soup_server_get_uris(server), let first = uris.pointee.data
      else { throw .noPort(why: takeMessage(error)) }
      let port = Int(g_uri_get_port(OpaquePointer(first)))
      g_slist_free_full(uris) { $0.map { g_uri_unref(OpaquePointer($0)) } }
      for address in addresses {
        let socket = g_inet_socket_address_new_from_string(address, guint(port))
        guard let socket else { throw .noPort(why: address) }
        defer { g_object_unref(socket) }
        guard soup_server_listen(server, socket, SoupServerListenOptions(rawValue: 0), &error) != 0
        else { throw .noPort(why: takeMessage(error)) }
      }
      return port
    }

    private static func reply(to message: OpaquePointer, path: String, by handler: Handler) {
      let answer = handler.answer(request(message, port: handler.port, path: path))
      guard let body = answer.body else {
        soup_server_message_pause(message)
        return
      }
      if answer.delay > 0 { hold(message, milliseconds: answer.delay) }
      soup_server_message_set_status(message, guint(answer.status), nil)
      let headers = soup_server_message_get_response_headers(message)
      for (name, value) in answer.headers {
        soup_message_headers_append(headers, name, value)
      }
      soup_server_message_set_response(
        message, answer.headers["Content-Type"], SOUP_MEMORY_COPY, body, gsize(body.count))
    }

    private static func hold(_ message: OpaquePointer, milliseconds: Int) {
      soup_server_message_pause(message)
      g_timeout_add_full(
        G_PRIORITY_DEFAULT, guint(milliseconds),
        { data in
          soup_server_message_unpause(data.map { OpaquePointer($0) })
          return 0
        }, g_object_ref(UnsafeMutableRawPointer(message)), { g_object_unref($0) })
    }

    private static func request(_ message: OpaquePointer, port: Int, path: String) -> Request {
      let uri = soup_server_message_get_uri(message)
      let headers = Headers(soup_server_message_get_request_headers(message))
      return Request(
        method: soup_server_message_get_method(message).map { String(cString: $0) } ?? "",
        host: headers["host"] ?? "", port: port, path: path,
        query: g_uri_get_query(uri).map { String(cString: $0) }, headers: headers)
    }

    private typealias Headers = [String: String]
  }

  extension [String: String] {
    /// Copies headers, their names in lower case.
    fileprivate init(_ headers: OpaquePointer?) {
      self.init()
      guard let headers else { return }
      withUnsafeMutablePointer(to: &self) { copy in
        soup_message_headers_foreach(
          headers,
          { name, value, data in
            guard let name, let value, let data else { return }
            data.assumingMemoryBound(to: [String: String].self)
              .pointee[String(cString: name).lowercased()] = String(cString: value)
          }, copy)
      }
    }
  }
#endif
