#if GTK
  public import CWebKitGTK
  public import JumpGate

  /// A policy carried out in one web view.
  ///
  /// It lasts as long as the view: dropping this handle ends nothing, ``remove()`` does. The views
  /// that the host app makes for the page's new windows are guarded from their first moment, by a
  /// gate of their own that knows its opener.
  ///
  /// ```swift
  /// let enforcement = try Enforcement.begin(on: view, policy: policy, hooks: hooks)
  /// enforcement.load(try Address("https://news.example/"))
  /// ```
  ///
  /// In the policy's mode `report` every verdict is logged and none carried out: the engine does
  /// what it does without a gate. WebKitGTK then loads store pages in the view, answers a scheme it
  /// does not know with an error page, and hands nothing to the system.
  ///
  /// > Note: WebKitGTK does not tell which frame asks. A navigation with the engine's gesture flag
  /// > is taken for one of the frame that was tapped last; without it the frame is known only while
  /// > the page has one document, and unknown otherwise, which gives the stricter verdict. In a
  /// > window that a page without frames opened, and that has none, it is one of the two pages.
  @MainActor
  public final class Enforcement {
    /// The view; nil once it is gone or the enforcement was removed.
    public internal(set) var view: UnsafeMutablePointer<WebKitWebView>?
    /// The gate: the policy and what this view remembers.
    public internal(set) var gate: Gate
    /// What the user answered for good: set it when the app's own store has changed, for example when
    /// the user takes something back.
    ///
    /// Windows that are open already keep theirs; each has an enforcement of its own.
    public var remembered: RememberedAnswers {
      get { gate.remembered }
      set { gate.remembered = newValue }
    }
    let hooks: Hooks
    /// The enforcement of the view that opened this one.
    let opener: Enforcement?
    var taps = TapRecorder()
    var roster = FrameRoster()
    /// The frame that opened this view, asker of its first load; nil afterwards.
    var birth: Birth?
    /// The opener's document, if it was the only one there when it opened this view.
    var openerDocument: Frame.ID?
    /// A new window that was allowed, until the engine asks for its view.
    var allowedWindow: Birth?
    /// Whether the view never showed anything: a refused jump closes it.
    var isEmpty: Bool
    /// Whether the view was ever on show.
    var wasShown = false
    /// When the view got input from the display.
    var inputs = InputTimes()
    /// Where its tap script's messages may come from.
    private(set) var channels: [TapChannel] = []
    lazy var desk = PromptDesk(makePresenter: hooks.makePresenter)

    var signals: SignalConnections
    var deciders: HostHandlers
    var creators: HostHandlers
    var session: SignalConnections?
    /// Hears the view's input; the view owns it.
    var inputController: OpaquePointer?

    /// Begins to enforce a policy in a view.
    ///
    /// - Parameters:
    ///   - view: best one that has loaded nothing yet: what it shows already has no tap script.
    ///   - policy: what to judge by.
    ///   - hooks: who opens, asks and hears.
    /// - Throws: ``EnforcementError`` if the view has a gate already.
    @discardableResult
    public static func begin(
      on view: UnsafeMutablePointer<WebKitWebView>, policy: Policy, hooks: Hooks = Hooks()
    ) throws(EnforcementError) -> Enforcement {
      let isPrivate = webkit_web_view_get_network_session(view).map {
        webkit_network_session_is_ephemeral($0) != 0
      }
      return try begin(
        on: view, gate: Gate(policy: policy, isPrivate: isPrivate, remembered: hooks.remembered),
        hooks: hooks, opener: nil, birth: nil)
    }

    /// Begins with a gate, for a view that opened by itself or from another.
    package static func begin(
      on view: UnsafeMutablePointer<WebKitWebView>, gate: Gate, hooks: Hooks,
      opener: Enforcement? = nil, birth: Birth? = nil
    ) throws(EnforcementError) -> Enforcement {
      guard Enforcement.of(view) == nil else { throw .enforcedAlready }
      guard let channel = TapChannel.of(view) else { throw .noMessageHandler }
      let enforcement = Enforcement(view, gate: gate, hooks: hooks, opener: opener, birth: birth)
      enforcement.channels = [channel] + (opener?.channels ?? [])
      enforcement.channels.forEach { $0.add(enforcement) }
      enforcement.connect()
      return enforcement
    }

    private init(
      _ view: UnsafeMutablePointer<WebKitWebView>, gate: Gate, hooks: Hooks, opener: Enforcement?,
      birth: Birth?
    ) {
      self.view = view
      self.gate = gate
      self.hooks = hooks
      self.opener = opener
      self.birth = birth
      isEmpty = opener != nil
      signals = SignalConnections(to: view)
      deciders = HostHandlers(of: "decide-policy", on: view)
      creators = HostHandlers(of: "create", on: view)
      if opener != nil { roster.becameRelated() }
    }

    /// Loads an address as the host app's own: a new start for the page's refusals.
    public func load(_ address: Address) {
      guard let view else { return }
      gate.hostLoads(address, at: Clock.now)
      desk.sync(with: gate)
      webkit_web_view_load_uri(view, address.href)
    }

    /// Tells that the host app restores a session: the next load of this address exits nowhere.
    public func willRestore(_ address: Address) {
      gate.hostRestores(address, at: Clock.now)
      desk.sync(with: gate)
    }

    /// Judges and carries out what a page asks for by a script message to the host app, so that a
    /// bridge passes the same gate as a link.
    ///
    /// A web page (http, https) that the gate allows is loaded in this view. What else it allows a
    /// page to load itself (`data:`, `file:`, `javascript:`) is not for the app to load with its own
    /// rights: it is told as refused. In the mode `report` anything but a web page is handed to the
    /// launcher, as a bridge does that knows no gate.
    ///
    /// - Parameter string: the address as the page gave it, resolved against the page's own.
    /// - Returns: the event; nil if the view is gone.
    @discardableResult
    public func open(_ string: String) -> JumpEvent? {
      guard let view else { return nil }
      let event = judge(
        Attempt(
          UnreadableAddress.parse(string, base: shownAddress), kind: .navigation(.other),
          frame: .unknown, targetsMainFrame: true, engineGesture: nil, isRedirect: false))
      switch BridgeAnswer(event) {
      case .load(let address): webkit_web_view_load_uri(view, address.href)
      case .launch(let address): launch(address, for: event)
      case .refuse: hooks.onRefused(event)
      case .carryOut: carryOut(event)
      }
      return event
    }
  }
#endif
