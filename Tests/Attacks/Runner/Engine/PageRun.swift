#if GTK
  import CWebKitGTK
  import JumpGateCorpus
  import JumpGateStage
  import JumpGateWitness

  /// One page in one mode: load it, do its steps, wait until nothing happens any more, look.
  @MainActor
  final class PageRun {
    private let page: AttackPage
    private let mode: RunMode
    private let browser: Browser
    private let site: PageSite
    private let history: History
    private let engine: Engine
    private let careless: Carelessness?
    private let begin = MainLoop.now
    private var isPressed = false
    /// The longest time a page may take, in milliseconds.
    private let limit = 15_000

    init(
      _ page: AttackPage, mode: RunMode, engine: Engine, network: WitnessNetwork, watch: any Watch,
      careless: Carelessness? = nil
    ) throws {
      (self.page, self.mode, self.engine, self.careless) = (page, mode, engine, careless)
      history = History { MainLoop.now }
      site = PageSite(page, history: history)
      network.site = site
      browser = try Browser(engine: engine, network: network, watch: watch, history: history)
      if page.opensFreely { browser.allowWindowsWithoutGesture() }
      if careless == .connects { browser.connectEarly() }
    }

    func run() -> PageResult {
      defer {
        letGo()
        browser.close()
      }
      browser.watch.load(page.start, in: browser.main)
      awaitFirstDocument()
      for step in page.steps {
        if isDecided { break }
        history.add(.step(step.text))
        perform(step.step)
      }
      awaitEnd()
      if let careless, let watch = browser.watch as? GateWatch {
        careless.act(on: watch, in: browser)
        history.touch()
        awaitEnd()
      }
      return PageResult(
        page, mode: mode, history: history.entries.map(\.description),
        findings: mode == .enforce
          ? Judgement(page, seen: Seen(history, browser)).findings : [],
        isLive: isLive, milliseconds: MainLoop.now - begin)
    }

    /// In `report` the page has shown all it is asked to show.
    private var isDecided: Bool { mode != .enforce && page.hasJump && isLive }

    private var isLive: Bool { page.isLive(history) }

    private func awaitFirstDocument() {
      let wasShown = wait(until: {
        self.history.entries.contains { $0.isView } && self.isIdle && self.browser.isLaidOut
      })
      if !wasShown { history.add(.step("(nothing was shown in time)")) }
      // The first answer may come before the view's size has been taken over, the second can't.
      awaitEngine()
      awaitEngine()
    }

    /// Until nothing has happened for a while, and the engine has nothing more to say even when it
    /// is asked: on a busy machine a while alone proves nothing.
    private func awaitEnd() {
      while !isDecided, MainLoop.now < begin + limit {
        awaitEngine()
        wait(until: { self.isDecided || self.isQuiet })
        let before = history.lastChange
        awaitEngine()
        if history.lastChange == before, isQuiet { return }
      }
    }

    private var isIdle: Bool { !browser.isLoading }

    private var isQuiet: Bool {
      MainLoop.now - history.lastChange >= page.quiet && isIdle && !site.isAwaitingRequest
        && !history.isAwaitingPage
    }

    /// Until the engine has done all that it was sent, and what it sent has arrived.
    private func awaitEngine() {
      let echo = browser.ask()
      wait(until: { echo.isComplete })
    }

    @discardableResult
    private func wait(until condition: () -> Bool) -> Bool {
      MainLoop.run(milliseconds: max(0, begin + limit - MainLoop.now), until: condition)
    }

    private func perform(_ step: Step) {
      switch step {
      case .tap(let spot): press(spot, release: spot)
      case .tapThird(let spot): tapThird(spot)
      case .press(let spot): press(spot, release: nil)
      case .release(let spot): release(spot)
      case .move(let spot): move(spot)
      case .drag(let spot, let x, let y): drag(spot, x: x, y: y)
      case .key(let name): type(name)
      case .wait(let time): MainLoop.run(milliseconds: time)
      case .hide: browser.setVisible(false)
      case .show: browser.setVisible(true)
      case .back: webkit_web_view_go_back(browser.main)
      case .forward: webkit_web_view_go_forward(browser.main)
      case .reload: webkit_web_view_reload(browser.main)
      case .load(let address): browser.watch.load(address, in: browser.main)
      case .evaluate(let script):
        webkit_web_view_evaluate_javascript(browser.main, script, -1, nil, nil, nil, nil, nil)
      case .answer(let word): browser.watch.answer(word)
      case .bridge(let address): browser.watch.bridge(address, in: browser.main)
      case .awaitRequest, .awaitView, .awaitChildren, .awaitPrompt: awaitStep(step)
      }
      history.touch()
    }

    private func awaitStep(_ step: Step) {
      let isMet = wait(until: {
        if self.isDecided { return true }
        switch step {
        case .awaitRequest(let line): return self.history.requests.contains(line)
        case .awaitView(let address): return self.browser.shown.main == address && self.isIdle
        case .awaitChildren(let count):
          let shown = self.browser.shown.children
          return shown.count == count && !shown.contains("") && self.isIdle
            && self.browser.isLaidOut
        case .awaitPrompt: return !self.history.prompts.isEmpty
        default: return true
        }
      })
      if !isMet { history.add(.step("(was waited for in vain)")) }
      awaitEngine()
    }

    private func press(_ spot: Spot, release: Spot?) {
      browser.focus(spot.view)
      move(spot)
      act("press") { $0.button(down: true) }
      isPressed = true
      if let release { self.release(release) }
    }

    private func tapThird(_ spot: Spot) {
      move(spot)
      act("press") { $0.button(down: true, number: 3) }
      act("release") { $0.button(down: false, number: 3) }
    }

    private func release(_ spot: Spot) {
      move(spot)
      act("release") { $0.button(down: false) }
      isPressed = false
    }

    private func move(_ spot: Spot) {
      guard let point = browser.point(spot) else { return }
      // A window hears nothing of a pointer that is where it was when the window came.
      engine.hand.move(x: point.x + 2, y: point.y)
      act("move") { $0.move(x: point.x, y: point.y) }
    }

    private func drag(_ spot: Spot, x: Int, y: Int) {
      press(spot, release: nil)
      guard let point = browser.point(spot) else { return }
      // Once the engine takes it for a drag the view hears no more of the pointer.
      for part in 1...8 {
        engine.hand.move(x: point.x + x * part / 8, y: point.y + y * part / 8)
        MainLoop.run(milliseconds: 15)
      }
      letGo()
      awaitEngine()
    }

    /// Releases what is still pressed, so that the next page finds the hand free.
    private func letGo() {
      guard isPressed else { return }
      engine.hand.button(down: false)
      isPressed = false
      MainLoop.run(milliseconds: 30)
    }

    private func type(_ name: String) {
      browser.focus(0)
      awaitEngine()
      act("key") { $0.type(name) }
    }

    /// Lets the hand do one thing and waits until the engine is done with it: it takes input events
    /// one after the other, and one that still waits there would be overtaken by all else.
    private func act(_ name: String, _ body: (Hand) -> Void) {
      let before = browser.inputs
      body(engine.hand)
      let hasArrived = MainLoop.run(milliseconds: 2_000) { self.browser.inputs > before }
      if !hasArrived { history.add(.step("(the \(name) did not arrive)")) }
      awaitEngine()
    }
  }

  extension Seen {
    /// What the witnesses have to say at the end.
    @MainActor
    init(_ history: History, _ browser: Browser) {
      let shown = browser.shown
      self.init(
        jumps: history.jumps, opens: history.opens, unopened: history.unopened,
        requests: history.requests,
        connections: history.connections, view: shown.main,
        children: shown.children.map { $0.isEmpty ? "about:blank" : $0 },
        failures: history.failures,
        questions: history.prompts.count { $0.contains(" → ") })
    }
  }

  extension History.Entry {
    fileprivate var isView: Bool { if case .view = self { true } else { false } }
  }
#endif
