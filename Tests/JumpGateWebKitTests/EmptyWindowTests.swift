#if canImport(WebKit)
  import Foundation
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  /// A new window that has shown nothing yet: its opener stands for it.
  @MainActor struct EmptyWindowTests {
    private let opener = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    private let child = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    private let presenter = RecordingPresenter()

    private func attempt(_ string: String, kind: Attempt.Kind) -> Attempt {
      Attempt(
        UnreadableAddress.parse(string, base: nil), kind: kind, frame: .unknown,
        targetsMainFrame: true, engineGesture: nil, isRedirect: false)
    }

    /// Sessions of a page and of a window that it opened.
    ///
    /// - Parameter hooks: what they tell; questions are put to the presenter.
    private func sessions(_ policy: Policy, _ hooks: Hooks = Hooks()) -> (
      opener: GateSession, child: GateSession
    ) {
      var hooks = hooks
      hooks.makePresenter = { [presenter] in presenter }
      let first = GateSession(
        gate: Gate(policy: policy, isPrivate: nil), hooks: hooks, view: opener, opener: nil)
      first.pageCommitted(URL(string: "https://page.example/"))
      let event = first.judge(attempt("about:blank", kind: .newWindow))
      let gate = first.gate.makeChild(for: event, at: .now)
      return (first, GateSession(gate: gate, hooks: hooks, view: child, opener: first))
    }

    /// A policy that opens a listed app, whoever asks.
    private var openingPolicy: Policy {
      Policy(apps: [1_000_000_001].compactMap { AppID($0) }, otherwise: .standard) {
        Rule.open(.listedApp, id: "open")
      }
    }

    /// On systems where a test's window is seen.
    @Test func windowThatIsNotShownYet_isSeenIfItsOpenerIs() {
      let stage = Stage(opener, number: 0)
      defer { stage.close() }
      let (first, second) = sessions(openingPolicy)
      let jump = attempt(TestPolicy.listed, kind: .navigation(.other))
      let expected: Action = opener.isOnScreen ? .open : .block
      #expect(first.judge(jump).verdict.action == expected)
      #expect(second.judge(jump).verdict.action == expected)
      second.isEmpty = false
      #expect(second.judge(jump).verdict.reason == .hidden, "it showed something, somewhere")
    }
  }
#endif
