#if GTK
  import CWebKitGTK
  import JumpGateCorpus

  /// No gate at all: writes down what the engine asks, and keeps what is not http(s) from being
  /// loaded, since the engine would put an error page in its place.
  @MainActor
  final class BareWatch: Watch {
    private weak var history: History?

    func begin(on view: WebView, history: History) throws {
      self.history = history
      connect(view)
    }

    func beginChild(_ view: WebView, history: History) { connect(view) }

    func load(_ address: String, in view: WebView) { webkit_web_view_load_uri(view, address) }

    func answer(_ word: String) {}

    func bridge(_ address: String, in view: WebView) {}

    private func connect(_ view: WebView) {
      let decide:
        @convention(c) (WebView?, OpaquePointer?, WebKitPolicyDecisionType, gpointer?) -> gboolean =
          { _, decision, type, data in
            guard let decision, let data else { return 0 }
            nonisolated(unsafe) let (asked, box) = (decision, data)
            return MainActor.assumeIsolated {
              Unmanaged<BareWatch>.fromOpaque(box).takeUnretainedValue().decide(asked, type)
            }
          }
      g_signal_connect_data(
        UnsafeMutableRawPointer(view), "decide-policy", unsafeBitCast(decide, to: GCallback.self),
        Unmanaged.passRetained(self).toOpaque(),
        { data, _ in data.map { Unmanaged<BareWatch>.fromOpaque($0).release() } }, G_CONNECT_DEFAULT
      )
    }

    private func decide(_ decision: OpaquePointer, _ type: WebKitPolicyDecisionType) -> gboolean {
      guard type != WEBKIT_POLICY_DECISION_TYPE_RESPONSE,
        let action = webkit_navigation_policy_decision_get_navigation_action(decision),
        let request = webkit_navigation_action_get_request(action),
        let uri = webkit_uri_request_get_uri(request)
      else { return 0 }
      let address = String(cString: uri)
      history?.add(.asked(address, ""))
      let isHere = ["http:", "https:", "about:", "blob:", "data:"].contains {
        address.hasPrefix($0)
      }
      if isHere {
        history?.awaitPage(address)
        return 0
      }
      let policy = UnsafeMutableRawPointer(decision).assumingMemoryBound(
        to: WebKitPolicyDecision.self)
      webkit_policy_decision_ignore(policy)
      return 1
    }
  }
#endif
