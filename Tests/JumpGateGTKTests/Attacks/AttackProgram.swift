#if GTK
  import Foundation
  import JumpGateStage
  import Testing

  /// The built `jumpgate-attacks`, which runs the corpus in processes of its own.
  @MainActor
  enum AttackProgram {
    struct Finding: Decodable {
      let kind: String
      let witness: String
      let text: String
    }

    /// A page's run in one mode.
    struct Row: Decodable {
      let id: String
      let group: String
      let mode: String
      let isLive: Bool
      let dead: String?
      let findings: [Finding]
      let history: [String]

      /// Whether something that should have happened did not, and nothing got out.
      var missedItsTry: Bool {
        if findings.contains(where: { $0.kind == "escaped" }) { return false }
        return mode == "report" ? !isLive && dead == nil : !findings.isEmpty
      }

      /// The findings and the whole ordered history, ready to paste.
      var account: String {
        (["\(id) [\(mode)], live: \(isLive)"]
          + findings.map { "  \($0.kind) (\($0.witness)): \($0.text)" }
          + history.map { "    \($0)" }).joined(separator: "\n")
      }
    }

    /// A load test's outcome.
    struct Load: Decodable {
      let name: String
      let failure: String?
      let measured: String
      let milliseconds: Int
    }

    /// The corpus.
    static var folder: String {
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Attacks/Corpus").path
    }

    /// Every page's run in both modes, and the pages that had to be tried again.
    struct Outcome {
      var rows: [Row]
      /// The accounts of the runs that missed what they were for.
      var retried: [String]
    }

    /// Runs every page in both modes.
    ///
    /// On a busy machine a press now and then comes before the page is there for it, and is lost.
    /// A page that was not tried as it should be is tried again by itself, once; an escape stands as
    /// it is. More than a few of them are no accident, and none is tried again.
    static func run() throws -> Outcome {
      var outcome = Outcome(
        rows: try lines(["run", "--format", "jsonl", folder], milliseconds: 2_400_000), retried: [])
      let missed = outcome.rows.indices.filter { outcome.rows[$0].missedItsTry }
      outcome.retried = missed.map { outcome.rows[$0].account }
      guard missed.count <= mostRetried else { return outcome }
      for index in missed {
        let row = outcome.rows[index]
        print("tried again: \(row.account)")
        if let again = try run(row.id, mode: row.mode) { outcome.rows[index] = again }
      }
      print("\(missed.count) of \(outcome.rows.count) runs were tried again")
      return outcome
    }

    /// How many runs may be tried again.
    static let mostRetried = 8

    /// Runs one page in one mode.
    ///
    /// - Parameter careless: what is careless about the run, by the program's own name.
    static func run(_ id: String, mode: String, careless: String? = nil) throws -> Row? {
      let rows: [Row] = try lines(
        ["run", "--format", "jsonl", "--mode", mode, "--only", id]
          + (careless.map { ["--careless", $0] } ?? []) + [folder], milliseconds: 60_000)
      return rows.first { $0.id == id }
    }

    /// Runs every load test.
    static func load() throws -> [Load] {
      try lines(["load", folder], milliseconds: 2_400_000)
    }

    private static func lines<Line: Decodable>(_ arguments: [String], milliseconds: Int) throws
      -> [Line]
    {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "jumpgate-attacks-\(UUID().uuidString)")
      try Data().write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let process = Process()
      process.executableURL = AuditProgram.folderOfPrograms.appendingPathComponent(
        "jumpgate-attacks")
      process.arguments = arguments
      process.standardOutput = try FileHandle(forWritingTo: file)
      try process.run()
      if !MainLoop.run(milliseconds: milliseconds, until: { !process.isRunning }) {
        process.terminate()
        process.waitUntilExit()
        Issue.record("\(arguments) had not ended after \(milliseconds) ms")
      }
      // 1 tells of findings, which its lines hold.
      #expect(process.terminationReason == .exit && process.terminationStatus < 2, "\(arguments)")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
        try JSONDecoder().decode(Line.self, from: Data($0.utf8))
      }
    }
  }
#endif
