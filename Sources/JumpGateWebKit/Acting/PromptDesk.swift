#if canImport(WebKit)
  internal import JumpGate

  /// The question that is shown for one view, kept in step with its gate.
  @MainActor
  final class PromptDesk {
    private let presenter: any PromptPresenter
    /// The question that is shown, and the jump that it is about.
    private(set) var shown: (id: Prompt.ID, event: JumpEvent)?

    init(presenter: any PromptPresenter) {
      self.presenter = presenter
    }

    /// Shows a question in place of any before it.
    ///
    /// - Returns: whether it is shown.
    func present(
      _ prompt: Prompt, for event: JumpEvent, over view: KitView,
      answer: @escaping @MainActor (Prompt.Answer) -> Void
    ) -> Bool {
      if shown != nil { presenter.dismiss {} }
      shown = (prompt.id, event)
      let isShown = presenter.present(prompt, over: view) { [weak self] said in
        guard self?.shown?.id == prompt.id else { return }
        answer(said)
      }
      if !isShown { shown = nil }
      return isShown
    }

    /// Takes away a question that the gate does not wait for any more.
    func sync(with gate: Gate) {
      guard let shown, gate.prompt?.id != shown.id else { return }
      self.shown = nil
      presenter.dismiss {}
    }

    /// Takes the question away, to be put elsewhere.
    ///
    /// - Parameter whenGone: called once, also if the presenter forgets it.
    func takeDown(whenGone: @escaping @MainActor @Sendable () -> Void) {
      shown = nil
      let once = ExactlyOnce<Void>(fallback: ()) { _ in onMainActor(whenGone) }
      presenter.dismiss { once.answer(()) }
    }
  }
#endif
