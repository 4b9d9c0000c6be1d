#if canImport(WebKit)
  internal import JumpGate
  internal import WebKit

  extension Origin {
    /// Copies an origin: opaque if the engine gives it no scheme or no host (`data:`, sandboxed
    /// frames, files), or if what it gives is no origin.
    @MainActor init(_ origin: WKSecurityOrigin) {
      let isBareIPv6 = origin.host.contains(":") && !origin.host.hasPrefix("[")
      let host = isBareIPv6 ? "[\(origin.host)]" : origin.host
      // The engine says 0 for the scheme's own port.
      let port = origin.port == 0 ? "" : ":\(origin.port)"
      guard !origin.protocol.isEmpty, !host.isEmpty,
        let address = try? Address("\(origin.protocol)://\(host)\(port)/")
      else {
        self = .opaque
        return
      }
      self = address.origin
    }
  }
#endif
