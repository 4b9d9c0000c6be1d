#if canImport(WebKit)
  import JumpGate
  import JumpGateCorpus

  @testable import JumpGateWebKit

  /// What opens nothing and writes down what it should have opened.
  struct CorpusLauncher: Launcher {
    let history: History
    let hasHandler: Bool

    func open(_ address: Address, for event: JumpEvent, from view: KitView) async -> Bool {
      guard hasHandler else { return false }
      history.add(.opened(address.href))
      return true
    }
  }

  /// What hears every event.
  struct CorpusSink: EventSink {
    let history: History

    func receive(_ event: JumpEvent) {
      let line: History.Entry =
        event.isJump ? .jump(event.line) : .asked(event.addressText, event.brief)
      let awaited = event.mayBeLoaded ? event.addressText : nil
      // Events are told on the thread that judges.
      MainActor.assumeIsolated {
        history.add(line)
        awaited.map { history.awaitPage($0) }
      }
    }
  }

  /// The questions that are shown.
  @MainActor
  final class CorpusPresenters {
    fileprivate var shown: [CorpusPresenter] = []

    func make(history: History) -> CorpusPresenter { CorpusPresenter(self, history) }

    func answer(_ answer: Prompt.Answer) { shown.last?.take(answer) }
  }

  /// What shows nothing.
  @MainActor
  final class CorpusPresenter: PromptPresenter {
    private let list: CorpusPresenters
    private let history: History
    private var answer: (@MainActor (Prompt.Answer) -> Void)?

    init(_ list: CorpusPresenters, _ history: History) {
      (self.list, self.history) = (list, history)
    }

    func present(
      _ prompt: Prompt, over view: KitView, answer: @escaping @MainActor (Prompt.Answer) -> Void
    ) -> Bool {
      self.answer = answer
      history.add(.prompt("\(prompt.asker) → \(prompt.opens.href)"))
      list.shown.append(self)
      return true
    }

    func dismiss(whenGone: @escaping @MainActor () -> Void) {
      if answer != nil { history.add(.prompt("taken away")) }
      answer = nil
      list.shown.removeAll { $0 === self }
      whenGone()
    }

    func take(_ given: Prompt.Answer) { answer?(given) }
  }
#endif
