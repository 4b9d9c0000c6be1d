#if canImport(WebKit)
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  /// What follows when a store page is shown, can't be, or comes too late.
  @MainActor struct SheetTests {
    /// A sheet that says what it is told.
    @MainActor private final class FakeSheet: StoreSheet {
      private let outcome: SheetOutcome
      private(set) var isAsked = false

      init(outcome: SheetOutcome) { self.outcome = outcome }

      func show(_ app: AppID, from view: KitView) async -> SheetOutcome {
        isAsked = true
        return outcome
      }
    }

    /// Carries out a sheet over a view in a window that nobody sees.
    ///
    /// - Returns: what was opened, and what was refused.
    private func carryOut(_ outcome: SheetOutcome) async throws -> (
      opened: [String], refused: [Action]
    ) {
      let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
      let stage = Stage(view, number: 0)
      defer { stage.close() }
      view.isHidden = true
      let launcher = RecordingLauncher()
      var refused: [Action] = []
      var hooks = Hooks()
      hooks.launcher = launcher
      let sheet = FakeSheet(outcome: outcome)
      hooks.sheet = sheet
      hooks.onRefused = { refused.append($0.verdict.action) }
      let policy = Policy(
        apps: [1_000_000_001].compactMap { AppID($0) }, otherwise: .standard
      ) {
        Rule.sheet(.listedApp, id: "sheet")
      }
      var gate = Gate(policy: policy, isPrivate: nil)
      let session = GateSession(gate: gate, hooks: hooks, view: view, opener: nil)
      let event = gate.judge(
        Attempt(
          UnreadableAddress.parse(TestPolicy.listed, base: nil), kind: .navigation(.link),
          frame: .unknown, targetsMainFrame: true, engineGesture: nil, isRedirect: nil), at: .now)
      #expect(event.verdict.action == .sheet)
      session.carryOut(event)
      await waitUntil { sheet.isAsked && (outcome == .shown || !refused.isEmpty) }
      return (launcher.opened, refused)
    }

    @Test(arguments: [SheetOutcome.unavailable, .gone])
    func sheetThatComesTooLate_opensNothing(outcome: SheetOutcome) async throws {
      let result = try await carryOut(outcome)
      #expect(result.opened.isEmpty)
      #expect(result.refused == [.sheet])
    }

    @Test func storeThatNeverAnswers_isNotWaitedForAnyLonger() async {
      var kept: (@MainActor @Sendable (Bool) -> Void)?
      #expect(await Patience.answer(within: 20) { kept = $0 } == false)
      kept?(true)
      #expect(await Patience.answer(within: 60_000) { _ in } == false, "let go")
      #expect(await Patience.answer(within: 60_000) { $0(true) })
    }

    @Test func sheetThatIsShown_isAll() async throws {
      let result = try await carryOut(.shown)
      #expect(result.opened.isEmpty)
      #expect(result.refused.isEmpty)
    }
  }
#endif
