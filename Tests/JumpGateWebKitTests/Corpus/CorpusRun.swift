#if canImport(WebKit)
  import Foundation
  import JumpGate
  import JumpGateCorpus
  import WebKit

  @testable import JumpGateWebKit

  /// One page: load it, do its steps, wait until nothing happens any more, look.
  @MainActor
  final class CorpusRun {
    let page: AttackPage
    let browser: CorpusBrowser
    let history: History
    private let proxy: WitnessProxy
    private let begin = CorpusRun.now
    /// The longest time a page may take, in milliseconds.
    private let limit = 15_000

    static var now: Int { Int(GateTime.now.milliseconds) }

    init(_ page: AttackPage, policy: Policy, certificate: URL) async throws {
      self.page = page
      history = History { CorpusRun.now }
      proxy = try await WitnessProxy(page, certificate: certificate, history: history) {
        CorpusRun.now
      }
      browser = try CorpusBrowser(for: page, policy, proxy: proxy, history: history)
    }

    func run() async -> PageResult {
      load(page.start)
      await awaitFirstDocument()
      for step in page.steps {
        history.add(.step(step.text))
        await perform(step.step)
        history.touch()
      }
      await awaitEnd()
      let findings = Judgement(page, seen: seen).findings
      browser.close()
      return PageResult(
        page, mode: .enforce, history: history.entries.map(\.description), findings: findings,
        isLive: page.isLive(history), milliseconds: CorpusRun.now - begin)
    }

    /// What the witnesses have to say at the end.
    ///
    /// The engine connects to the host of a link that is pressed before it asks anybody, and has no
    /// public switch for it: a connection alone says nothing here, what is requested says all.
    private var seen: Seen {
      let shown = browser.shown
      return Seen(
        jumps: history.jumps, opens: history.opens, unopened: history.unopened,
        requests: history.requests, connections: [], view: shown.main,
        children: shown.children.map { $0.isEmpty ? "about:blank" : $0 },
        failures: history.failures, questions: history.prompts.count { $0.contains(" → ") })
    }

    func load(_ address: String) {
      guard let url = URL(string: address) else { return history.add(.step("(no URL)")) }
      browser.enforcement.load(URLRequest(url: url))
    }

    private func awaitFirstDocument() async {
      let wasShown = await wait {
        !self.browser.isLoading && self.browser.isSeen
          && self.history.entries.contains { if case .view = $0 { true } else { false } }
      }
      if !wasShown { history.add(.step("(nothing was shown in time)")) }
      await awaitEngine()
      await awaitEngine()
    }

    /// Until nothing has happened for a while, and the engine has nothing more to say even when it
    /// is asked: on a busy machine a while alone proves nothing.
    private func awaitEnd() async {
      while CorpusRun.now < begin + limit {
        await awaitEngine()
        await wait { self.isQuiet }
        let before = history.lastChange
        await awaitEngine()
        if history.lastChange == before, isQuiet { return }
      }
    }

    private var isQuiet: Bool {
      CorpusRun.now - history.lastChange >= page.quiet && !browser.isLoading
        && !proxy.isAwaitingRequest && !history.isAwaitingPage
    }

    /// Until the engine has done all that it was sent, and what it sent has arrived.
    func awaitEngine() async {
      let echo = browser.ask()
      await wait { echo.isComplete }
    }

    /// Waits for a condition, for as long as the page has.
    @discardableResult
    func wait(until condition: () -> Bool) async -> Bool {
      await pause(max(0, begin + limit - CorpusRun.now), unless: condition)
    }

    /// Lets time pass and things happen.
    @discardableResult
    func pause(_ milliseconds: Int, unless condition: () -> Bool = { false }) async -> Bool {
      let end = CorpusRun.now + milliseconds
      while !condition() {
        guard CorpusRun.now < end else { return false }
        Stage.pump()
        try? await Task.sleep(nanoseconds: 2_000_000)
      }
      return true
    }
  }
#endif
