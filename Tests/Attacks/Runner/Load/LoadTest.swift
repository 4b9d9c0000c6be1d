#if GTK
  import CTestProcess
  import CWebKitGTK
  import Foundation
  import JumpGate
  import JumpGateCorpus
  import JumpGateFoundation
  import JumpGateStage

  /// A test of load or fault, run in a process of its own so that its memory is its own.
  @MainActor
  struct LoadTest {
    let name: String
    /// Runs it and says what was measured.
    let body: @MainActor (LoadSetting) throws -> String

    static let all = [
      // Two run side by side: the longest first.
      LoadTest(name: "windows-alive", body: windowsAlive),
      LoadTest(name: "windows-blank", body: windowsBlank),
      LoadTest(name: "navigations", body: navigations),
      LoadTest(name: "windows-refused", body: windowsRefused),
      LoadTest(name: "killed-in-decision", body: killedInDecision),
      LoadTest(name: "killed-in-question", body: killedInQuestion),
      LoadTest(name: "killed-in-load", body: killedInLoad),
      LoadTest(name: "closed-in-decision", body: closedInDecision),
      LoadTest(name: "closed-in-question", body: closedInQuestion),
      LoadTest(name: "closed-in-load", body: closedInLoad),
    ]

    /// Runs one; a line of JSON with its name, whether it failed and what was measured.
    static func run(_ name: String, corpus: Corpus, certificate: String) throws -> Int32 {
      guard let test = all.first(where: { $0.name == name }) else { throw CommandError.usage }
      setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", 1)
      alarm(2_000)
      guard let file = corpus.policies["standard"] else { throw CommandError.usage }
      let setting = LoadSetting(
        engine: try Engine.start(width: 1600, height: 900),
        policy: try PolicyFile(file).policy, certificate: certificate)
      let begin = MainLoop.now
      var result = LoadResult(name: name, failure: nil, measured: "", milliseconds: 0)
      do {
        result.measured = try test.body(setting)
      } catch {
        result.failure = "\(error)"
      }
      result.milliseconds = MainLoop.now - begin
      try FileHandle.standardOutput.write(
        contentsOf: JSONEncoder().encode(result) + Data("\n".utf8))
      return result.failure == nil ? 0 : 1
    }
  }

  /// What came of a load test.
  struct LoadResult: Codable {
    var name: String
    var failure: String?
    var measured: String
    var milliseconds: Int
  }

  extension LoadTest {
    /// What this process has asked of malloc and not given back, in kilobytes.
    ///
    /// The engine's own allocator is not in it, but each of its objects that a caller can hold is.
    static var kilobytesInUse: Int {
      let info = mallinfo2()
      return Int(info.uordblks + info.hblkhd) / 1_024
    }

    /// The resident memory of this process, in kilobytes.
    static var residentKilobytes: Int {
      let pages =
        (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
        .split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1_024
    }

    /// The processes of this one's that run pages.
    static var webProcesses: [Int32] {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.compactMap { Int32($0) }.filter { process in
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        else { return false }
        let fields = text.split(separator: " ")
        return text.contains("(WebKitWebProces") && fields.count > 3 && fields[3] == "\(getpid())"
      }
    }
  }
#endif
