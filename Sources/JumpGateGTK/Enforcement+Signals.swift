#if GTK
  internal import CWebKitGTK
  internal import JumpGate

  private typealias View = UnsafeMutablePointer<WebKitWebView>

  extension Enforcement {
    /// What must be answered.
    func connectQuestions() {
      let decide:
        @convention(c) (
          View?, UnsafeMutablePointer<WebKitPolicyDecision>?, WebKitPolicyDecisionType, gpointer?
        ) -> gboolean = { _, decision, type, data in
          guard let decision else { return 1 }
          nonisolated(unsafe) let asked = decision
          let isAnswered = withOwner(data, Enforcement.self) { $0.decide(asked, type: type) }
          // Nobody to judge it: nothing passes.
          guard let isAnswered else {
            webkit_policy_decision_ignore(decision)
            return 1
          }
          return isAnswered ? 1 : 0
        }
      deciders.own = signals.connect(
        "decide-policy", owner: self, unsafeBitCast(decide, to: GCallback.self))
      let create:
        @convention(c) (View?, OpaquePointer?, gpointer?) -> UnsafeMutablePointer<GtkWidget>? = {
          _, action, data in
          nonisolated(unsafe) let asked = action
          nonisolated(unsafe) var child: UnsafeMutablePointer<GtkWidget>?
          _ = withOwner(data, Enforcement.self) { child = $0.makeWindow(asked) }
          return child
        }
      creators.own = signals.connect(
        "create", owner: self, unsafeBitCast(create, to: GCallback.self))
    }

    /// What the gate must know.
    func connectNews() {
      let load: @convention(c) (View?, WebKitLoadEvent, gpointer?) -> Void = { _, event, data in
        guard event == WEBKIT_LOAD_COMMITTED else { return }
        _ = withOwner(data, Enforcement.self) { $0.pageCommitted() }
      }
      signals.connect("load-changed", owner: self, unsafeBitCast(load, to: GCallback.self))
      let ended: @convention(c) (View?, WebKitWebProcessTerminationReason, gpointer?) -> Void = {
        _, _, data in
        _ = withOwner(data, Enforcement.self) { $0.webProcessTerminated() }
      }
      signals.connect(
        "web-process-terminated", owner: self, unsafeBitCast(ended, to: GCallback.self))
      let failed:
        @convention(c) (
          View?, WebKitLoadEvent, UnsafePointer<CChar>?, UnsafePointer<GError>?, gpointer?
        ) -> gboolean = { _, _, _, error, data in
          guard let error else { return 0 }
          nonisolated(unsafe) let reason = error
          _ = withOwner(data, Enforcement.self) { $0.loadFailed(reason) }
          return 0
        }
      signals.connect("load-failed", owner: self, unsafeBitCast(failed, to: GCallback.self))
      listen("map") { $0.wasShown = true }
      listen("destroy") { $0.viewIsGoing() }
      let settings: @convention(c) (View?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
        _ = withOwner(data, Enforcement.self) { $0.switchOffPreconnect() }
      }
      signals.connect("notify::settings", owner: self, unsafeBitCast(settings, to: GCallback.self))
    }

    /// Listens to a signal without arguments.
    private func listen(_ signal: String, _ body: @escaping @MainActor (Enforcement) -> Void) {
      let callback: @convention(c) (View?, gpointer?) -> Void = { _, data in
        _ = withOwner(data, News.self) { news in news.owner.map(news.body) }
      }
      signals.connect(
        signal, owner: News(owner: self, body: body), unsafeBitCast(callback, to: GCallback.self))
    }

    /// Keeps the engine from connecting to a link's host before the gate has judged the link.
    func switchOffPreconnect() {
      guard let view, let settings = webkit_web_view_get_settings(view),
        let features = webkit_settings_get_all_features()
      else { return }
      defer { webkit_feature_list_unref(features) }
      for index in 0..<webkit_feature_list_get_length(features) {
        guard let feature = webkit_feature_list_get(features, index),
          let name = webkit_feature_get_identifier(feature),
          String(cString: name) == "LinkPreconnect"
        else { continue }
        webkit_settings_set_feature_enabled(settings, feature, 0)
      }
    }

    /// Input from the display: it tells views apart that share one content manager, and ends what is
    /// known of whose the last tap was.
    private func input(_ type: GdkEventType, at time: GateTime) {
      let begins = [GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN, GDK_KEY_PRESS].contains(type)
      guard begins || [GDK_BUTTON_RELEASE, GDK_TOUCH_END].contains(type) else { return }
      inputs.note(time)
      if begins { channels.forEach { $0.inputArrived(at: time) } }
    }

    /// Notes input from the display.
    func listenToInput() {
      guard let view, let controller = gtk_event_controller_legacy_new() else { return }
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
      let input: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean = {
        _, event, data in
        guard let event else { return 0 }
        nonisolated(unsafe) let seen = event
        _ = withOwner(data, Enforcement.self) {
          $0.input(gdk_event_get_event_type(seen), at: Clock.time(of: seen))
        }
        return 0
      }
      g_signal_connect_data(
        UnsafeMutableRawPointer(controller), "event", unsafeBitCast(input, to: GCallback.self),
        Unmanaged.passRetained(self).toOpaque(),
        { data, _ in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } }, G_CONNECT_DEFAULT
      )
      gtk_widget_add_controller(view.asWidget, controller)
      inputController = controller
    }
  }

  private final class News {
    weak var owner: Enforcement?
    let body: @MainActor (Enforcement) -> Void
    init(owner: Enforcement, body: @escaping @MainActor (Enforcement) -> Void) {
      self.owner = owner
      self.body = body
    }
  }
#endif
