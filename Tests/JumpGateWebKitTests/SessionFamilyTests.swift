#if canImport(WebKit)
  import Foundation
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  /// A page and a window that it opened: who is seen, and who owns what is shown.
  @MainActor struct SessionFamilyTests {
    private let opener = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    private let child = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    private let presenter = RecordingPresenter()
    private let refused = RecordingSink()

    private func attempt(_ string: String, kind: Attempt.Kind) -> Attempt {
      Attempt(
        UnreadableAddress.parse(string, base: nil), kind: kind, frame: .unknown,
        targetsMainFrame: true, engineGesture: nil, isRedirect: false)
    }

    /// Sessions of a page and of a window that it opened.
    ///
    /// Questions are put to the presenter.
    private func sessions(_ policy: Policy) -> (opener: GateSession, child: GateSession) {
      var hooks = Hooks()
      hooks.onRefused = { [refused] in refused.receive($0) }
      hooks.makePresenter = { [presenter] in presenter }
      let first = GateSession(
        gate: Gate(policy: policy, isPrivate: nil), hooks: hooks, view: opener, opener: nil)
      first.pageCommitted(URL(string: "https://page.example/"))
      let event = first.gate.judge(attempt("about:blank", kind: .newWindow), at: .now)
      let gate = first.gate.makeChild(for: event, at: .now)
      return (first, GateSession(gate: gate, hooks: hooks, view: child, opener: first))
    }

    /// A policy about the listed app, whoever asks.
    private func policy(_ rule: Rule) -> Policy {
      Policy(apps: [1_000_000_001].compactMap { AppID($0) }, otherwise: .standard) { rule }
    }

    private var asking: Policy { policy(.ask(.listedApp, id: "ask")) }
    private var opening: Policy { policy(.open(.listedApp, id: "open")) }

    /// What a view's page asks for, judged as if the view could be seen.
    private func jump(in session: GateSession) -> JumpEvent {
      session.gate.judge(attempt(TestPolicy.listed, kind: .navigation(.other)), at: .now)
    }

    /// On systems where a test's window is seen.
    @Test func windowThatIsNotShownYet_isSeenIfItsOpenerIs() {
      let stage = Stage(opener, number: 0)
      defer { stage.close() }
      let (first, second) = sessions(opening)
      let jump = attempt(TestPolicy.listed, kind: .navigation(.other))
      let expected: Action = opener.isOnScreen ? .open : .block
      #expect(first.judge(jump).verdict.action == expected)
      #expect(second.judge(jump).verdict.action == expected)
      second.isEmpty = false
      #expect(second.judge(jump).verdict.reason == .hidden, "it showed something, somewhere")
    }

    // MARK: A window that showed nothing

    @Test func questionOfAnEmptyWindow_isShownOverItsOpener_whenItIsClosed() async throws {
      let stage = Stage(opener, number: 0)
      defer { stage.close() }
      let (first, second) = sessions(asking)
      let event = jump(in: second)
      let prompt = try #require(event.prompt)
      let heir = try #require(second.handOver(event))
      #expect(heir === first)
      #expect((first.gate.prompt, second.gate.prompt) == (prompt, nil))
      #expect(presenter.shown.isEmpty)
      second.closed()
      await heir.carryOutWhenFree(event)
      #expect(presenter.shown == [prompt])
      #expect(presenter.dismissals == 0)
      #expect(refused.events.isEmpty)
    }

    @Test func questionThatIsVoidByThen_isNotShown() async throws {
      let stage = Stage(opener, number: 0)
      defer { stage.close() }
      let (first, second) = sessions(asking)
      let event = jump(in: second)
      let heir = try #require(second.handOver(event))
      first.pageCommitted(URL(string: "https://next.example/"))
      await heir.carryOutWhenFree(event)
      #expect(presenter.shown.isEmpty)
      #expect(refused.events == [event])
    }

    @Test func whatIsOpened_isNotHandedOver() {
      let (_, second) = sessions(opening)
      let event = jump(in: second)
      #expect(event.verdict.action == .open)
      #expect(second.handOver(event) == nil)
    }

    // MARK: A question that is shown

    @Test func questionOfAWindowThatCloses_isTakenDown_andThenShownOverItsOpener() async throws {
      let stages = [Stage(opener, number: 0), Stage(child, number: 1)]
      defer { stages.forEach { $0.close() } }
      let (first, second) = sessions(asking)
      let event = jump(in: second)
      let prompt = try #require(event.prompt)
      second.carryOut(event)
      #expect(presenter.shown == [prompt])
      presenter.keepsDismissals = true
      second.closed()
      #expect(presenter.dismissals == 1)
      #expect(presenter.shown == [prompt], "it is on its way off the screen")
      presenter.finishDismissal()
      await waitUntil { presenter.shown.count > 1 }
      #expect(presenter.shown == [prompt, prompt])
      #expect(first.gate.prompt == prompt)
      #expect(refused.events.isEmpty, "the user has not spoken")
    }

    @Test func questionOfAProcessThatEnded_isVoid() throws {
      let stages = [Stage(opener, number: 0), Stage(child, number: 1)]
      defer { stages.forEach { $0.close() } }
      let (first, second) = sessions(asking)
      second.carryOut(jump(in: second))
      second.processEnded()
      #expect(presenter.dismissals == 1)
      #expect((first.gate.prompt, second.gate.prompt) == (nil, nil))
    }

    @Test func questionThatIsVoidAlready_isNotShown() throws {
      let stage = Stage(opener, number: 0)
      defer { stage.close() }
      let (first, _) = sessions(asking)
      let event = jump(in: first)
      first.hostLoads(URL(string: "https://next.example/"))
      first.carryOut(event)
      #expect(presenter.shown.isEmpty)
      #expect(refused.events == [event])
    }
  }
#endif
