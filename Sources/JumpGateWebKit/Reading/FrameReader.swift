#if canImport(WebKit)
  internal import JumpGate
  internal import WebKit

  /// Names the frames of one web view.
  ///
  /// Public API gives no frame a name: an info object is a snapshot. A frame is named by the page it
  /// is in, its origin and its address, so that two frames that agree in all three have one name.
  /// A frame with an opaque origin and a blank address has none, since any number of them agree.
  struct FrameReader {
    /// Which page of the view, counted from its first: a new document gives new names.
    var page = 0

    /// The main frame's name.
    var mainID: Frame.ID { Frame.ID("main#\(page)") }

    /// Copies what the engine says of a frame.
    ///
    /// - Parameters:
    ///   - info: the frame; nil: unknown.
    ///   - view: the view whose frame it should be; another view's frame has no name here, nor has
    ///     that of a view that is gone: a window may send another to a store and close itself.
    @MainActor func frame(_ info: WKFrameInfo?, in view: WKWebView?) -> Frame {
      guard let info else { return .unknown }
      let origin = (info.objectOrNil(#selector(getter: WKFrameInfo.securityOrigin)))
        .flatMap { $0 as? WKSecurityOrigin }.map { Origin($0) }
      if let view, info.webView !== view {
        return Frame(id: nil, role: .unknown, origin: origin, ancestors: nil)
      }
      return frame(
        isMain: info.isMainFrame, origin: origin, address: info.documentURL?.absoluteString)
    }

    /// Describes a frame.
    func frame(isMain: Bool, origin: Origin?, address: String?) -> Frame {
      if isMain { return Frame(id: mainID, role: .main, origin: origin, ancestors: []) }
      return Frame(
        id: subFrameID(origin: origin, address: address), role: .sub, origin: origin,
        // Of the frames between it and the main frame nothing is known; they are told apart from
        // every frame that taps, which gives the stricter verdict.
        ancestors: [mainID])
    }

    private func subFrameID(origin: Origin?, address: String?) -> Frame.ID? {
      guard let origin, let address else { return nil }
      if origin == .opaque, address.isEmpty || address.hasPrefix("about:") { return nil }
      return Frame.ID("sub#\(page) \(origin) \(address)")
    }
  }
#endif
