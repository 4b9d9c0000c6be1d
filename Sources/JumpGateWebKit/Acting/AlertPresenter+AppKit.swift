#if canImport(WebKit) && !canImport(UIKit)
  public import AppKit
  public import JumpGate

  /// Asks by a sheet on the window of the view that asks.
  ///
  /// Its yes buttons are inactive for the first 500 ms, so that a click that was meant for the page
  /// does not hit them. Never shown for a view that nobody sees.
  @MainActor
  public final class AlertPresenter: PromptPresenter {
    private var alert: NSAlert?

    /// Makes one that shows nothing yet.
    public nonisolated init() {}

    /// Shows the sheet.
    public func present(
      _ prompt: Prompt, over view: KitView, answer: @escaping @MainActor (Prompt.Answer) -> Void
    ) -> Bool {
      guard view.isOnScreen, let window = view.window, window.attachedSheet == nil else {
        return false
      }
      let words = PromptWords(prompt)
      let alert = NSAlert()
      alert.messageText = words.question
      alert.informativeText = words.detail
      // The first button is the one that Return presses: it stays on the page.
      let answers = [Prompt.Answer.no, .once, .always, .never].filter { words.buttons[$0] != nil }
      let buttons = answers.map { alert.addButton(withTitle: words.buttons[$0] ?? "") }
      activateSoon(zip(answers, buttons).filter { $0.0 == .once || $0.0 == .always }.map(\.1))
      let once = ExactlyOnce(fallback: Prompt.Answer.no) { said in onMainActor { answer(said) } }
      self.alert = alert
      alert.beginSheetModal(for: window) { [weak self] response in
        self?.alert = nil
        let index = response.rawValue - NSApplication.ModalResponse.alertFirstButtonReturn.rawValue
        once.answer(answers.indices.contains(index) ? answers[index] : .no)
      }
      return true
    }

    /// Takes the sheet away.
    public func dismiss(whenGone: @escaping @MainActor () -> Void) {
      if let sheet = alert?.window {
        alert = nil
        sheet.sheetParent?.endSheet(sheet, returnCode: .abort)
        // Its window has no room for another before it is out.
        sheet.orderOut(nil)
      }
      whenGone()
    }

    private func activateSoon(_ buttons: [NSButton]) {
      for button in buttons { button.isEnabled = false }
      Task {
        try? await Task.sleep(
          nanoseconds: UInt64(Prompt.acceptsAnswersAfterMilliseconds) * 1_000_000)
        for button in buttons { button.isEnabled = true }
      }
    }
  }
#endif
