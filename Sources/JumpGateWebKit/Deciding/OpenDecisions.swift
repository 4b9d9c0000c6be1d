#if canImport(WebKit)
  internal import JumpGate

  /// The engine's questions that wait for the host's delegate; answered with no when the web view
  /// goes before the delegate has spoken.
  @MainActor
  final class OpenDecisions {
    typealias Question = ExactlyOnce<NavigationReply>

    private var waiting: [ObjectIdentifier: Question] = [:]

    deinit {
      let waiting = Array(waiting.values)
      onMainActor { waiting.forEach { $0.answer(.cancel) } }
    }

    /// Keeps a question until it is answered.
    func wait(for question: Question) {
      guard !question.isAnswered else { return }
      waiting[ObjectIdentifier(question)] = question
    }

    /// Answers a question.
    func answer(_ question: Question, _ reply: NavigationReply) {
      waiting[ObjectIdentifier(question)] = nil
      question.answer(reply)
    }

    /// Cancels whatever waits.
    func cancelAll() {
      let questions = waiting.values
      waiting = [:]
      questions.forEach { $0.answer(.cancel) }
    }
  }
#endif
