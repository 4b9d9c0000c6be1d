#if GTK
  import CWebKitGTK
  import Foundation
  import JumpGate
  import JumpGateCorpus
  import JumpGateStage
  import JumpGateWitness

  /// A guarded view under load: pages come from a closure, what happens is counted.
  @MainActor
  final class LoadBed {
    static let listed = "itms-apps://apps.apple.com/app/id1000000001"
    static let other = "itms-apps://apps.apple.com/app/id1000000009"
    static let page = "https://page.example/"
    /// The same without TLS, whose library holds some megabytes now and then.
    static let plain = "http://page.example/"
    /// How long what takes a while may take on a busy machine, in milliseconds; what hangs takes
    /// longer.
    static let patience = 900_000

    let history = History(limit: 400) { MainLoop.now }
    let watch: GateWatch
    let browser: Browser
    private let network: WitnessNetwork
    private let site: LoadSite
    private let counter = Counter()

    /// - Parameters:
    ///   - page: the body of every page, by its address.
    ///   - onEvent: hears each event while the engine waits for its answer.
    init(
      _ setting: LoadSetting, page: @escaping (String) -> String,
      onEvent: @escaping @MainActor (JumpEvent) -> Void = { _ in }
    ) throws {
      watch = GateWatch(policy: setting.policy, setting: .init(keepsRefusals: false)) {
        [counter] event in
        counter.events += 1
        if event.verdict.action == .block { counter.refused += 1 }
        onEvent(event)
      }
      site = LoadSite(page, history: history)
      network = try WitnessNetwork(certificate: setting.certificate)
      network.site = site
      browser = try Browser(
        engine: setting.engine, network: network, watch: watch, history: history)
    }

    private final class Counter {
      var events = 0
      var refused = 0
    }

    /// Events heard so far, and those of them that refused.
    var count: (events: Int, refused: Int) { (counter.events, counter.refused) }

    /// Loads a page and waits until it is there.
    func load(_ address: String = page) {
      watch.load(address, in: browser.main)
      MainLoop.run(milliseconds: 10_000) {
        self.browser.shown.main == address && !self.browser.isLoading
      }
    }

    /// Waits for a condition, and says what it waited for in vain.
    func wait(_ what: String, milliseconds: Int = 10_000, until condition: () -> Bool) throws {
      if !MainLoop.run(milliseconds: milliseconds, until: condition) {
        throw LoadFailure("waited in vain: \(what)")
      }
    }

    /// Lets everything that was begun come to its end.
    func settle() {
      let echo = browser.ask()
      MainLoop.run(milliseconds: 3_000) { echo.isComplete }
      MainLoop.run(milliseconds: 100)
    }

    func close() {
      browser.close()
      MainLoop.run(milliseconds: 200)
    }
  }

  /// What every load test starts from.
  @MainActor
  struct LoadSetting {
    let engine: Engine
    let policy: Policy
    let certificate: String
  }

  /// Why a load test failed.
  struct LoadFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }

    /// Fails unless a condition holds.
    static func unless(_ condition: Bool, _ what: @autoclosure () -> String) throws {
      if !condition { throw LoadFailure(what()) }
    }
  }

  @MainActor
  private final class LoadSite: NetworkSite {
    let opensTunnels = true
    private let page: (String) -> String
    private let history: History

    init(_ page: @escaping (String) -> String, history: History) {
      (self.page, self.history) = (page, history)
    }

    func connected(to host: String) { history.add(.connection(host)) }

    func answered() {}

    func answer(_ request: WitnessNetwork.Request) -> PageAnswers.Answer {
      history.add(.request("\(request.method) \(request.address)"))
      let body = "<!doctype html><meta charset=utf-8>" + page(request.address)
      // An address that ends in `?never` is never answered.
      return .init(
        status: 200, type: "text/html; charset=utf-8", headers: [], body: Array(body.utf8),
        delay: request.address.hasSuffix("?never") ? nil : 0)
    }
  }
#endif
