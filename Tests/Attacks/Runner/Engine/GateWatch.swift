#if GTK
  import CWebKitGTK
  import JumpGate
  import JumpGateCorpus
  import JumpGateGTK

  /// The gate, with a launcher and a presenter that write down what they are handed and do no more.
  @MainActor
  final class GateWatch: Watch {
    private let policy: Policy
    private let onEvent: @MainActor (JumpEvent) -> Void
    private(set) weak var enforcement: Enforcement?
    private let presenters = PresenterList()

    /// - Parameter onEvent: hears each event while the engine waits for its answer.
    init(policy: Policy, onEvent: @escaping @MainActor (JumpEvent) -> Void = { _ in }) {
      self.policy = policy
      self.onEvent = onEvent
    }

    /// How many questions are shown.
    var questions: Int { presenters.count }

    func begin(on view: WebView, history: History) throws {
      var hooks = Hooks()
      hooks.launcher = RecordingLauncher(history: history)
      hooks.makePresenter = { [presenters] in presenters.make(history: history) }
      hooks.onEvent = { [onEvent] event in
        onEvent(event)
        history.add(event.isJump ? .jump(event.line) : .asked(event.addressText, event.brief))
        if event.isAllowedNavigation { history.awaitPage(event.addressText) }
      }
      enforcement = try Enforcement.begin(on: view, policy: policy, hooks: hooks)
    }

    func beginChild(_ view: WebView, history: History) {}

    func load(_ address: String, in view: WebView) {
      guard let parsed = try? Address(address) else { return }
      enforcement?.load(parsed)
    }

    func answer(_ word: String) {
      guard let answer = Prompt.Answer(rawValue: word) else { return }
      presenters.answer(answer)
    }

    func bridge(_ address: String, in view: WebView) { enforcement?.open(address) }
  }

  /// What opens nothing.
  private struct RecordingLauncher: Launcher {
    let history: History

    func open(_ address: Address, for event: JumpEvent) throws(LaunchError) {
      history.add(.opened(address.href))
    }
  }

  /// The questions that are shown.
  @MainActor
  private final class PresenterList {
    private var shown: [RecordingPresenter] = []

    var count: Int { shown.count }

    func make(history: History) -> RecordingPresenter { RecordingPresenter(self, history) }

    func show(_ presenter: RecordingPresenter) { shown.append(presenter) }

    func hide(_ presenter: RecordingPresenter) { shown.removeAll { $0 === presenter } }

    func answer(_ answer: Prompt.Answer) { shown.last?.take(answer) }
  }

  /// What shows nothing.
  @MainActor
  private final class RecordingPresenter: PromptPresenter {
    private let list: PresenterList
    private let history: History
    private var answer: (@MainActor (Prompt.Answer) -> Void)?

    init(_ list: PresenterList, _ history: History) {
      (self.list, self.history) = (list, history)
    }

    func present(
      _ prompt: Prompt, over owner: WebView, answer: @escaping @MainActor (Prompt.Answer) -> Void
    ) {
      self.answer = answer
      history.add(.prompt("\(prompt.asker) → \(prompt.opens.href)"))
      list.show(self)
    }

    func move(over owner: WebView) { history.add(.prompt("moved to its opener")) }

    func dismiss() {
      if answer != nil { history.add(.prompt("taken away")) }
      answer = nil
      list.hide(self)
    }

    func take(_ given: Prompt.Answer) { answer?(given) }
  }
#endif
