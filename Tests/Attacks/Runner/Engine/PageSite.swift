#if GTK
  import JumpGateCorpus
  import JumpGateStage
  import JumpGateWitness

  /// A page's own part of the network: answers from its sections, and writes down all that is asked.
  @MainActor
  final class PageSite: NetworkSite {
    private let answers: PageAnswers
    private let history: History
    /// When connections were made that have carried no request yet.
    private var fresh: [Int] = []
    private static let patience = 500

    init(_ page: AttackPage, history: History) {
      answers = PageAnswers(page)
      self.history = history
    }

    let opensTunnels = true

    func answered() { history.touch() }

    /// Whether a connection was made a moment ago on which a request may yet come.
    var isAwaitingRequest: Bool {
      fresh.contains { MainLoop.now - $0 < Self.patience }
    }

    func connected(to host: String) {
      history.add(.connection(host))
      fresh.append(MainLoop.now)
    }

    func answer(_ request: WitnessNetwork.Request) -> PageAnswers.Answer {
      if !fresh.isEmpty { fresh.removeFirst() }
      history.add(.request("\(request.method) \(request.address)"))
      return answers.answer(request.address)
    }
  }
#endif
