#if GTK
  package import CWebKitGTK

  /// Handlers connected to one object, to be taken away together.
  ///
  /// Each connection retains its owner and releases it by the signal's destroy notify, so the owner
  /// lives as long as the object does or until ``disconnect()``. The object itself is not retained.
  @MainActor
  package struct SignalConnections {
    private let object: UnsafeMutableRawPointer
    private var handlers: [gulong] = []

    package init(to object: UnsafeMutableRawPointer) {
      self.object = object
    }

    /// Connects a handler, before the class handler.
    ///
    /// - Parameters:
    ///   - signal: the name, with a detail if there is one.
    ///   - owner: what the handler gets as its data.
    ///   - callback: a C function of the signal's signature.
    @discardableResult
    package mutating func connect(
      _ signal: String, owner: AnyObject, _ callback: @escaping GCallback
    ) -> gulong {
      let handler = g_signal_connect_data(
        object, signal, callback, Unmanaged.passRetained(owner).toOpaque(),
        { data, _ in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } }, G_CONNECT_DEFAULT
      )
      handlers.append(handler)
      return handler
    }

    /// Takes the handlers away.
    ///
    /// The object must be alive.
    package mutating func disconnect() {
      for handler in handlers where g_signal_handler_is_connected(object, handler) != 0 {
        g_signal_handler_disconnect(object, handler)
      }
      handlers = []
    }

    /// Leaves them to the object, which is going.
    mutating func forget() {
      handlers = []
    }
  }

  /// Runs a handler for its owner, on the main actor, where GTK's signals are emitted.
  package func withOwner<Owner: AnyObject, Result: Sendable>(
    _ data: gpointer?, _: Owner.Type, _ body: @MainActor (Owner) -> Result
  ) -> Result? {
    guard let data else { return nil }
    nonisolated(unsafe) let owner = data
    return MainActor.assumeIsolated {
      body(Unmanaged<Owner>.fromOpaque(owner).takeUnretainedValue())
    }
  }
#endif
