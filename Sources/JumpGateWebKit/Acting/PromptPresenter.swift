#if canImport(WebKit)
  public import JumpGate

  /// What puts a question to the user.
  @MainActor
  public protocol PromptPresenter: AnyObject {
    /// Shows a question. One is shown at a time.
    ///
    /// - Parameters:
    ///   - prompt: the question; ``PromptWords`` says it in the user's language.
    ///   - view: the view it belongs to: the asker's, or its nearest living opener's.
    ///   - answer: takes the answer; only the first counts, and a yes within
    ///     `Prompt.acceptsAnswersAfterMilliseconds` does nothing.
    /// - Returns: whether it is shown; a question that nobody sees is void.
    func present(
      _ prompt: Prompt, over view: KitView, answer: @escaping @MainActor (Prompt.Answer) -> Void
    ) -> Bool

    /// Takes the question away unanswered: its page is gone, or it is to be put elsewhere.
    ///
    /// - Parameter whenGone: to be called when nothing of it is on the screen any more.
    func dismiss(whenGone: @escaping @MainActor () -> Void)
  }
#endif
