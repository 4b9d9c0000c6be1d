#if GTK
  import JumpGate
  import JumpGateGTK
  import JumpGateStage
  import Testing

  extension EngineTests {
    /// Pages that try to leave, by every plain way, and what the gate hears and does.
    @MainActor @Suite(.serialized)
    struct Carriers {
      let policy = Policy(apps: [], otherwise: .standard)

      @Test func `an anchor that is tapped is judged with its tap`() throws {
        let bed = try Bed(
          [
            "/": .init(
              "<a href='itms-apps://apps.apple.com/app/id999' style='position:fixed;inset:0'>app</a>"
            )
          ],
          policy: policy)
        defer { bed.close() }
        try bed.load()
        bed.tap()
        bed.expect([])
      }
    }
  }
#endif
