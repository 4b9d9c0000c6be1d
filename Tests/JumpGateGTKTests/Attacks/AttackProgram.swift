#if GTK
  import Foundation
  import JumpGateStage

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

    /// Runs every page in both modes.
    static func run() throws -> [Row] {
      try lines(["run", "--format", "jsonl", folder], milliseconds: 900_000)
    }

    /// Runs every load test.
    static func load() throws -> [Load] {
      try lines(["load", folder], milliseconds: 600_000)
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
      }
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
        try? JSONDecoder().decode(Line.self, from: Data($0.utf8))
      }
    }
  }
#endif
