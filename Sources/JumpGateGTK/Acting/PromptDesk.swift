#if GTK
  internal import CWebKitGTK
  internal import JumpGate

  /// The question that is shown for one view, kept in step with its gate.
  @MainActor
  final class PromptDesk {
    private let presenter: any PromptPresenter
    private var shown: (id: Prompt.ID, event: JumpEvent)?

    init(presenter: any PromptPresenter) {
      self.presenter = presenter
    }

    /// Whether a question waits.
    var isShowing: Bool { shown != nil }

    /// Shows a question in place of any before it.
    func present(
      _ prompt: Prompt, for event: JumpEvent, over view: UnsafeMutablePointer<WebKitWebView>,
      answer: @escaping @MainActor (Prompt.Answer) -> Void
    ) {
      if shown != nil { presenter.dismiss() }
      shown = (prompt.id, event)
      presenter.present(prompt, over: view) { [weak self] said in
        guard self?.shown?.id == prompt.id else { return }
        answer(said)
      }
    }

    /// Takes away a question that the gate does not wait for any more.
    func sync(with gate: Gate) {
      guard let shown, gate.prompt?.id != shown.id else { return }
      self.shown = nil
      presenter.dismiss()
    }

    /// Shows the question over another view.
    func move(over view: UnsafeMutablePointer<WebKitWebView>) {
      presenter.move(over: view)
    }
  }
#endif
