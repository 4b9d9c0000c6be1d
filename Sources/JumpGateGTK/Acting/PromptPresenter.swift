#if GTK
  public import CWebKitGTK
  public import JumpGate

  /// What puts a question to the user.
  @MainActor
  public protocol PromptPresenter: AnyObject {
    /// Shows the question. Until ``dismiss()`` it stays, whatever the user answers.
    ///
    /// - Parameters:
    ///   - prompt: the question.
    ///   - owner: the view it belongs to: the asker's, or its nearest living opener's.
    ///   - answer: takes the answer; a yes that comes too early counts for nothing.
    func present(
      _ prompt: Prompt, over owner: UnsafeMutablePointer<WebKitWebView>,
      answer: @escaping @MainActor (Prompt.Answer) -> Void)

    /// Moves the question that is shown over another view: the asker's own is going.
    func move(over owner: UnsafeMutablePointer<WebKitWebView>)

    /// Takes the question away: it is void or answered.
    func dismiss()
  }
#endif
