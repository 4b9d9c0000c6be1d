#if canImport(WebKit)
  internal import JumpGate
  internal import WebKit

  /// Names the frames of one web view.
  ///
  /// Public API gives no frame a name: an info object is a snapshot. A frame is named by the page it
  /// is in, its origin and its address, so that two frames that agree in all three have one name.
  /// A frame with an opaque origin and a blank address has none, since any number of them agree.
  ///
  /// The engine has two words for a frame's address, and they differ where a document was written by
  /// another (`document.open`): a message's frame has its loader's, `about:blank`, and the frame that asks
  /// for a navigation has its document's, which is the writer's. The document itself says which two are
  /// one, when it is pressed.
  struct FrameReader {
    /// How many names a page's frames may have beside their own.
    static let otherNamesLimit = 64

    /// Which page of the view, counted from its first: a new document gives new names.
    private(set) var page = 0
    /// Other names of frames in this page, each with the next on the way to the frame's own.
    private var otherNames: [Frame.ID: Frame.ID] = [:]

    /// The main frame's name.
    var mainID: Frame.ID { Frame.ID("main#\(page)") }

    /// The main frame shows a new document.
    mutating func pageCommitted() {
      page += 1
      otherNames = [:]
    }

    /// Copies what the engine says of a frame, and learns what its document calls its address.
    @MainActor mutating func frame(
      _ info: WKFrameInfo, whoseDocumentIsAt address: String, in view: WKWebView?
    ) -> Frame {
      let frame = frame(info, in: view)
      if frame.role == .sub, let origin = frame.origin {
        learn(address, ofFrameAt: info.documentURL?.absoluteString, origin: origin)
      }
      return frame
    }

    /// Learns another address of a frame, which from now on names it too.
    ///
    /// Only of a frame that has an origin: a name stays within that, whatever a document says of its
    /// address.
    mutating func learn(_ address: String, ofFrameAt named: String?, origin: Origin) {
      guard origin != .opaque, otherNames.count < Self.otherNamesLimit,
        let id = subFrameID(origin: origin, address: named),
        let other = subFrameID(origin: origin, address: address), other != id
      else { return }
      otherNames[other] = id
    }

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
      // Without its fragment: a document that changes that is still the same.
      let document = address.utf8.prefix { $0 != UInt8(ascii: "#") }
      var id = Frame.ID("sub#\(page) \(origin) \(Substring(document))")
      // Ends: both names of an entry were at the end of their ways when it was made.
      while let next = otherNames[id] { id = next }
      return id
    }
  }
#endif
