#if GTK
  import CWebKitGTK
  import JumpGate
  import JumpGateCorpus
  import JumpGateGTK

  /// The gate, with a launcher and a presenter that write down what they are handed and do no more.
  @MainActor
  final class GateWatch: Watch {
    private let policy: Policy
    private let setting: Setting
    private let onEvent: @MainActor (JumpEvent) -> Void
    /// What was refused, oldest first; empty where it is not kept.
    private(set) var refused: [JumpEvent] = []
    private var launcher: RecordingLauncher?
    private(set) weak var enforcement: Enforcement?
    private let presenters = PresenterList()

    /// What is around the gate.
    struct Setting {
      /// Whether the system has something to open addresses with.
      var hasHandler = true
      /// Whether what was opened is written down.
      var opens = true
      /// Whether the gate's events are written down.
      var tells = true
      /// Whether refusals are kept; a test of memory must not grow by its own notes.
      var keepsRefusals = true
    }

    /// - Parameter onEvent: hears each event while the engine waits for its answer.
    init(
      policy: Policy, setting: Setting = .init(),
      onEvent: @escaping @MainActor (JumpEvent) -> Void = { _ in }
    ) {
      self.policy = policy
      self.setting = setting
      self.onEvent = onEvent
    }

    /// How many questions are shown.
    var questions: Int { presenters.count }

    func begin(on view: WebView, history: History) throws {
      var hooks = Hooks()
      let launcher = RecordingLauncher(history: history, setting: setting)
      (self.launcher, hooks.launcher) = (launcher, launcher)
      hooks.makePresenter = { [presenters] in presenters.make(history: history) }
      hooks.onEvent = { [onEvent, setting] event in
        onEvent(event)
        if event.isJump, setting.tells { history.add(.jump(event.line)) }
        if !event.isJump { history.add(.asked(event.addressText, event.brief)) }
        if event.mayBeLoaded { history.awaitPage(event.addressText) }
      }
      if setting.keepsRefusals {
        hooks.onRefused = { [weak self] in self?.refused.append($0) }
      }
      hooks.onNothingOpens = { event, _ in
        history.add(.unopened(event.verdict.opens?.href ?? event.addressText))
      }
      enforcement = try Enforcement.begin(on: view, policy: policy, hooks: hooks)
    }

    /// Hands a refused address to the launcher all the same, as a careless host app does.
    func openAnyway(_ event: JumpEvent) {
      guard case .success(let address) = event.request.target else { return }
      try? launcher?.open(address, for: event)
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
    let setting: GateWatch.Setting

    func open(_ address: Address, for event: JumpEvent) throws(LaunchError) {
      guard setting.hasHandler else { throw LaunchError("no handler") }
      if setting.opens { history.add(.opened(address.href)) }
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
