#if GTK
  import Foundation
  import JumpGate
  import JumpGateCorpus
  import JumpGateFoundation
  import JumpGateStage
  import JumpGateWitness

  /// Runs the pages whose names come on stdin, one after another in one engine; a line of JSON each.
  @MainActor
  struct Worker {
    private let pages: [String: AttackPage]
    private let engine: Engine
    private let certificate: String
    private let policies: [String: Policy]
    private let careless: Carelessness?

    init(_ corpus: Corpus, certificate: String, careless: Carelessness?) throws {
      self.careless = careless
      policies = try corpus.policies.mapValues { try PolicyFile($0).policy }
      pages = Dictionary(uniqueKeysWithValues: corpus.pages.map { ($0.id, $0) })
      setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", 1)
      engine = try Engine.start(width: 1600, height: 900)
      self.certificate = certificate
    }

    /// Reads `mode id` lines until there are no more.
    func work() throws {
      let encoder = JSONEncoder()
      while let line = readLine() {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, let mode = RunMode(rawValue: words[0]), let page = pages[words[1]]
        else { continue }
        // A page that stops this program's own loop ends the program, and the crew says so.
        alarm(40)
        let result = try run(page, mode)
        alarm(0)
        try FileHandle.standardOutput.write(
          contentsOf: try encoder.encode(result) + Data("\n".utf8))
      }
    }

    private func run(_ page: AttackPage, _ mode: RunMode) throws -> PageResult {
      let watch = try watch(for: page, mode)
      // A network of its own: nothing that a page before it still asks for is taken for its own.
      let network = try WitnessNetwork(certificate: certificate)
      let run = try PageRun(
        page, mode: mode, engine: engine, network: network, watch: watch, careless: careless)
      return run.run()
    }

    private func watch(for page: AttackPage, _ mode: RunMode) throws -> any Watch {
      if mode == .bare { return BareWatch() }
      guard let policy = policies[page.policy] else { throw CommandError.usage }
      let inMode = policy.in(mode == .report ? .report : .enforce)
      return GateWatch(
        policy: careless?.policy(inMode) ?? inMode,
        setting: .init(
          hasHandler: !page.hasNoHandler, opens: careless != .drops, tells: careless != .silent))
    }
  }
#endif
