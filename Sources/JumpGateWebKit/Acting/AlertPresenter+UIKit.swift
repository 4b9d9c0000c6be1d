#if canImport(WebKit) && canImport(UIKit)
  public import JumpGate
  public import UIKit

  /// Asks by an alert over the view that asks.
  ///
  /// Its yes buttons are inactive for the first 500 ms, so that a tap that was meant for the page
  /// does not hit them. Never shown for a view that nobody sees, nor in a scene behind.
  @MainActor
  public final class AlertPresenter: PromptPresenter {
    private weak var alert: UIAlertController?

    /// Makes one that shows nothing yet.
    public nonisolated init() {}

    /// Shows the alert.
    public func present(
      _ prompt: Prompt, over view: KitView, answer: @escaping @MainActor (Prompt.Answer) -> Void
    ) -> Bool {
      guard view.isOnScreen, let presenter = view.controllerInFront,
        presenter.presentedViewController == nil
      else { return false }
      let words = PromptWords(prompt)
      let alert = UIAlertController(
        title: words.question, message: words.detail, preferredStyle: .alert)
      // Only the buttons hold it: however the alert goes (another screen, the app's own doing),
      // there is an answer, and one.
      let once = ExactlyOnce(fallback: Prompt.Answer.no) { said in onMainActor { answer(said) } }
      let actions = [Prompt.Answer.once, .always, .no, .never].compactMap { said in
        words.buttons[said].map { button($0, for: said, once: once) }
      }
      actions.forEach(alert.addAction)
      presenter.present(alert, animated: true, completion: nil)
      self.alert = alert
      return true
    }

    /// Takes the alert away.
    public func dismiss(whenGone: @escaping @MainActor () -> Void) {
      guard let presenting = alert?.presentingViewController else { return whenGone() }
      alert = nil
      presenting.dismiss(animated: true) { whenGone() }
    }

    private func button(
      _ title: String, for said: Prompt.Answer, once: ExactlyOnce<Prompt.Answer>
    ) -> UIAlertAction {
      let action = UIAlertAction(title: title, style: said == .no ? .cancel : .default) { _ in
        once.answer(said)
      }
      guard said == .once || said == .always else { return action }
      action.isEnabled = false
      Task { [weak action] in
        try? await Task.sleep(
          nanoseconds: UInt64(Prompt.acceptsAnswersAfterMilliseconds) * 1_000_000)
        action?.isEnabled = true
      }
      return action
    }
  }
#endif
