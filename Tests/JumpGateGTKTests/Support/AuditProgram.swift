#if GTK
  import Foundation
  import JumpGateStage

  /// The built `jumpgate audit` as a child process, while this process's servers go on.
  @MainActor
  struct AuditProgram {
    struct Outcome {
      let status: Int32
      let output: String
      let diagnostics: String

      var rows: [[String: Any]] {
        output.split(separator: "\n").compactMap {
          (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
        }
      }
      /// The rows of jumps: `trigger action address <selector>`.
      var jumps: [String] { AuditProgram.jumps(rows) }
      /// The rows of each page, in the order of the command line.
      var pages: [[[String: Any]]] {
        var pages: [[[String: Any]]] = [[]]
        for row in rows {
          pages[pages.count - 1].append(row)
          if row["done"] != nil { pages.append([]) }
        }
        return pages.dropLast()
      }
      var ends: [[String: Any]] { rows.filter { $0["done"] != nil } }
    }

    /// Rows of jumps as texts: `trigger action address <selector>`.
    nonisolated static func jumps(_ rows: [[String: Any]]) -> [String] {
      rows.filter { $0["done"] == nil }.map { row in
        let element = (row["element"] as? [String: Any])?["selector"] as? String
        return [row["trigger"], row["action"], row["address"], element].compactMap {
          $0 as? String
        }
        .joined(separator: " ")
      }
    }

    private let child = Process()
    private let folder: URL

    /// Starts it.
    init(_ words: String..., environment: [String: String] = [:]) throws {
      try self.init(words, environment: environment)
    }

    /// Starts it.
    init(_ words: [String], environment: [String: String] = [:]) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "jumpgate-audit-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      child.executableURL = Self.folderOfPrograms.appendingPathComponent("jumpgate")
      child.arguments = ["audit"] + words
      child.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      child.standardInput = FileHandle.nullDevice
      child.standardOutput = try Self.handle(folder.appendingPathComponent("output"))
      child.standardError = try Self.handle(folder.appendingPathComponent("errors"))
      try child.run()
    }

    /// The process, to find what it started.
    var process: Int32 { child.processIdentifier }

    /// Waits for its end.
    func finish(milliseconds: Int = 90_000) throws -> Outcome {
      defer { Engine.endWithoutDestructors() }
      defer { try? FileManager.default.removeItem(at: folder) }
      if !MainLoop.run(milliseconds: milliseconds, until: { !child.isRunning }) {
        child.terminate()
        child.waitUntilExit()
      }
      return Outcome(
        status: child.terminationReason == .exit ? child.terminationStatus : -1,
        output: try String(contentsOf: folder.appendingPathComponent("output"), encoding: .utf8),
        diagnostics: try String(
          contentsOf: folder.appendingPathComponent("errors"), encoding: .utf8)
      )
    }

    /// Where the built programs are.
    static var folderOfPrograms: URL {
      var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      while folder.path != "/" {
        let program = folder.appendingPathComponent("jumpgate-webkit").path
        if FileManager.default.isExecutableFile(atPath: program) { return folder }
        folder.deleteLastPathComponent()
      }
      return folder
    }

    private static func handle(_ file: URL) throws -> FileHandle {
      try Data().write(to: file)
      return try FileHandle(forWritingTo: file)
    }
  }
#endif
