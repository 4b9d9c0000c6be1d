#if GTK
  internal import CWebKitGTK
  internal import JumpGate
  internal import JumpGateGTK
  internal import JumpGateStage

  /// One load of a page in a fresh, enforced view with a fresh session, and all that comes of it.
  @MainActor
  final class PageLoad {
    enum State: Hashable { case loading, finished, failed(String), crashed }

    /// An event and the time since the load began, in milliseconds.
    struct Entry {
      var event: JumpEvent
      var at: Int
    }

    let probe: Probe
    let window: ViewWindow
    private(set) var state = State.loading
    /// When the load began, by GLib's clock in milliseconds.
    let started: Int
    /// When the state or the history last changed.
    private(set) var lastChange: Int
    /// When the engine was done with the page; nil while it is not.
    private(set) var ended: Int?
    /// Whether the page is there, be it in part.
    private(set) var isCommitted = false
    /// When the engine was done for the first time; nil while it was not.
    private(set) var firstEnd: Int?
    /// The jumps, oldest first.
    private(set) var jumps: [Entry] = []
    private let enforcement: Enforcement
    private let setting: AuditSetting
    private var children: [ViewWindow] = []

    /// Begins to load.
    ///
    /// - Parameter x: where the window stands on the screen.
    init(_ address: Address, setting: AuditSetting, x: Int) throws(EnforcementError) {
      self.setting = setting
      let content = webkit_user_content_manager_new()
      defer { g_object_unref(UnsafeMutableRawPointer(content)) }
      guard let content else { throw .noMessageHandler }
      probe = Probe(in: content)
      let session = setting.makeSession()
      defer { g_object_unref(UnsafeMutableRawPointer(session)) }
      guard let view = jumpgate_web_view_new(session, content) else { throw .noMessageHandler }
      setting.dress(view)
      started = MainLoop.now
      lastChange = started
      window = ViewWindow(
        view, engine: setting.engine, x: x, width: setting.width, height: setting.height)
      let box = HooksBox()
      // The audit nowhere opens anything, and judges as in a view that keeps its data.
      enforcement = try Enforcement.begin(
        on: view, gate: Gate(policy: setting.policy, isPrivate: false), hooks: box.hooks)
      box.load = self
      probe.isOwn = { [weak self] in self?.isOwn($0) ?? false }
      listen(view)
      enforcement.load(address)
    }

    /// Whether the engine has nothing to do with the main frame.
    var isSettled: Bool { state != .loading }

    /// Whether a document that has just come is the page's, not that of a window it opened.
    private func isOwn(_ report: ProbeReport) -> Bool {
      guard !children.isEmpty, report.path == [] else { return true }
      return webkit_web_view_get_uri(window.view).map { String(cString: $0) } == report.href
    }

    /// Ends it all.
    func close() {
      probe.reset()
      children.forEach { $0.close() }
      children = []
      window.close()
    }

    fileprivate func hear(_ event: JumpEvent) {
      lastChange = MainLoop.now
      guard event.isJump else { return }
      jumps.append(Entry(event: event, at: Int(event.time.milliseconds) - started))
    }

    fileprivate func become(_ state: State) {
      lastChange = MainLoop.now
      self.state = state
      ended = state == .loading ? nil : lastChange
      if firstEnd == nil, let ended { firstEnd = ended - started }
    }

    fileprivate func makeChild(of opener: UnsafeMutablePointer<WebKitWebView>)
      -> UnsafeMutablePointer<GtkWidget>?
    {
      guard children.count < 20 else { return nil }
      let content = webkit_user_content_manager_new()
      defer { g_object_unref(UnsafeMutableRawPointer(content)) }
      guard let view = jumpgate_web_view_new_related(opener, content) else { return nil }
      setting.dress(view)
      connectWindows(view)
      children.append(
        ViewWindow(
          view, engine: setting.engine, x: window.origin.x, width: setting.width,
          height: setting.height))
      return UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkWidget.self)
    }

    fileprivate func closeChild(_ view: UnsafeMutablePointer<WebKitWebView>) {
      guard let index = children.firstIndex(where: { $0.view == view }) else { return }
      children.remove(at: index).close()
    }
  }

  /// Hooks that hear for a load which is not made yet.
  @MainActor
  private final class HooksBox: Launcher {
    weak var load: PageLoad?

    var hooks: Hooks {
      var hooks = Hooks()
      hooks.launcher = self
      hooks.makePresenter = { SilentPresenter() }
      hooks.onEvent = { self.load?.hear($0) }
      return hooks
    }

    func open(_ address: Address, for event: JumpEvent) {}
  }

  /// Nobody answers an audit's questions.
  @MainActor
  private final class SilentPresenter: PromptPresenter {
    func present(
      _ prompt: Prompt, over owner: UnsafeMutablePointer<WebKitWebView>,
      answer: @escaping @MainActor (Prompt.Answer) -> Void
    ) {}
    func move(over owner: UnsafeMutablePointer<WebKitWebView>) {}
    func dismiss() {}
  }

  extension PageLoad {
    private typealias View = UnsafeMutablePointer<WebKitWebView>

    fileprivate func listen(_ view: UnsafeMutablePointer<WebKitWebView>) {
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
      connectWindows(view)
    }

    private func changed(_ event: WebKitLoadEvent) {
      switch event {
      case WEBKIT_LOAD_STARTED: become(.loading)
      case WEBKIT_LOAD_COMMITTED: isCommitted = true
      case WEBKIT_LOAD_FINISHED where state == .loading: become(.finished)
      default: break
      }
    }

    fileprivate func connectWindows(_ view: UnsafeMutablePointer<WebKitWebView>) {
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
  private final class WeakLoad {
    weak var load: PageLoad?
    init(_ load: PageLoad) { self.load = load }
  }
#endif
