#if GTK
  internal import CWebKitGTK
  internal import JumpGate

  /// The question that is shown for one view, kept in step with its gate.
  @MainActor
  final class PromptDesk {
    /// A question on show, and who takes its answer.
    private final class Shown {
      let prompt: Prompt
      let event: JumpEvent
      let presenter: any PromptPresenter
      var answer: @MainActor (Prompt.Answer) -> Void

      init(
        _ prompt: Prompt, _ event: JumpEvent, _ presenter: any PromptPresenter,
        answer: @escaping @MainActor (Prompt.Answer) -> Void
      ) {
        self.prompt = prompt
        self.event = event
        self.presenter = presenter
        self.answer = answer
      }
    }

    private let makePresenter: @MainActor () -> any PromptPresenter
    private var shown: Shown?

    init(makePresenter: @escaping @MainActor () -> any PromptPresenter) {
      self.makePresenter = makePresenter
    }

    /// Shows a question in place of any before it.
    func present(
      _ prompt: Prompt, for event: JumpEvent, over view: UnsafeMutablePointer<WebKitWebView>,
      answer: @escaping @MainActor (Prompt.Answer) -> Void
    ) {
      shown?.presenter.dismiss()
      let shown = Shown(prompt, event, makePresenter(), answer: answer)
      self.shown = shown
      shown.presenter.present(prompt, over: view) { [weak shown] in shown?.answer($0) }
    }

    /// Takes away a question that the gate does not wait for any more.
    func sync(with gate: Gate) {
      guard let shown, gate.prompt?.id != shown.prompt.id else { return }
      self.shown = nil
      shown.presenter.dismiss()
    }

    /// Takes over the question of a view that is going.
    ///
    /// - Parameter answer: takes the answer and the event that the question is about.
    func takeOver(
      from other: PromptDesk, over view: UnsafeMutablePointer<WebKitWebView>,
      answer: @escaping @MainActor (Prompt, Prompt.Answer, JumpEvent) -> Void
    ) {
      guard let taken = other.shown else { return }
      other.shown = nil
      taken.answer = { answer(taken.prompt, $0, taken.event) }
      shown = taken
      taken.presenter.move(over: view)
    }
  }
#endif
