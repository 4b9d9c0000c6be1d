#if GTK
  import CWebKitGTK
  import JumpGate
  import JumpGateGTK
  import JumpGateStage
  import Testing

  extension EngineTests {
    /// Downloads, which are judged by what the server answers.
    @MainActor @Suite(.serialized)
    struct Downloads {
      private static let page = "<a style='position:fixed;inset:0' download href=/x>x</a>"
      private static let profile = PageServer.Answer(
        type: "application/x-apple-aspen-config", "x")

      @Test func `one that installs is stopped though its window is gone before the answer`() throws
      {
        let host = try EngineHost.shared()
        defer { Engine.endWithoutDestructors() }
        let recorder = Recorder()
        let asked = Counter()
        let server = try PageServer { request in
          guard request.path == "/x" else { return .init(Self.page) }
          asked.count += 1
          return Self.profile.after(milliseconds: 2000)
        }
        let window = host.makeWindow()
        let handle = Weak(
          try Enforcement.begin(on: window.view, policy: .listing(), hooks: recorder.hooks))
        handle.value?.load(try Address(server.address("/")))
        MainLoop.run(milliseconds: 10_000) { webkit_web_view_is_loading(window.view) == 0 }
        host.engine.hand.click(x: window.origin.x + 100, y: window.origin.y + 100)
        MainLoop.run(milliseconds: 4000) { asked.count == 1 }
        // The engine tells of a download a little after it has asked.
        MainLoop.run(milliseconds: 1000)
        #expect(recorder.refused.isEmpty)
        window.close()
        MainLoop.run(milliseconds: 4000) { !recorder.refused.isEmpty }
        #expect(recorder.refused.map(\.verdict.destination?.kind) == [.enterpriseInstall])
        // Nor does the download keep the enforcement once it has ended.
        MainLoop.run(milliseconds: 4000) { handle.value == nil }
        #expect(handle.value == nil)
      }

      private final class Counter { var count = 0 }
    }
  }
#endif
