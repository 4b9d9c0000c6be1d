#if GTK
  import CWebKitGTK
  import JumpGate
  import JumpGateCorpus
  import JumpGateStage
  import JumpGateWitness

  /// A host app with one web view: fresh session, fresh view, windows for the page's own windows.
  @MainActor
  final class Browser {
    let history: History
    let watch: any Watch
    private(set) var main: WebView
    /// New windows' views, in order of their making; nil where one is closed again.
    private(set) var children: [WebView?] = []
    /// How many new windows' views the engine has not let go of.
    private(set) var livingChildren = 0
    /// Whether new windows' views are put on the screen; a thousand of them are not.
    var showsChildren = true
    private var windows: [WebView: ViewWindow] = [:]
    /// Input events that have arrived at a view.
    private(set) var inputs = 0
    private let engine: Engine
    private let session: OpaquePointer

    init(engine: Engine, network: WitnessNetwork, watch: any Watch, history: History) throws {
      (self.engine, self.watch, self.history) = (engine, watch, history)
      session = webkit_network_session_new_ephemeral()
      webkit_network_session_set_tls_errors_policy(session, WEBKIT_TLS_ERRORS_POLICY_IGNORE)
      let settings = webkit_network_proxy_settings_new(network.proxy, nil)
      webkit_network_session_set_proxy_settings(
        session, WEBKIT_NETWORK_PROXY_MODE_CUSTOM, settings)
      webkit_network_proxy_settings_free(settings)
      let content = webkit_user_content_manager_new()
      defer { g_object_unref(UnsafeMutableRawPointer(content)) }
      main = jumpgate_web_view_new(session, content)
      connect(main)
      listenToDownloads()
      try watch.begin(on: main, history: history)
      windows[main] = ViewWindow(main, engine: engine, width: 400, height: 800)
    }

    /// Lets pages open windows without a gesture, as an app may have set.
    func allowWindowsWithoutGesture() {
      guard let settings = webkit_web_view_get_settings(main) else { return }
      webkit_settings_set_javascript_can_open_windows_automatically(settings, 1)
    }

    /// Makes a window that shows nothing, as a host app does that makes one before it is told what
    /// for.
    func leaveWindow() { _ = makeChild(of: main) }

    /// Closes every window and lets everything go.
    func close() {
      for child in children.compactMap({ $0 }) {
        windows[child]?.close()
        if !showsChildren { g_object_unref(child) }
      }
      children = []
      windows[main]?.close()
      windows = [:]
      g_object_unref(UnsafeMutableRawPointer(session))
    }

    /// The page's own view is 0, new windows count from 1.
    func view(_ number: Int) -> WebView? {
      if number == 0 { return main }
      return children.indices.contains(number - 1) ? children[number - 1] : nil
    }

    /// Where a place of a view is on the screen.
    func point(_ spot: Spot) -> (x: Int, y: Int)? {
      guard let view = view(spot.view), let window = windows[view] else { return nil }
      return (window.origin.x + spot.x, window.origin.y + spot.y)
    }

    /// Gives a view's window the keyboard.
    func focus(_ number: Int) {
      view(number).flatMap { windows[$0] }?.place()
    }

    /// Hides or shows the page's own view.
    func setVisible(_ isVisible: Bool) {
      let widget = UnsafeMutableRawPointer(main).assumingMemoryBound(to: GtkWidget.self)
      gtk_widget_set_visible(widget, isVisible ? 1 : 0)
    }

    /// What the views show: the page's own, and the open ones of new windows.
    var shown: (main: String, children: [String]) {
      (address(main), children.compactMap { $0 }.map(address))
    }

    /// Whether every view's window has given it its size: a press before that hits nothing.
    var isLaidOut: Bool {
      ([main] + children.compactMap { $0 }).allSatisfy { view in
        let widget = UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkWidget.self)
        return gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_width(widget) >= 390
      }
    }

    /// Whether any view still loads.
    var isLoading: Bool {
      ([main] + children.compactMap { $0 }).contains { webkit_web_view_is_loading($0) != 0 }
    }

    /// Sends each view's web process a question that means nothing, to be answered after all that it
    /// was sent before.
    ///
    /// No script is evaluated: that would count as a gesture of the user.
    func ask() -> Echo {
      let echo = Echo()
      for view in [main] + children.compactMap({ $0 }) {
        echo.expected += 1
        webkit_web_view_can_execute_editing_command(
          view, "Copy", nil,
          { _, _, data in
            guard let data else { return }
            Unmanaged<Echo>.fromOpaque(data).takeRetainedValue().received += 1
          }, Unmanaged.passRetained(echo).toOpaque())
      }
      return echo
    }

    private func address(_ view: WebView) -> String {
      webkit_web_view_get_uri(view).map { String(cString: $0) } ?? ""
    }

    private func connect(_ view: WebView) {
      countInput(view)
      let create: @convention(c) (WebView?, OpaquePointer?, gpointer?) -> UnsafeMutableRawPointer? =
        { view, _, data in
          nonisolated(unsafe) let opener = view
          nonisolated(unsafe) var child: UnsafeMutableRawPointer?
          withBrowser(data) { browser in child = opener.flatMap { browser.makeChild(of: $0) } }
          return child
        }
      listen(view, "create", unsafeBitCast(create, to: GCallback.self))
      let close: @convention(c) (WebView?, gpointer?) -> Void = { view, data in
        nonisolated(unsafe) let closing = view
        withBrowser(data) { browser in closing.map { browser.closeChild($0) } }
      }
      listen(view, "close", unsafeBitCast(close, to: GCallback.self))
      let changed: @convention(c) (WebView?, WebKitLoadEvent, gpointer?) -> Void = {
        view, event, data in
        nonisolated(unsafe) let changed = view
        withBrowser(data) { browser in changed.map { browser.loadChanged($0, event) } }
      }
      listen(view, "load-changed", unsafeBitCast(changed, to: GCallback.self))
      let failed:
        @convention(c) (
          WebView?, WebKitLoadEvent, UnsafePointer<CChar>?, UnsafePointer<GError>?, gpointer?
        ) -> gboolean = { _, _, address, error, data in
          guard let error = error?.pointee else { return 0 }
          let text = address.map { String(cString: $0) } ?? ""
          withBrowser(data) { $0.history.add(.failed(error, loading: text)) }
          return 0
        }
      listen(view, "load-failed", unsafeBitCast(failed, to: GCallback.self))
      let ended: @convention(c) (WebView?, WebKitWebProcessTerminationReason, gpointer?) -> Void = {
        _, _, data in
        withBrowser(data) { $0.history.add(.processEnded) }
      }
      listen(view, "web-process-terminated", unsafeBitCast(ended, to: GCallback.self))
    }

    /// Lets downloads begin, and ends them before anything is written.
    private func listenToDownloads() {
      let started: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
        _, download, data in
        guard let download else { return }
        withBrowser(data) { $0.history.add(.step("(a download begins)")) }
        let decide: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, gpointer?) -> gboolean =
          {
            download, _, _ in
            webkit_download_cancel(download)
            return 1
          }
        g_signal_connect_data(
          UnsafeMutableRawPointer(download), "decide-destination",
          unsafeBitCast(decide, to: GCallback.self), nil, nil, G_CONNECT_DEFAULT)
      }
      g_signal_connect_data(
        UnsafeMutableRawPointer(session), "download-started",
        unsafeBitCast(started, to: GCallback.self), Unmanaged.passRetained(self).toOpaque(),
        { data, _ in releaseBrowser(data) }, G_CONNECT_DEFAULT)
    }

    /// Counts what the hand does as it arrives.
    private func countInput(_ view: WebView) {
      let heard: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean = {
        _, event, data in
        let isInput = event.map { inputTypes.contains(gdk_event_get_event_type($0)) } ?? false
        if isInput { withBrowser(data) { $0.inputs += 1 } }
        return 0
      }
      let controller = gtk_event_controller_legacy_new()
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
      g_signal_connect_data(
        controller.map { UnsafeMutableRawPointer($0) }, "event",
        unsafeBitCast(heard, to: GCallback.self), Unmanaged.passRetained(self).toOpaque(),
        { data, _ in releaseBrowser(data) }, G_CONNECT_DEFAULT)
      let widget = UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkWidget.self)
      gtk_widget_add_controller(widget, controller)
    }

    private func listen(_ view: WebView, _ signal: String, _ callback: @escaping GCallback) {
      g_signal_connect_data(
        UnsafeMutableRawPointer(view), signal, callback, Unmanaged.passRetained(self).toOpaque(),
        { data, _ in releaseBrowser(data) }, G_CONNECT_DEFAULT)
    }

    private func makeChild(of opener: WebView) -> UnsafeMutableRawPointer? {
      let content = webkit_user_content_manager_new()
      defer { g_object_unref(UnsafeMutableRawPointer(content)) }
      guard children.count < 2_000, let child = jumpgate_web_view_new_related(opener, content)
      else { return nil }
      livingChildren += 1
      g_object_weak_ref(
        UnsafeMutableRawPointer(child).assumingMemoryBound(to: GObject.self),
        { data, _ in
          withBrowser(data) { $0.livingChildren -= 1 }
          releaseBrowser(data)
        }, Unmanaged.passRetained(self).toOpaque())
      connect(child)
      watch.beginChild(child, history: history)
      children.append(child)
      let column = children.count
      history.add(.child(column, isOpen: true))
      guard showsChildren else {
        g_object_ref_sink(child)
        return UnsafeMutableRawPointer(child)
      }
      windows[child] = ViewWindow(
        child, engine: engine, x: 400 * min(column, 3), y: 0, width: 400, height: 800)
      return UnsafeMutableRawPointer(child)
    }

    private func closeChild(_ view: WebView) {
      guard let index = children.firstIndex(of: view) else { return }
      history.add(.child(index + 1, isOpen: false))
      children[index] = nil
      if !showsChildren { g_object_unref(view) }
      windows.removeValue(forKey: view)?.close()
    }

    private func loadChanged(_ view: WebView, _ event: WebKitLoadEvent) {
      history.touch()
      guard event == WEBKIT_LOAD_COMMITTED else { return }
      let number = (children.firstIndex(of: view) ?? -1) + 1
      history.add(.view(number, address(view)))
    }
  }

  extension History.Entry {
    /// A failed load, as an app would tell apart what its gate cancelled.
    fileprivate static func failed(_ error: GError, loading text: String) -> Self {
      let domain = g_quark_to_string(error.domain).map { String(cString: $0) } ?? ""
      let isGates = NavigationFailure.isCausedByGate(
        domain: domain, code: Int(error.code), address: try? Address(text))
      return .failed("\(domain) \(error.code) \(text)", byGate: isGates)
    }
  }

  /// Answers that are waited for.
  final class Echo {
    var expected = 0
    var received = 0
    var isComplete: Bool { received == expected }
  }

  private let inputTypes = [
    GDK_MOTION_NOTIFY, GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_KEY_PRESS, GDK_KEY_RELEASE,
  ]

  /// Views outlive the windows they were in: a drag that is not over keeps its own.
  private func releaseBrowser(_ data: gpointer?) {
    data.map { Unmanaged<Browser>.fromOpaque($0).release() }
  }

  private func withBrowser(_ data: gpointer?, _ body: @MainActor (Browser) -> Void) {
    guard let data else { return }
    nonisolated(unsafe) let box = data
    MainActor.assumeIsolated { body(Unmanaged<Browser>.fromOpaque(box).takeUnretainedValue()) }
  }
#endif
