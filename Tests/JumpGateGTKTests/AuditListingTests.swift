#if GTK
  import Foundation
  import JumpGateStage
  import Testing

  extension EngineTests {
    /// What an audit finds to press, and what it says of what it can't find.
    @MainActor @Suite(.serialized)
    struct AuditListings {
      private static let store = AuditPages.store

      private func audit(_ pages: [String: PageServer.Answer]) throws -> AuditProgram.Outcome {
        let server = try PageServer.serving(pages)
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

      @Test(arguments: ["'/pop'", "location.href + '?pop'", "'/pop', 'named'"])
      func `the frames of a window that the page opens are not taken for its own`(_ window: String)
        throws
      {
        let outcome = try audit([
          "/": .init(
            """
            <iframe src=/frame></iframe>
            <script>
              if (!location.search) setTimeout(() => window.open(\(window)), 600);
            </script>
            """),
          "/frame": .init("<a id=link href='\(Self.store)1'>link</a>"),
          "/pop": .init("<p>pop</p><iframe src=/other></iframe>"),
          "/other": .init("<p>other</p>"),
        ])
        #expect(outcome.jumps == ["press block \(Self.store)1 #link"])
        #expect(outcome.ends.first?["error"] is NSNull)
      }

      /// As ads do that write into a frame of their own: writing takes all listeners away.
      @Test func `a frame that was written anew and is gone is not waited for`() throws {
        let outcome = try audit([
          "/": .init(
            """
            <p><a id=link href='\(Self.store)1'>link</a></p>
            <iframe id=ad src=/frame></iframe>
            <script>
              onload = () => {
                const written = document.getElementById('ad').contentDocument;
                written.open();
                written.write('<p>ad');
                written.close();
                setTimeout(() => document.getElementById('ad').remove(), 300);
              };
            </script>
            """),
          "/frame": .init("<p>frame</p>"),
        ])
        #expect(outcome.jumps == ["press block \(Self.store)1 #link"])
        #expect(outcome.ends.first?["error"] is NSNull)
      }

      @Test func `a page that opens itself by its name is no window`() throws {
        let outcome = try audit([
          "/": .init(
            """
            <script>
              window.name = 'named';
              setTimeout(() => window.open('#here', 'named'), 100);
              setTimeout(() => window.open('/pop'), 200);
              setTimeout(() => late.src = '/frame', 400);
            </script>
            <iframe id=late></iframe>
            """),
          "/frame": .init("<a id=link href='\(Self.store)1'>link</a>"), "/pop": .init("<p>pop</p>"),
        ])
        #expect(outcome.jumps == ["press block \(Self.store)1 #link"])
      }

      @Test func `the frames of a page that the engine had kept are asked`() throws {
        let outcome = try audit([
          "/": .init(
            """
            <p>page</p><iframe src=/frame></iframe>
            <script>setTimeout(() => location = '/next', 300)</script>
            """),
          "/next": .init("<p>next</p><script>setTimeout(() => history.back(), 400)</script>"),
          "/frame": .init("<a href='\(Self.store)1'>link</a>"),
        ])
        #expect(outcome.ends.first?["pressable"] as? Int == 1)
      }

      @Test func `the frames that a page shows last are asked`() throws {
        let outcome = try audit([
          "/": .init(
            """
            <iframe id=a src=/frame?1></iframe><iframe id=b src=/frame?2></iframe>
            <script>
              setTimeout(() => a.remove(), 200);
              setTimeout(() => b.src = '/frame?3', 300);
            </script>
            """),
          "/frame": .init(
            "<a id=link>link</a><script>link.href = '\(Self.store)' + location.search[1]</script>"),
        ])
        #expect(outcome.ends.first?["pressable"] as? Int == 1)
        #expect(outcome.ends.first?["error"] is NSNull)
      }

      @Test func `a frame that is loaded anew while others are asked is listed once`() throws {
        let outcome = try audit([
          // Its manifest, which never comes, keeps the page from answering for a second.
          "/": .init("<link rel=manifest href=/never><iframe src=/frame></iframe>"),
          "/frame": .init(
            """
            <a id=link href='\(Self.store)1'>link</a>
            <script>
              if (!sessionStorage.was) setTimeout(() => location.reload(), 2600);
              sessionStorage.was = 1;
            </script>
            """), "/never": .silence,
        ])
        #expect(outcome.jumps == ["press block \(Self.store)1 #link"])
        #expect(outcome.ends.first?["pressable"] as? Int == 1)
        #expect(outcome.ends.first?["error"] is NSNull)
      }

      @Test func `the host of a closed shadow tree is pressed`() throws {
        let outcome = try audit([
          "/": .init(
            """
            <div id=host></div>
            <script>
              host.attachShadow({ mode: 'closed' }).innerHTML =
                "<a href='\(Self.store)1' style='display:block'>link</a>";
            </script>
            """)
        ])
        #expect(outcome.jumps == ["press block \(Self.store)1 #host"])
      }

      @Test(arguments: [
        // A frame in a shadow tree has no index, so that it can't be found from the top.
        """
        <div id=host></div><script>
          host.attachShadow({ mode: 'open' }).innerHTML = '<iframe src=/frame></iframe>';
        </script>
        """,
        "<iframe src=/busy></iframe>", "<script>setTimeout(() => { for (;;); }, 1000)</script>",
      ])
      func `what could not be listed is an error`(_ page: String) throws {
        let outcome = try audit([
          "/": .init("<a id=link href='\(Self.store)1'>link</a>" + page),
          "/frame": .init("<a href='\(Self.store)2'>link</a>"),
          "/busy": .init("<script>setTimeout(() => { for (;;); }, 1000)</script>"),
        ])
        let error = outcome.ends.first?["error"] as? String
        #expect(
          error?.hasSuffix("of its documents did not say what can be pressed, or where") == true)
      }

      @Test(arguments: [
        PageServer.Answer(type: "text/plain", "text"),
        PageServer.Answer(type: "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>"),
        PageServer.Answer(type: "application/xml", "<x/>"),
        PageServer.Answer(type: "application/json", "{}"),
        PageServer.Answer("<iframe></iframe><iframe src=/none></iframe>"),
        PageServer.Answer(
          "<iframe sandbox src=/text></iframe><iframe srcdoc=x></iframe><embed src=/text><object data=/text></object>"
        ),
        PageServer.Answer("<link rel=manifest href=/never>"),
      ])
      func `a page with nothing to press is no error`(_ page: PageServer.Answer) throws {
        let outcome = try audit([
          "/": page, "/text": .init(type: "text/plain", "text"), "/never": .silence,
        ])
        #expect(outcome.ends.first?["error"] is NSNull)
      }
    }
  }
#endif
