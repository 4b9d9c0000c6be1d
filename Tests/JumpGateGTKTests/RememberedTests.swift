#if GTK
  import CWebKitGTK
  import JumpGate
  import JumpGateGTK
  import JumpGateStage
  import Testing

  extension EngineTests {
    /// What the user answers for good, and takes back.
    @MainActor @Suite(.serialized)
    struct Remembered {
      private static let page = "<a style='position:fixed;inset:0' href='app-x:1'>x</a>"

      @Test func `an answer for good is told, kept, and taken back`() throws {
        let host = try EngineHost.shared()
        defer { Engine.endWithoutDestructors() }
        let recorder = Recorder()
        let window = host.makeWindow()
        defer { window.close() }
        let enforcement = try Enforcement.begin(
          on: window.view, gate: Gate(policy: .listing(), isPrivate: false), hooks: recorder.hooks)
        #expect(window.load(html: Self.page, address: "https://page.example/"))
        func press() { host.engine.hand.click(x: window.origin.x + 100, y: window.origin.y + 100) }

        press()
        MainLoop.run(milliseconds: 4000) { !recorder.user.shown.isEmpty }
        MainLoop.run(milliseconds: 550)
        recorder.user.answer?(.always)
        #expect(recorder.opened == ["app-x:1"])
        #expect(recorder.remembered == [enforcement.remembered])
        #expect(enforcement.remembered.answers.count == 1)

        press()
        MainLoop.run(milliseconds: 4000) { recorder.opened.count == 2 }
        #expect(recorder.opened.count == 2)
        #expect(recorder.user.asked.count == 1)

        enforcement.remembered = RememberedAnswers()
        press()
        MainLoop.run(milliseconds: 4000) { recorder.user.asked.count == 2 }
        #expect(recorder.user.asked.count == 2)
        #expect(recorder.opened.count == 2)
      }
    }
  }
#endif
