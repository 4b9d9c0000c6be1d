#if GTK
  import JumpGateStage

  /// A page's own part of the network: answers from its sections, and writes down all that is asked.
  @MainActor
  final class PageSite: NetworkSite {
    private let sections: [String: Section]
    private let history: History
    /// When connections were made that have carried no request yet.
    private var fresh: [Int] = []
    private static let patience = 500

    init(_ page: AttackPage, history: History) {
      sections = Dictionary(page.sections.map { ($0.address, $0) }) { first, _ in first }
      self.history = history
    }

    func answered() { history.touch() }

    /// Whether a connection was made a moment ago on which a request may yet come.
    var isAwaitingRequest: Bool {
      fresh.contains { MainLoop.now - $0 < Self.patience }
    }

    func connected(to host: String) {
      history.add(.connection(host))
      fresh.append(MainLoop.now)
    }

    func answer(_ request: WitnessNetwork.Request) -> WitnessNetwork.Answer {
      if !fresh.isEmpty { fresh.removeFirst() }
      history.add(.request("\(request.method) \(request.address)"))
      if let delay = delay(request.address) {
        return .init(
          status: 200, type: "text/plain", headers: [], body: Array("waited".utf8), delay: delay)
      }
      guard let section = sections[request.address] else {
        return .init(status: 404, type: "text/plain", headers: [], body: Array("nothing".utf8))
      }
      let waits = section.headers.first { $0.name == "X-Wait" }
      return .init(
        status: Int(section.status) ?? 500, type: section.contentType,
        headers: section.headers.filter { !["Content-Type", "X-Wait"].contains($0.name) },
        body: Array(section.body.utf8), delay: waits.map { Int($0.value) } ?? 0)
    }

    /// `/wait/1300` answers after so many milliseconds.
    private func delay(_ address: String) -> Int? {
      let parts = address.split(separator: "/")
      guard parts.count == 4, parts[2] == "wait" else { return nil }
      return Int(parts[3])
    }
  }
#endif
