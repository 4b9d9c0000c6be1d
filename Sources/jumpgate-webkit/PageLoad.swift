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
    /// Whether what came first was no answer of a server: the engine refused the load and shows
    /// nothing, as for a restricted port.
    private(set) var isEmpty = true
    /// The media type of what came first; nil while nothing came.
    private(set) var mediaType: String?
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
      // Behind the enforcement's own script, which must see a press before the phone's touches do.
      probe = Probe(in: content)
      box.load = self
      probe.isOwn = { [weak self] in self?.isOwn($0) ?? false }
      listen(view)
      enforcement.load(address)
    }

    /// Whether the engine has nothing to do with the main frame.
    var isSettled: Bool { state != .loading }

    /// The status that the page's server answered with; 0 if there is none.
    var httpStatus: Int {
      guard let resource = webkit_web_view_get_main_resource(window.view),
        let response = webkit_web_resource_get_response(resource)
      else { return 0 }
      return Int(webkit_uri_response_get_status_code(response))
    }

    /// Whether a document that has just come is the page's, not that of a window it opened.
    private func isOwn(_ report: ProbeReport) -> Bool {
      if children.isEmpty { return true }
      guard !report.isWindow else { return false }
      let shown = webkit_web_view_get_uri(window.view).map { String(cString: $0) }
      if report.path == [] { return shown == report.href }
      // A window that does not know who opened it, by another origin; an opaque one may be anybody's.
      guard let top = report.top, top != "null", let shown, let own = try? Address(shown) else {
        return true
      }
      return own.origin.description == top
    }

    /// Ends it all.
    func close() {
      probe.reset()
      children.forEach { $0.close() }
      children = []
      window.close()
    }

    func hear(_ event: JumpEvent) {
      lastChange = MainLoop.now
      guard event.isJump else { return }
      jumps.append(Entry(event: event, at: Int(event.time.milliseconds) - started))
    }

    func commit() {
      if !isCommitted { isEmpty = httpStatus == 0 }
      isCommitted = true
    }

    /// Takes what a response to the main frame says that it is.
    func hear(mediaType: String) {
      self.mediaType = self.mediaType ?? mediaType
    }

    func become(_ state: State) {
      lastChange = MainLoop.now
      self.state = state
      ended = state == .loading ? nil : lastChange
      if firstEnd == nil, let ended { firstEnd = ended - started }
    }

    func makeChild(of opener: UnsafeMutablePointer<WebKitWebView>)
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

    func closeChild(_ view: UnsafeMutablePointer<WebKitWebView>) {
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
#endif
