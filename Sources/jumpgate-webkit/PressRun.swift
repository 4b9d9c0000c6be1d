#if GTK
  internal import JumpGate
  internal import JumpGateGTK
  internal import JumpGateStage

  /// One press on a fresh page: load, bring into view, aim, press, watch.
  @MainActor
  final class PressRun {
    enum Phase {
      case loading
      /// Not to be hit yet since then.
      case resting(since: Int)
      /// Waiting for a probe's answer since then.
      case asking(since: Int)
      /// Aimed; waits for the hand.
      case aimed(x: Int, y: Int)
      case watching(since: Int)
      /// Watched; the documents are asked whether they are still there.
      case parting(since: Int)
      case done
    }

    /// How long what follows a press is watched, in milliseconds.
    private static let watch = 1500
    /// For how much of it the documents are being asked whether they were pressed.
    private static let parting = 300
    /// How long a page that a press led to is watched once it is there.
    private static let watchNext = 1000
    /// After how long a page that is still loading is pressed all the same.
    private static let impatience = 3000
    /// How long a probe has to answer.
    private static let patience = 3000
    /// How long after the page was loaded an element may still come or come free, as in the survey.
    private static let lateness = 3000
    /// After how long it is looked for again.
    private static let rest = 300
    /// How much of the watch is taken as done when a press that has not arrived is waited for.
    private static let waited = 700
    /// How often a document is asked until a press has reached it; every other time it is pressed anew.
    private static let mostTries = 6

    let pressable: Pressable
    let load: PageLoad
    /// When it was pressed, by the load's clock; nil if it was not.
    private(set) var pressedAt: Int?
    /// Why it was not pressed.
    private(set) var whyNot: String?
    let setting: AuditSetting
    /// Whether all that can be hit of it is pressed on its own, and so it is not.
    private(set) var isWithin = false
    private let timeout: Int
    /// The document that was aimed at.
    var aimedAt: String?
    /// How often no press had reached it.
    private var tries = 0
    /// The documents that were asked whether they are still there, and did not say it.
    private var unanswered: Set<String> = []
    var phase = Phase.loading

    init(
      _ pressable: Pressable, on address: Address, setting: AuditSetting, timeout: Int, x: Int
    ) throws(EnforcementError) {
      self.pressable = pressable
      self.setting = setting
      self.timeout = timeout
      load = try PageLoad(address, setting: setting, x: x)
    }

    var isDone: Bool { if case .done = phase { true } else { false } }

    /// Goes on, as far as time and the engine allow.
    func step() {
      let now = MainLoop.now
      if load.state == .crashed { return give("the web process crashed") }
      switch phase {
      case .loading:
        if isReady(now) {
          show()
        } else if now - load.started > timeout + Self.patience {
          give("its frame was not there in time")
        }
      case .resting(let since):
        if now - since >= Self.rest { show() }
      case .asking(let since):
        if now - since > Self.patience { give("its frame did not answer") }
      case .aimed(let x, let y): press(x: x, y: y)
      case .watching(let since):
        if isWatchedEnough(now, since: since) { part() }
      case .parting(let since):
        if unanswered.isEmpty {
          if now - since >= Self.parting { finish() }
        } else if now - since > Self.patience {
          give("the page hung once it was pressed")
        }
      case .done: break
      }
    }

    private func isReady(_ now: Int) -> Bool {
      if case .failed(let why) = load.state, !load.isCommitted {
        give(why)
        return false
      }
      guard load.isCommitted, load.probe.document(at: pressable.path) != nil,
        load.probe.document(at: []) != nil
      else { return false }
      return load.isSettled && now - load.lastChange > 250
        || now - load.started > min(timeout, Self.impatience)
    }

    private func isWatchedEnough(_ now: Int, since: Int) -> Bool {
      guard now - since >= Self.watch - Self.parting else { return false }
      if load.state == .loading { return now - since > timeout }
      guard let ended = load.ended, ended > since else { return true }
      return now - ended >= Self.watchNext - Self.parting
    }

    /// Presses and releases, which nothing may come between: the display has one pointer.
    private func press(x: Int, y: Int) {
      let hand = setting.engine.hand
      load.window.place()
      // A press begins where the pointer comes.
      pressedAt = pressedAt ?? MainLoop.now - load.started
      hand.move(x: load.window.origin.x + x, y: load.window.origin.y + y)
      MainLoop.run(milliseconds: 40)
      // Once more: the page may have opened a window over it by now.
      load.window.place()
      phase = .watching(since: MainLoop.now)
      hand.button(down: true)
      MainLoop.run(milliseconds: 40)
      hand.button(down: false)
      MainLoop.run(milliseconds: 20)
      for key in pressable.item.keys {
        MainLoop.run(milliseconds: 40)
        // The press may have opened a window, which takes the keyboard.
        load.window.place()
        hand.type(key)
        MainLoop.run(milliseconds: 20)
      }
    }

    /// Asks the documents that were pressed whether they are still there: what hangs says nothing of
    /// what it would have done.
    private func part() {
      phase = .parting(since: MainLoop.now)
      guard load.state != .loading else { return }
      for path in Set([[], pressable.path]) {
        guard let document = load.probe.document(at: path) else { continue }
        unanswered.insert(document.doc)
        load.probe.order(document, .init(kind: .answer)) { [weak self] in
          self?.hear($0, from: path)
        }
      }
    }

    /// Takes an answer; waits for a press that has not reached the document yet, then presses once
    /// more: a window that the page opened can have come between.
    private func hear(_ report: ProbeReport, from path: [Int]) {
      unanswered.remove(report.doc)
      guard case .parting = phase, path == pressable.path, report.doc == aimedAt,
        report.wasPressed == false, !hasJumped
      else { return }
      tries += 1
      guard tries < Self.mostTries else { return give("something came in its way") }
      unanswered = []
      if tries.isMultiple(of: 2) {
        show()
      } else {
        phase = .watching(since: MainLoop.now - Self.waited)
      }
    }

    private var hasJumped: Bool {
      load.jumps.contains { $0.at >= pressedAt ?? .max }
    }

    func pass() {
      isWithin = true
      finish()
    }

    /// Looks again in a moment, or gives up once the page is no longer young.
    func miss(_ reason: String) {
      let now = MainLoop.now
      guard let ended = load.ended, now - ended < Self.lateness else { return give(reason) }
      phase = .resting(since: now)
    }

    func give(_ reason: String) {
      guard !isDone else { return }
      whyNot = reason
      finish()
    }

    private func finish() {
      phase = .done
      load.close()
    }
  }
#endif
