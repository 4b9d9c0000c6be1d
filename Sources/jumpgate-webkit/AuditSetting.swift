#if GTK
  internal import CWebKitGTK
  internal import JumpGate
  internal import JumpGateStage

  /// How pages are audited: by which policy, on which screen, through which network.
  @MainActor
  struct AuditSetting {
    /// An iPhone's, so that pages behave as they do there.
    static let userAgent =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
      + "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"

    let engine: Engine
    let policy: Policy
    let proxy: String?
    /// What is never asked through the proxy: this program's own server.
    var unproxied: [String] = []
    /// The view's size, in points: an iPhone's.
    let width = 390
    let height = 844
    /// How many views stand side by side, each pressed in its turn.
    let lanes = 4

    /// A session that keeps nothing, behind the proxy if there is one.
    func makeSession() -> OpaquePointer {
      let session = webkit_network_session_new_ephemeral()
      guard let session else { preconditionFailure("a constructor gives an object") }
      Unattended.keepNothing(of: session)
      guard let proxy else { return session }
      withCStrings(unproxied) { ignored in
        let settings = webkit_network_proxy_settings_new(proxy, ignored)
        webkit_network_session_set_proxy_settings(
          session, WEBKIT_NETWORK_PROXY_MODE_CUSTOM, settings)
        webkit_network_proxy_settings_free(settings)
      }
      return session
    }

    /// Gives a view the settings of a phone's.
    func dress(_ view: UnsafeMutablePointer<WebKitWebView>) {
      let settings = webkit_settings_new()
      webkit_settings_set_user_agent(settings, Self.userAgent)
      // An app lets pages open windows; the gate judges them, not the engine's own blocker.
      webkit_settings_set_javascript_can_open_windows_automatically(settings, 1)
      webkit_settings_set_hardware_acceleration_policy(
        settings, WEBKIT_HARDWARE_ACCELERATION_POLICY_NEVER)
      webkit_web_view_set_settings(view, settings)
      g_object_unref(UnsafeMutableRawPointer(settings))
      webkit_web_view_set_is_muted(view, 1)
      Unattended.attend(view)
    }
  }
#endif
