#if canImport(WebKit)
  import Foundation
  import Network

  /// Listens on loopback and hands each connection on, all on the main thread.
  @MainActor
  final class LoopbackListener {
    private let listener: NWListener
    /// The port it listens on.
    let port: NWEndpoint.Port

    /// Starts to listen; ends with its last reference.
    init(
      _ parameters: NWParameters, accept: @escaping @MainActor (NWConnection) -> Void
    ) async throws {
      parameters.requiredLocalEndpoint = .hostPort(host: "127.0.0.1", port: .any)
      let listener = try NWListener(using: parameters)
      listener.newConnectionHandler = { connection in
        MainActor.assumeIsolated { accept(connection) }
      }
      port = try await withCheckedThrowingContinuation { result in
        listener.stateUpdateHandler = { [weak listener] state in
          switch state {
          case .ready:
            listener?.stateUpdateHandler = nil
            result.resume(returning: listener?.port ?? .any)
          case .failed(let error):
            listener?.stateUpdateHandler = nil
            result.resume(throwing: error)
          default: break
          }
        }
        listener.start(queue: .main)
      }
      self.listener = listener
    }

    deinit {
      listener.cancel()
    }
  }
#endif
