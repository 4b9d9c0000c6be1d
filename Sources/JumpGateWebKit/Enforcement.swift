#if canImport(WebKit)
  internal import Foundation
  public import JumpGate
  internal import JumpGateFoundation
  internal import WebKit

  /// A policy carried out in one web view.
  ///
  /// It lasts as long as the view: dropping this handle ends nothing, ``remove()`` does. Get one by
  /// `enforce` on a web view.
  ///
  /// The gate is the view's navigation and UI delegate; the delegates that the app set are asked
  /// after it. A delegate that is set later is noticed before the setter returns, by key-value
  /// observation of the two properties, and put behind the gate; reading the property then gives the
  /// gate, not the app's object. ``GatedWKWebView`` needs no observation, and gives the app's navigation
  /// delegate.
  ///
  /// > Note: Key-value observation of the delegates works because their setters are ordinary ones; no
  /// > documentation promises it. ``noticesLaterDelegates`` says whether it works in this view: it
  /// > was tried when enforcement began.
  @MainActor
  public final class Enforcement {
    private static let place = AssociatedObject<Enforcement>()

    let session: GateSession
    var navigationGuard = NavigationGuard()
    var windowGuard = WindowGuard()
    let decisions = OpenDecisions()
    let removal = Removal()
    var memo = AppLinkMemo()
    /// The document that the main frame shows; nil: none yet.
    var shown: Address?
    /// The load of the main frame that has begun and shows nothing yet.
    weak var provisional: WKNavigation?
    /// That of which the last navigation that was asked about was taken for a hop; held, since it may be
    /// gone before the next begins.
    var redirected: WKNavigation?
    let ownLoads = OwnLoads()
    /// What the host answered to the navigation that is loaded again.
    var preferencesToLoadAgain: WKWebpagePreferences?
    /// A new window that was allowed, until the engine asks for its view.
    var allowedWindow: JumpEvent?
    /// A new window that might be and that the host made no view for, until the engine asks about the
    /// main frame.
    var unmadeWindow: Attempt?
    private(set) weak var view: WKWebView?
    private var watches: [NSKeyValueObservation] = []
    private var presses: PressRecording?
    private var allowedLinkPreview: Bool?
    private var rules: WKContentRuleList?

    /// Whether a delegate that is set later is noticed in this view.
    public private(set) var noticesLaterDelegates = false
    /// The gate: the policy and what this view remembers.
    public var gate: Gate { session.gate }
    /// What the user answered for good: set it when the app's own store has changed, for example when
    /// the user takes something back.
    ///
    /// Windows that are open already keep theirs; each has an enforcement of its own.
    public var remembered: RememberedAnswers {
      get { session.gate.remembered }
      set { session.gate.remembered = newValue }
    }

    init(_ view: WKWebView, gate: Gate, hooks: Hooks, opener: Enforcement?) {
      self.view = view
      session = GateSession(gate: gate, hooks: hooks, view: view, opener: opener?.session)
      begin(in: view)
    }

    deinit {
      let session = session
      onMainActor { session.closed() }
    }

    /// The enforcement of a view, kept with it.
    static func of(_ view: WKWebView) -> Enforcement? {
      place.value(of: view)
    }

    private func begin(in view: WKWebView) {
      Self.place.set(self, of: view)
      TapChannel.of(view.configuration.userContentController)
      presses = PressRecording(in: view, sink: session)
      navigationGuard.enforcement = self
      windowGuard.enforcement = self
      windowGuard.judgesMenus = session.gate.policy.mode == .enforce
      watchDelegates(of: view)
      if let url = committedURL(of: view) {
        shown = Address(reading: url)
        session.pageCommitted(url)
      }
      #if !canImport(UIKit)
        // The preview of a link that is pressed hard asks nobody, and there is no menu call to
        // refuse it one by one.
        if session.gate.policy.mode == .enforce {
          allowedLinkPreview = view.allowsLinkPreview
          view.allowsLinkPreview = false
        }
      #endif
    }

    /// Ends enforcement: the view is as it was, with the delegates that the app set.
    public func remove() {
      removal.isDone = true
      watches = []
      presses = nil
      decisions.cancelAll()
      session.closed()
      guard let view, Self.of(view) === self else { return }
      setDelegates(of: view, navigationGuard.hostDelegate, windowGuard.hostDelegate)
      navigationGuard.retire()
      windowGuard.retire()
      if let allowedLinkPreview { view.allowsLinkPreview = allowedLinkPreview }
      if let rules { view.configuration.userContentController.remove(rules) }
      Self.place.set(nil, of: view)
    }

    // MARK: Delegates

    private func watchDelegates(of view: WKWebView) {
      reclaim(view)
      if view is GatedWKWebView {
        noticesLaterDelegates = true
        return
      }
      watches = [
        view.observe(\.navigationDelegate) { [weak self] _, _ in
          onMainActor { self?.delegateWasSet() }
        },
        view.observe(\.uiDelegate) { [weak self] _, _ in
          onMainActor { self?.delegateWasSet() }
        },
      ]
      // Try it: setting what is set already must be noticed.
      setDelegates(of: view, navigationGuard, windowGuard)
    }

    private func delegateWasSet() {
      noticesLaterDelegates = true
      if let view { reclaim(view) }
    }

    /// Puts the gate before whatever delegates the view has now.
    private func reclaim(_ view: WKWebView) {
      let (navigation, window) =
        (view as? GatedWKWebView)?.engineDelegates ?? (view.navigationDelegate, view.uiDelegate)
      if navigation !== navigationGuard { adopt(navigation: navigation) }
      if window !== windowGuard { adopt(window: window) }
      if navigation !== navigationGuard || window !== windowGuard { refreshDelegates() }
    }

    /// Sets the gate again, since the engine asks only then which methods there are.
    func refreshDelegates() {
      guard let view, Self.of(view) === self else { return }
      setDelegates(of: view, navigationGuard, windowGuard)
    }

    private func setDelegates(
      of view: WKWebView, _ navigation: (any WKNavigationDelegate)?, _ window: (any WKUIDelegate)?
    ) {
      if let view = view as? GatedWKWebView {
        view.setEngineDelegates(navigation, window)
      } else {
        view.navigationDelegate = navigation
        view.uiDelegate = window
      }
    }

    // MARK: The host app

    /// Changes who opens and who hears; questions are put as they were at first.
    func update(_ hooks: Hooks) {
      session.hooks = hooks
    }

    /// Adds the policy's content rules to the view: pop-ups and frames of stores are stopped even
    /// before the gate is asked.
    ///
    /// The rules are the same as `jumpgate rules` prints.
    ///
    /// - Throws: WebKit's error if it can't compile them.
    public func addContentRules() async throws {
      guard gate.policy.mode == .enforce, rules == nil else { return }
      let compiled = try await ContentRules(gate.policy).compiled()
      guard let compiled, let view, Self.of(view) === self, rules == nil else { return }
      view.configuration.userContentController.add(compiled)
      rules = compiled
    }
  }
#endif
