#if GTK
  import JumpGateStage
  import Testing

  extension EngineTests {
    /// What an audit finds to press, and what it says of what it can't find.
    @MainActor @Suite(.serialized)
    struct AuditListings {
      private static let store = AuditPages.store

      private func audit(_ pages: [String: PageServer.Answer]) throws -> AuditProgram.Outcome {
        let server = try AuditPages.serve(pages)
        return try AuditProgram(
          "--format", "jsonl", "--timeout", "5", server.address("/")
        ).finish()
      }

      @Test func `half a character hides nothing`() throws {
        let outcome = try audit([
          "/": .init(
            """
            <button id=get onclick="location='\(Self.store)1'">Download</button>
            <p tabindex=0>\(String(repeating: "a", count: 79))😀 more</p>
            <button onclick="location='\(Self.store)2'"></button>
            <script>document.querySelectorAll('button')[1].id = '\\ud800'</script>
            <meta name=apple-itunes-app id=meta><script>meta.content = 'app-id=\\udfff'</script>
            """)
        ])
        #expect(
          outcome.jumps == [
            "press block \(Self.store)1 #get",
            "press block \(Self.store)2 body > button:nth-of-type(2)",
          ])
        #expect(
          outcome.ends.first?["metadata"] as? [String] == ["apple-itunes-app: app-id=\u{FFFD}"])
      }
    }
  }
#endif
