#if GTK
  internal import CWebKitGTK
  internal import JumpGate

  extension Enforcement {
    /// Listens to downloads: they pass no response decision, so their responses are judged here.
    func connectDownloads() {
      guard let view, let network = webkit_web_view_get_network_session(view) else { return }
      var connections = SignalConnections(to: UnsafeMutableRawPointer(network))
      let started: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
        _, download, data in
        guard let download else { return }
        nonisolated(unsafe) let begun = download
        _ = withOwner(data, WeakEnforcement.self) { $0.value?.downloadStarted(begun) }
      }
      connections.connect(
        "download-started", owner: WeakEnforcement(self),
        unsafeBitCast(started, to: GCallback.self))
      session = connections
    }

    private func downloadStarted(_ download: OpaquePointer) {
      guard let view, webkit_download_get_web_view(download) == view else { return }
      let responded: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
        download, _, data in
        guard let download else { return }
        nonisolated(unsafe) let answered = download
        _ = withOwner(data, Enforcement.self) { $0.downloadResponded(answered) }
      }
      var connections = SignalConnections(to: UnsafeMutableRawPointer(download))
      // A download outlives its view, and is judged all the same.
      connections.connect(
        "notify::response", owner: self,
        unsafeBitCast(responded, to: GCallback.self))
    }

    private func downloadResponded(_ download: OpaquePointer) {
      guard let response = webkit_download_get_response(download) else { return }
      let address = webkit_uri_response_get_uri(response).map { String(cString: $0) } ?? ""
      let event = judge(
        Attempt(
          .init(reading: address), kind: .init(response), frame: .unknown, targetsMainFrame: nil,
          engineGesture: nil, isRedirect: nil))
      guard event.mode == .enforce, event.verdict.action != .allow else { return }
      webkit_download_cancel(download)
      carryOut(event)
    }
  }

  /// An enforcement that a longer-living object does not keep.
  private final class WeakEnforcement {
    weak var value: Enforcement?
    init(_ value: Enforcement) { self.value = value }
  }
#endif
