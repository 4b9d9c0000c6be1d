#if GTK
  import Foundation
  import JumpGateStage
  import Testing

  extension EngineTests {
    /// What an audited file's page can reach of the folder that it is served with.
    @MainActor @Suite(.serialized)
    struct AuditFiles {
      private static let store = AuditPages.store

      private func audit(_ page: String, named name: String = "page.html") throws
        -> AuditProgram.Outcome
      {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
          "jumpgate-files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (file, content) in [name: page, "shown.js": "shown = 1", ".hidden.js": "hidden = 1"] {
          try Data(content.utf8).write(to: folder.appendingPathComponent(file))
        }
        return try AuditProgram(
          "--format", "jsonl", folder.appendingPathComponent(name).path
        ).finish()
      }

      @Test func `hidden files and other names of the server are refused`() throws {
        let outcome = try audit(
          """
          <script>
            for (const [host, file, id] of [['127.0.0.1', 'shown.js', 1],
              ['127.0.0.1', '.hidden.js', 3], ['localhost', 'shown.js', 5]]) {
              const script = document.createElement('script');
              script.src = `http://${host}:${location.port}/${file}`;
              script.onload = () => window.open('\(Self.store)' + id);
              script.onerror = () => window.open('\(Self.store)' + (id + 1));
              document.head.append(script);
            }
          </script>
          """)
        #expect(
          outcome.jumps.sorted() == [
            "popup block \(Self.store)1", "popup block \(Self.store)4",
            "popup block \(Self.store)6",
          ])
      }

      @Test func `a hidden page says so`() throws {
        let outcome = try audit("<p>page</p>", named: ".page.html")
        #expect(outcome.ends.first?["error"] as? String == "a hidden file is not served")
      }
    }
  }
#endif
