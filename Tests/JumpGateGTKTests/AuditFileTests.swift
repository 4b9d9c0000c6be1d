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

      @Test(arguments: [
        ("data.json", "application/json"), ("style.css", "text/css"),
        ("list.plist", "application/xml"),
      ])
      func `a file that is no page says what was loaded`(_ name: String, _ type: String) throws {
        let outcome = try audit(
          "<!DOCTYPE plist><plist version='1.0'><array/></plist>", named: name)
        #expect(outcome.ends.first?["loaded_as"] as? String == type)
        #expect(outcome.ends.first?["error"] is NSNull)
      }

      @Test func `a file that is not shown says why`() throws {
        let outcome = try audit("data", named: "file.bin")
        #expect(
          outcome.ends.first?["error"] as? String
            == "nothing was loaded: it is application/octet-stream, which a web view does not show")
        #expect(outcome.ends.first?["loaded_as"] == nil)
        #expect(outcome.status == 2)
      }

      @Test func `pages that are not HTML are pages`() throws {
        let link = "<a xmlns='http://www.w3.org/1999/xhtml' id='link' href='\(Self.store)1'>x</a>"
        for (name, page) in [
          ("page.xhtml", "<html xmlns='http://www.w3.org/1999/xhtml'><body>\(link)</body></html>"),
          ("page.xml", "<html xmlns='http://www.w3.org/1999/xhtml'><body>\(link)</body></html>"),
          (
            "page.svg",
            "<svg xmlns='http://www.w3.org/2000/svg'><a id='link' href='\(Self.store)1'>"
              + "<rect width='90' height='90'/></a></svg>"
          ),
        ] {
          let outcome = try audit(page, named: name)
          #expect(outcome.jumps == ["press block \(Self.store)1 #link"], "\(name)")
          #expect(outcome.ends.first?["loaded_as"] == nil, "\(name)")
          #expect(outcome.status == 0, "\(name) \(outcome.diagnostics)")
        }
      }

      @Test func `a folder without an index says so`() throws {
        let outcome = try AuditProgram("--format", "jsonl", "/proc/self/fd").finish()
        #expect(
          outcome.ends.first?["error"] as? String == "it is a folder without an index.html")
      }
    }
  }
#endif
