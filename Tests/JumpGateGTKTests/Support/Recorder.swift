#if GTK
  import CWebKitGTK
  import JumpGate
  import JumpGateGTK

  /// Hears what an enforcement does, and stands in for the system and the user.
  @MainActor
  final class Recorder: Launcher {
    /// Each event as a line, oldest first.
    private(set) var events: [JumpEvent] = []
    /// What was handed to the system.
    private(set) var opened: [String] = []
    private(set) var refused: [JumpEvent] = []
    private(set) var hosted: [JumpEvent] = []
    /// What nothing opened.
    private(set) var unopened: [JumpEvent] = []
    let log = RecordingSink()
    /// Each time that what is remembered changed.
    private(set) var remembered: [RememberedAnswers] = []
    /// What the launcher says instead of opening; nil: it opens.
    var launchError: LaunchError?
    let user = UserDouble()

    var hooks: Hooks {
      var hooks = Hooks()
      hooks.launcher = self
      hooks.makePresenter = { [user] in PresenterDouble(user: user) }
      hooks.onEvent = { [weak self] in self?.events.append($0) }
      hooks.sinks = [log]
      hooks.onNothingOpens = { [weak self] event, _ in self?.unopened.append(event) }
      hooks.onRefused = { [weak self] in self?.refused.append($0) }
      hooks.onRemembered = { [weak self] in self?.remembered.append($0) }
      hooks.onHost = { [weak self] in self?.hosted.append($0) }
      return hooks
    }

    func open(_ address: Address, for event: JumpEvent) throws(LaunchError) {
      if let launchError { throw launchError }
      opened.append(address.href)
    }
  }

  /// What the user is shown, and does.
  @MainActor
  final class UserDouble {
    /// The questions on show.
    var shown: [Prompt] = []
    /// Every question there was.
    var asked: [Prompt] = []
    /// Over which view the last one was put.
    var owner: UnsafeMutablePointer<WebKitWebView>?
    var answer: (@MainActor (Prompt.Answer) -> Void)?
  }

  @MainActor
  private final class PresenterDouble: PromptPresenter {
    private let user: UserDouble
    private var prompt: Prompt?

    init(user: UserDouble) { self.user = user }

    func present(
      _ prompt: Prompt, over owner: UnsafeMutablePointer<WebKitWebView>,
      answer: @escaping @MainActor (Prompt.Answer) -> Void
    ) {
      self.prompt = prompt
      user.shown.append(prompt)
      user.asked.append(prompt)
      user.owner = owner
      user.answer = answer
    }

    func move(over owner: UnsafeMutablePointer<WebKitWebView>) { user.owner = owner }

    func dismiss() {
      user.shown.removeAll { $0.id == prompt?.id }
      user.answer = nil
    }
  }
#endif
