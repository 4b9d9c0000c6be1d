#if GTK
  import Foundation
  import JumpGateCorpus

  /// `jumpgate-attacks run|list|work FOLDER …`: the corpus, from the outside or as a worker of it.
  @MainActor
  struct Command {
    private var name = "run"
    private var folder = ""
    private var modes: [RunMode] = [.report, .enforce]
    private var jobs = 4
    private var only = ""
    private var format = "table"
    private var careless: Carelessness?

    nonisolated static let usage = """
      usage: jumpgate-attacks run [--mode bare|report|enforce] [--jobs N] [--only TEXT]
                                  [--format table|jsonl|history] [--careless HOW] FOLDER
             jumpgate-attacks list [--only TEXT] FOLDER
             jumpgate-attacks load [--only NAME] FOLDER
      """

    init(_ arguments: [String]) throws {
      var rest = arguments[...]
      name = rest.popFirst() ?? ""
      while let word = rest.popFirst() {
        switch word {
        case "--mode":
          guard let mode = rest.popFirst().flatMap(RunMode.init(rawValue:)) else {
            throw CommandError.usage
          }
          modes = [mode]
        case "--jobs": jobs = max(1, rest.popFirst().flatMap { Int($0) } ?? 1)
        case "--only": only = rest.popFirst() ?? ""
        case "--format": format = rest.popFirst() ?? ""
        case "--careless":
          careless = rest.popFirst().flatMap(Carelessness.init(rawValue:))
          if careless == nil { throw CommandError.usage }
        default: folder = word
        }
      }
      let isKnown = ["run", "list", "work", "load"].contains(name)
      guard isKnown, !folder.isEmpty, ["table", "jsonl", "history"].contains(format) else {
        throw CommandError.usage
      }
    }

    func run() throws -> Int32 {
      let url = URL(fileURLWithPath: folder)
      let corpus = try Corpus(folder: url, engine: .webKitGTK)
      if name == "load" { return try load(corpus, url) }
      if name == "work" {
        try Worker(
          corpus, certificate: url.appendingPathComponent("loopback.pem").path, careless: careless
        ).work()
        return 0
      }
      let pages = chosen(of: corpus)
      if name == "list" {
        for page in pages {
          print("\(page.id)\n    \(page.tries)\n    \(page.right)\n    \(page.source)")
        }
        return 0
      }
      let crew = Crew(folder: folder, jobs: jobs, careless: careless)
      return Report(results: crew.run(pages, modes: modes), format: format).print()
    }

    /// The page of exactly this name, or every one that has the text in its name.
    private func chosen(of corpus: Corpus) -> [AttackPage] {
      let pages = CorpusPlan(corpus.pages, hasUser: true).run
      let named = pages.filter { $0.id == only }
      return named.isEmpty ? pages.filter { only.isEmpty || $0.id.contains(only) } : named
    }
  }

  extension Command {
    /// Runs one load test in this process, or each in one of its own, two side by side.
    private func load(_ corpus: Corpus, _ url: URL) throws -> Int32 {
      let certificate = url.appendingPathComponent("loopback.pem").path
      if !only.isEmpty { return try LoadTest.run(only, corpus: corpus, certificate: certificate) }
      var running: [(name: String, process: Process)] = []
      var status: Int32 = 0
      for test in LoadTest.all {
        if running.count == 2 { status |= finish(running.removeFirst()) }
        running.append((test.name, try start(test)))
      }
      return running.reduce(status) { $0 | finish($1) }
    }

    private func start(_ test: LoadTest) throws -> Process {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["load", "--only", test.name, folder]
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }

    /// Waits for a test's end.
    ///
    /// - Returns: 0 if it did what it should.
    private func finish(_ test: (name: String, process: Process)) -> Int32 {
      test.process.waitUntilExit()
      if test.process.terminationReason != .exit { print("\(test.name): ended by a signal") }
      return test.process.terminationReason == .exit && test.process.terminationStatus == 0 ? 0 : 1
    }
  }

  enum CommandError: Error, CustomStringConvertible {
    case usage
    var description: String { Command.usage }
  }
#endif
