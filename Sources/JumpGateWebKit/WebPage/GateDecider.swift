#if canImport(_WebKit_SwiftUI)
  internal import Foundation
  public import JumpGate
  public import WebKit

  /// Decides the navigations of a `WebPage` by a policy.
  ///
  /// ```swift
  /// let page = WebPage(navigationDecider: GateDecider(policy))
  /// ```
  ///
  /// That alone stops what the policy stops; but it has no view, which counts as one that is hidden:
  /// nothing leaves. With a view, taps and prompts:
  ///
  /// ```swift
  /// var configuration = WebPage.Configuration()
  /// let decider = GateDecider(policy) { event in explain(event) }
  /// decider.watch(&configuration)
  /// let page = WebPage(configuration: configuration, navigationDecider: decider)
  /// // In the body:
  /// WebView(page).gated(by: decider)
  /// ```
  ///
  /// A policy's `appLinkHosts` are for ``GatedWKWebView`` and `WKWebView.enforce`: a decider has no page
  /// to load again. Nor does it judge downloads that a link begins: their delegate is WebKit's own. It
  /// can't be removed, since a page keeps its decider.
  ///
  /// > Note: The protocol has default bodies that allow everything, so a misspelt method lets
  /// > everything through in silence. That these two methods are the ones it asks for is checked
  /// > against a declaration of the protocol without those bodies.
  @available(iOS 26, macOS 26, visionOS 26, *)
  @MainActor
  public final class GateDecider: WebPage.NavigationDeciding {
    let session: GateSession
    /// What shows the page, and what it says of that; known since the page's first document spoke.
    private(set) var surface: PageSurface?

    /// Makes a decider; each page needs its own.
    ///
    /// - Parameters:
    ///   - policy: what to judge by.
    ///   - hooks: who opens, asks and hears.
    ///   - onRefused: hears what was refused, so that a dead button can be explained.
    public init(
      _ policy: Policy, hooks: Hooks = Hooks(),
      onRefused: (@MainActor (JumpEvent) -> Void)? = nil
    ) {
      var hooks = hooks
      if let onRefused { hooks.onRefused = onRefused }
      let policy = policy.forApp(registeredFor: Bundle.main.registeredSchemes)
      let gate = Gate(policy: policy, isPrivate: nil, remembered: hooks.remembered)
      session = GateSession(gate: gate, hooks: hooks, view: nil, opener: nil)
    }

    deinit {
      let session = session
      onMainActor { session.closed() }
    }

    /// Lets the decider hear of taps and new documents in a page that is about to be made.
    ///
    /// If a page that lives is watched by this configuration's content controller already, the
    /// configuration gets a new controller: nothing tells which of two pages sends a message.
    ///
    /// > Note: So add scripts, message handlers and content rules of your own after this.
    public func watch(_ configuration: inout WebPage.Configuration) {
      if TapChannel.of(configuration.userContentController).isTaken(from: self) {
        configuration.userContentController = WKUserContentController()
      }
      TapChannel.of(configuration.userContentController).send(unclaimedTo: self)
      session.gate = Gate(
        policy: session.gate.policy, isPrivate: !configuration.websiteDataStore.isPersistent,
        remembered: session.gate.remembered)
    }

    // MARK: Deciding

    /// Decides a navigation.
    public func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy {
      let attempt = Attempt(action, frames: session.frames)
      let usual: WKNavigationActionPolicy = action.shouldPerformDownload ? .download : .allow
      if session.isJudgedAlready(attempt) { return usual }
      let event = session.judge(surface?.read(attempt, by: session.gate) ?? attempt)
      if event.mode == .report || event.verdict.action == .allow { return usual }
      session.carryOut(event)
      return .cancel
    }

    /// Decides a response: one that installs something is judged.
    public func decidePolicy(
      for response: WebPage.NavigationResponse
    ) async -> WKNavigationResponsePolicy {
      // Which frame it is for is not public; the navigation that it answers may tell.
      let isForMainFrame = Address(reading: response.response.url)
        .flatMap { session.gate.targetsMain($0) }
      let event = session.judge(
        Attempt(
          response.response, isForMainFrame: isForMainFrame, frames: session.frames))
      if event.mode == .report || event.verdict.action == .allow {
        return response.canShowMimeType ? .allow : .cancel
      }
      session.carryOut(event)
      return .cancel
    }
  }

  @available(iOS 26, macOS 26, visionOS 26, *)
  extension GateDecider: TapListener {
    func tapScript(_ message: TapScript.Message, from frame: WKFrameInfo) {
      switch message {
      case .pressed(let input, let address):
        session.trustedEvent(
          input, in: session.frames.frame(frame, whoseDocumentIsAt: address, in: nil))
      case .held: session.pressHeld()
      case .hello where frame.isMainFrame:
        pageCame(in: frame)
      case .hello: break
      }
    }

    private func pageCame(in frame: WKFrameInfo) {
      if let view = frame.webView, surface?.view !== view { surface = PageSurface(view) }
      surface?.shown = Address(reading: frame.documentURL)
      session.pageCommitted(frame.documentURL)
    }
  }

  @available(iOS 26, macOS 26, visionOS 26, *)
  extension Attempt {
    /// Copies the engine's question about a navigation or a new window of a `WebPage`.
    @MainActor
    fileprivate init(_ action: WebPage.NavigationAction, frames: FrameReader) {
      let source = action.source
      self.init(
        Result(reading: action.request.url),
        kind: action.target == nil
          ? .newWindow : .navigation(NavigationType(action.navigationType)),
        frame: frames.frame(
          isMain: source.isMainFrame, origin: Origin(source.securityOrigin),
          // The page's own name needs none, and the engine may have none to make a value of.
          address: source.isMainFrame ? nil : source.request.url?.absoluteString),
        targetsMainFrame: action.target?.isMainFrame, engineGesture: nil, isRedirect: nil)
    }
  }
#endif
