#if GTK
  internal import CWebKitGTK
  internal import JumpGateGTK

  extension PageLoad {
    private typealias View = UnsafeMutablePointer<WebKitWebView>

    func listen(_ view: UnsafeMutablePointer<WebKitWebView>) {
      var signals = SignalConnections(to: view)
      let changed: @convention(c) (View?, WebKitLoadEvent, gpointer?) -> Void = { _, event, data in
        _ = withOwner(data, WeakLoad.self) { $0.load?.changed(event) }
      }
      signals.connect(
        "load-changed", owner: WeakLoad(self), unsafeBitCast(changed, to: GCallback.self))
      let failed:
        @convention(c) (
          View?, WebKitLoadEvent, UnsafePointer<CChar>?, UnsafePointer<GError>?, gpointer?
        ) -> gboolean = { _, _, address, error, data in
          let text = error?.pointee.message.map { String(cString: $0) } ?? "unknown"
          let isRefusal =
            error.map {
              g_error_matches(
                $0, webkit_policy_error_quark(),
                gint(WEBKIT_POLICY_ERROR_FRAME_LOAD_INTERRUPTED_BY_POLICY_CHANGE.rawValue)) != 0
            } ?? false
          _ = withOwner(data, WeakLoad.self) {
            $0.load?.become(isRefusal ? .finished : .failed(text))
          }
          return 1
        }
      signals.connect(
        "load-failed", owner: WeakLoad(self), unsafeBitCast(failed, to: GCallback.self))
      let crashed: @convention(c) (View?, WebKitWebProcessTerminationReason, gpointer?) -> Void = {
        _, _, data in
        _ = withOwner(data, WeakLoad.self) { $0.load?.become(.crashed) }
      }
      signals.connect(
        "web-process-terminated", owner: WeakLoad(self), unsafeBitCast(crashed, to: GCallback.self))
      connectResponses(view)
      connectWindows(view)
    }

    /// Listens to the responses that the gate lets through.
    private func connectResponses(_ view: View) {
      let decided:
        @convention(c) (
          View?, UnsafeMutablePointer<WebKitPolicyDecision>?, WebKitPolicyDecisionType, gpointer?
        ) -> gboolean = { _, decision, type, data in
          guard type == WEBKIT_POLICY_DECISION_TYPE_RESPONSE, let decision else { return 0 }
          let answer = OpaquePointer(decision)
          guard webkit_response_policy_decision_is_main_frame_main_resource(answer) != 0,
            let response = webkit_response_policy_decision_get_response(answer),
            let name = webkit_uri_response_get_mime_type(response)
          else { return 0 }
          let mediaType = String(cString: name)
          _ = withOwner(data, WeakLoad.self) { $0.load?.hear(mediaType: mediaType) }
          return 0
        }
      var signals = SignalConnections(to: view)
      signals.connect(
        "decide-policy", owner: WeakLoad(self), unsafeBitCast(decided, to: GCallback.self))
    }

    private func changed(_ event: WebKitLoadEvent) {
      switch event {
      case WEBKIT_LOAD_STARTED: become(.loading)
      case WEBKIT_LOAD_COMMITTED: commit()
      case WEBKIT_LOAD_FINISHED where state == .loading: become(.finished)
      default: break
      }
    }

    func connectWindows(_ view: UnsafeMutablePointer<WebKitWebView>) {
      var signals = SignalConnections(to: view)
      let create:
        @convention(c) (View?, OpaquePointer?, gpointer?) -> UnsafeMutablePointer<GtkWidget>? = {
          view, _, data in
          guard let view else { return nil }
          nonisolated(unsafe) let opener = view
          nonisolated(unsafe) var child: UnsafeMutablePointer<GtkWidget>?
          _ = withOwner(data, WeakLoad.self) { child = $0.load?.makeChild(of: opener) }
          return child
        }
      signals.connect("create", owner: WeakLoad(self), unsafeBitCast(create, to: GCallback.self))
      let close: @convention(c) (View?, gpointer?) -> Void = { view, data in
        guard let view else { return }
        nonisolated(unsafe) let closed = view
        _ = withOwner(data, WeakLoad.self) { $0.load?.closeChild(closed) }
      }
      signals.connect("close", owner: WeakLoad(self), unsafeBitCast(close, to: GCallback.self))
    }
  }

  /// A load that its view's signals do not keep.
  final class WeakLoad {
    weak var load: PageLoad?
    init(_ load: PageLoad) { self.load = load }
  }
#endif
