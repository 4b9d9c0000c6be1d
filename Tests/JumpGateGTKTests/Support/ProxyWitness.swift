#if GTK
  import CWebKitGTK
  import JumpGateStage

  /// An independent witness: a proxy that every request of a session goes through, which notes the
  /// host asked for and answers nothing but what is on loopback.
  @MainActor
  final class ProxyWitness {
    /// What was asked of the proxy: `CONNECT apps.apple.com:443`, `GET http://…`, oldest first.
    private(set) var log: [String] = []
    private let service: UnsafeMutablePointer<GSocketService>
    private let port: Int

    init() throws {
      service = g_socket_service_new()
      let listener = UnsafeMutableRawPointer(service).assumingMemoryBound(to: GSocketListener.self)
      var error: UnsafeMutablePointer<GError>?
      port = Int(g_socket_listener_add_any_inet_port(listener, nil, &error))
      guard port != 0 else { throw StageError.noPort(why: takeMessage(error)) }
      let incoming:
        @convention(c) (
          OpaquePointer?, UnsafeMutablePointer<GSocketConnection>?, OpaquePointer?, gpointer?
        ) -> gboolean = { _, connection, _, data in
          guard let connection, let data else { return 0 }
          nonisolated(unsafe) let (caller, witness) = (connection, data)
          MainActor.assumeIsolated {
            Unmanaged<ProxyWitness>.fromOpaque(witness).takeUnretainedValue().hear(caller)
          }
          return 1
        }
      g_signal_connect_data(
        service, "incoming", unsafeBitCast(incoming, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque(), nil, G_CONNECT_DEFAULT)
      g_socket_service_start(service)
    }

    isolated deinit {
      g_socket_service_stop(service)
      g_socket_listener_close(
        UnsafeMutableRawPointer(service).assumingMemoryBound(to: GSocketListener.self))
      g_object_unref(service)
    }

    /// Its address.
    var address: String { "http://127.0.0.1:\(port)" }

    /// Sends a session's requests through the proxy, loopback excepted.
    func guardSession(_ session: OpaquePointer) {
      withCStrings(["127.0.0.1", "127.0.0.2", "localhost", "::1"]) { ignored in
        let settings = webkit_network_proxy_settings_new("http://127.0.0.1:\(port)", ignored)
        webkit_network_session_set_proxy_settings(
          session, WEBKIT_NETWORK_PROXY_MODE_CUSTOM, settings)
        webkit_network_proxy_settings_free(settings)
      }
    }

    private func hear(_ connection: UnsafeMutablePointer<GSocketConnection>) {
      let stream = UnsafeMutableRawPointer(connection).assumingMemoryBound(to: GIOStream.self)
      g_object_ref(connection)
      let call = Call(witness: self, connection: connection)
      g_input_stream_read_bytes_async(
        g_io_stream_get_input_stream(stream), 4096, G_PRIORITY_DEFAULT, nil,
        { source, result, data in
          guard let source, let data else { return }
          nonisolated(unsafe) let (input, answer, held) = (source, result, data)
          MainActor.assumeIsolated {
            let call = Unmanaged<Call>.fromOpaque(held).takeRetainedValue()
            call.finish(
              UnsafeMutableRawPointer(input).assumingMemoryBound(to: GInputStream.self), answer)
          }
        }, Unmanaged.passRetained(call).toOpaque())
    }

    /// One connection to the proxy.
    @MainActor
    private final class Call {
      private let witness: ProxyWitness
      private let connection: UnsafeMutablePointer<GSocketConnection>

      init(witness: ProxyWitness, connection: UnsafeMutablePointer<GSocketConnection>) {
        self.witness = witness
        self.connection = connection
      }

      func finish(_ input: UnsafeMutablePointer<GInputStream>, _ result: OpaquePointer?) {
        defer { g_object_unref(connection) }
        guard let bytes = g_input_stream_read_bytes_finish(input, result, nil) else { return }
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        if let data = g_bytes_get_data(bytes, &count), count > 0 {
          let text = String(
            decoding: UnsafeRawBufferPointer(start: data, count: Int(count)), as: UTF8.self)
          let line = text.prefix { $0 != "\r\n" && $0 != "\n" && $0 != "\r" }
          witness.log.append(line.split(separator: " ").prefix(2).joined(separator: " "))
        }
        let stream = UnsafeMutableRawPointer(connection).assumingMemoryBound(to: GIOStream.self)
        let answer = "HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        g_output_stream_write_all(
          g_io_stream_get_output_stream(stream), answer, gsize(answer.utf8.count), nil, nil, nil)
        g_io_stream_close(stream, nil, nil)
      }
    }
  }
#endif
