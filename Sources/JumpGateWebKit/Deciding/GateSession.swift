#if canImport(WebKit)
  internal import Foundation
  internal import JumpGate
  internal import JumpGateFoundation

  /// One gate at work: judges what an engine asks, and carries verdicts out over a view.
  ///
  /// Shared by the adapters for `WKWebView` and for `WebPage`; knows neither.
  @MainActor
  final class GateSession: PressSink {
    var gate: Gate
    var hooks: Hooks
    var frames = FrameReader()
    /// Over which prompts and sheets are shown, and which must be seen for anything to exit.
    weak var view: KitView?
    /// Whether web content opened the view and it never showed anything.
    var isEmpty: Bool
    /// The session of the view that opened this one.
    let opener: GateSession?
    let desk: PromptDesk
    /// Where a bridge was allowed to lead, until the engine asks about it.
    var bridged: Address?
    private var taps = TapMatcher()

    init(gate: Gate, hooks: Hooks, view: KitView?, opener: GateSession?) {
      self.gate = gate
      self.hooks = hooks
      self.view = view
      self.opener = opener
      isEmpty = opener != nil
      desk = PromptDesk(presenter: hooks.makePresenter())
    }

    // MARK: Judging

    /// Judges an attempt and tells of it.
    func judge(_ attempt: Attempt) -> JumpEvent {
      if let tap = taps.tapBeforeDecision() { gate.record(tap) }
      gate.setVisible(isSeen)
      let event = gate.judge(attempt, at: .now)
      tell(event)
      desk.sync(with: gate)
      return event
    }

    /// Tells of what was allowed at first and is refused after all.
    func refuse(_ event: JumpEvent) {
      tell(event)
      hooks.onRefused(event)
    }

    private func tell(_ event: JumpEvent) {
      hooks.onEvent(event)
      hooks.sinks.forEach { $0.receive(event) }
    }

    /// Whether a link may be shown in the system's menu or preview, which opens it without asking.
    func mayPreview(_ url: URL) -> Bool {
      guard gate.policy.mode == .enforce else { return true }
      let request = JumpRequest(
        Result(reading: url), from: nil, frame: .unknown, isPopup: nil, isTopFromFrame: nil,
        tap: .live, isRedirected: nil, isPrivate: nil)
      let verdict = gate.policy.verdict(for: request)
      switch verdict.action {
      case .allow, .open, .sheet: return true
      case .block: return false
      // The menu says what it opens, and the user chooses it: a call needs no other question.
      case .ask, .host: return verdict.destination?.kind == .deepLink
      }
    }

    // MARK: Carrying out

    /// Does what a verdict says, after the engine was told to cancel.
    func carryOut(_ event: JumpEvent) {
      switch event.verdict.action {
      case .allow: break
      case .block: hooks.onRefused(event)
      case .host: hooks.onHost(event)
      case .ask: ask(event)
      case .open: launch(event.verdict.opens, for: event)
      case .sheet: show(event.verdict.destination?.appID, event.verdict.opens, for: event)
      }
    }

    /// Hands an address to the system; without one the jump is refused.
    func launch(_ address: Address?, for event: JumpEvent) {
      guard let address, let view = livingView else { return hooks.onRefused(event) }
      let hooks = hooks
      Task {
        if await !hooks.launcher.open(address, for: event, from: view) {
          hooks.onNothingOpens(event)
        }
      }
    }

    private func show(_ app: AppID?, _ address: Address?, for event: JumpEvent) {
      guard let app, let sheet = hooks.sheet, let view = livingView else {
        return launch(address, for: event)
      }
      Task {
        switch await sheet.show(app, from: view) {
        case .shown: break
        // What showed it may have taken its time.
        case .unavailable where view.isOnScreen: launch(address, for: event)
        case .unavailable, .gone: hooks.onRefused(event)
        }
      }
    }

    private func ask(_ event: JumpEvent) {
      guard let prompt = event.prompt else { return hooks.onRefused(event) }
      put(prompt, for: event)
    }

    /// Shows a question that waits in the gate.
    func put(_ prompt: Prompt, for event: JumpEvent) {
      let isShown =
        isWaiting(prompt)
        && livingView.map { view in
          desk.present(prompt, for: event, over: view) { [self] in answered(prompt, $0, event) }
        } ?? false
      guard !isShown else { return }
      // Nobody saw it, or its page is gone: it is void, and no refusal of the user's.
      gate.withdraw(prompt.id)
      hooks.onRefused(event)
    }

    private func isWaiting(_ prompt: Prompt) -> Bool { gate.prompt?.id == prompt.id }

    private func answered(_ prompt: Prompt, _ answer: Prompt.Answer, _ event: JumpEvent) {
      let before = gate.remembered
      gate.setVisible(livingView?.isOnScreen ?? false)
      let outcome = gate.answer(prompt.id, answer, at: .now)
      // A yes that came too early leaves the question open.
      guard !isWaiting(prompt) else { return }
      desk.sync(with: gate)
      if gate.remembered != before { hooks.onRemembered(gate.remembered) }
      switch outcome {
      case .open(let address): launch(address, for: event)
      case .sheet(let app, let address): show(app, address, for: event)
      case .nothing: hooks.onRefused(event)
      }
    }

    // MARK: Pages

    /// The main frame shows a new document.
    func pageCommitted(_ url: URL?) {
      frames.pageCommitted()
      taps.pageCommitted()
      gate.pageCommitted(Address(reading: url), at: .now)
      desk.sync(with: gate)
    }

    /// The host app loads a page itself.
    func hostLoads(_ url: URL?) {
      if let address = Address(reading: url) { gate.hostLoads(address, at: .now) }
      desk.sync(with: gate)
    }

    /// The host app is about to restore a session that shows a page.
    func willRestore(_ url: URL) {
      if let address = Address(reading: url) { gate.hostRestores(address, at: .now) }
      desk.sync(with: gate)
    }

    // MARK: Presses

    func pressBegan(_ input: TapMatcher.Input, fingers: Int, at time: GateTime) {
      taps.pressBegan(input, fingers: fingers, at: time)
    }

    func pressMoved(by distance: Double) { taps.pressMoved(by: distance) }

    func pressCancelled() { taps.pressCancelled() }

    func pressEnded(at time: GateTime) {
      if let tap = taps.pressEnded(at: time) { gate.record(tap) }
    }

    /// A press has been down for a while.
    func pressHeld() { taps.pressHeld() }

    /// A trusted event was seen in a frame.
    func trustedEvent(_ input: TapMatcher.Input, in frame: Frame) {
      if let tap = taps.trustedEvent(input, in: frame, at: .now) { gate.record(tap) }
    }
  }
#endif
