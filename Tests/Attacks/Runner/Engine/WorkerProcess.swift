#if GTK
  import CWebKitGTK
  import Foundation
  import JumpGateCorpus
  import JumpGateStage

  /// A worker of its own process, used by one thread.
  final class WorkerProcess {
    private let process: OpaquePointer
    private var buffer: [UInt8] = []

    /// Starts this very program as a worker; it ends with the thread's program at the latest.
    init(folder: String, careless: Carelessness?) throws {
      var flags = G_SUBPROCESS_FLAGS_STDIN_PIPE.rawValue | G_SUBPROCESS_FLAGS_STDOUT_PIPE.rawValue
      // The engine's processes complain on stderr about what a bare machine lacks.
      if ProcessInfo.processInfo.environment["JUMPGATE_VERBOSE"] == nil {
        flags |= G_SUBPROCESS_FLAGS_STDERR_SILENCE.rawValue
      }
      let launcher = g_subprocess_launcher_new(GSubprocessFlags(rawValue: flags))
      defer { g_object_unref(UnsafeMutableRawPointer(launcher)) }
      // Tracing back a crash takes minutes with an engine of this size, and holds the pipes open.
      g_subprocess_launcher_setenv(launcher, "SWIFT_BACKTRACE", "enable=no", 1)
      var error: UnsafeMutablePointer<GError>?
      let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let process = withCStrings(
        [program, "work"] + (careless.map { ["--careless", $0.rawValue] } ?? []) + [folder]
      ) {
        g_subprocess_launcher_spawnv(launcher, $0, &error)
      }
      guard let process else { throw StageError.noProgram(program, why: takeMessage(error)) }
      self.process = process
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(process)) }

    /// Runs a page; nil if the worker ended.
    func run(_ page: AttackPage, mode: RunMode) -> PageResult? {
      guard send("\(mode.rawValue) \(page.id)\n"), let line = readLine() else { return nil }
      return try? JSONDecoder().decode(PageResult.self, from: Data(line))
    }

    /// Tells the worker that there is nothing more to do, and waits for its end.
    func end() {
      g_output_stream_close(g_subprocess_get_stdin_pipe(process), nil, nil)
      g_subprocess_wait(process, nil, nil)
    }

    private func send(_ text: String) -> Bool {
      let bytes = Array(text.utf8)
      return g_output_stream_write_all(
        g_subprocess_get_stdin_pipe(process), bytes, gsize(bytes.count), nil, nil, nil) != 0
    }

    private func readLine() -> [UInt8]? {
      var chunk = [UInt8](repeating: 0, count: 65_536)
      while true {
        if let newline = buffer.firstIndex(of: 0x0A) {
          defer { buffer.removeSubrange(...newline) }
          return Array(buffer[..<newline])
        }
        let count = g_input_stream_read(
          g_subprocess_get_stdout_pipe(process), &chunk, gsize(chunk.count), nil, nil)
        guard count > 0 else { return nil }
        buffer += chunk[..<count]
      }
    }
  }
#endif
