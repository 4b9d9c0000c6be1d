#if canImport(WebKit)
  import JumpGate
  import JumpGateWebKit

  /// What the tests judge by: one listed app.
  enum TestPolicy {
    static let listed = "itms-apps://apps.apple.com/app/id1000000001"
    static let unlisted = "itms-apps://apps.apple.com/app/id1000000002"

    static func policy(
      _ preset: Preset = .standard, mode: PolicyMode = .enforce, hostSchemes: [String] = [],
      appLinkHosts: [HostPattern] = []
    ) -> Policy {
      Policy(
        apps: [1_000_000_001].compactMap { AppID($0) }, otherwise: preset, mode: mode,
        hostSchemes: hostSchemes, appLinkHosts: appLinkHosts)
    }
  }

  /// A launcher that opens nothing and remembers what it should have opened.
  @MainActor final class RecordingLauncher: Launcher {
    private(set) var opened: [String] = []

    func open(_ address: Address, for event: JumpEvent, from view: KitView) async -> Bool {
      opened.append(address.href)
      return true
    }
  }

  /// A presenter that shows nothing and keeps the question.
  @MainActor final class RecordingPresenter: PromptPresenter {
    private(set) var shown: [Prompt] = []
    private(set) var dismissals = 0
    private(set) var answer: (@MainActor (Prompt.Answer) -> Void)?

    func present(
      _ prompt: Prompt, over view: KitView, answer: @escaping @MainActor (Prompt.Answer) -> Void
    ) -> Bool {
      shown.append(prompt)
      self.answer = answer
      return true
    }

    func dismiss(whenGone: @escaping @MainActor () -> Void) {
      dismissals += 1
      if keepsDismissals { kept = whenGone } else { whenGone() }
    }

    /// Whether what is taken away stays on the screen until ``finishDismissal()``.
    var keepsDismissals = false
    private var kept: (@MainActor () -> Void)?

    func finishDismissal() {
      kept?()
      kept = nil
    }
  }
#endif
