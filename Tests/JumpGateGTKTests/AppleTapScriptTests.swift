#if GTK
  import CWebKitGTK
  import Foundation
  import JumpGate
  import JumpGateStage
  import Testing

  extension EngineTests {
    /// The tap script of the adapter for Apple systems, run in this WebKit: it has no engine of its
    /// own on Linux, but its script is the same everywhere.
    @MainActor @Suite(.serialized)
    struct AppleTapScript {
      private let host: EngineHost
      private let window: ViewWindow

      init() throws {
        host = try EngineHost.shared()
        window = host.makeWindow()
        // In the page's own world here, so that what it says can be read from there.
        let listener = """
          window.said ||= [];
          window.addresses ||= [];
          window.webkit = { messageHandlers: { jumpgate: { postMessage(message) {
            const [word, ...address] = message.split(' ');
            said.push(word);
            addresses.push(address.join(' '));
          } } } };
          """
        let script = webkit_user_script_new(
          listener + (try Self.source()), WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES,
          WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START, nil, nil)
        webkit_user_content_manager_add_script(
          webkit_web_view_get_user_content_manager(window.view), script)
        webkit_user_script_unref(script)
      }

      /// The script as the adapter gives it to the engine.
      static func source() throws -> String {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("../../Sources/JumpGateWebKit/Taps/TapScript.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let parts = text.components(separatedBy: "\"\"\"")
        try #require(parts.count == 3)
        var script = parts[1].replacingOccurrences(of: "\\(name)", with: "jumpgate")
        script = script.replacingOccurrences(
          of: "\\(KeyTapScript.source)", with: KeyTapScript.source)
        for word in ["pointer", "key", "held", "hello"] {
          script = script.replacingOccurrences(
            of: "\\(Word.\(word).rawValue)", with: word)
        }
        try #require(!script.contains("\\("), "everything is filled in")
        return script
      }

      private func load(_ body: String) {
        _ = window.load(
          html: "<style>body{margin:0}.x{position:fixed;inset:0;width:100%;height:100%}</style>"
            + body, address: "https://page.example/")
        MainLoop.run(milliseconds: 150)
      }

      private func click() {
        host.engine.hand.click(x: window.origin.x + 100, y: window.origin.y + 100)
        MainLoop.run(milliseconds: 150)
      }

      /// What was said since the document began.
      private func said() throws -> String { try window.evaluate("said.join(' ')") }

      @Test func `a document says that it is there`() throws {
        defer { window.close() }
        load("x")
        #expect(try said() == "hello")
      }

      @Test func `a click is said before the page acts on it`() throws {
        defer { window.close() }
        load("<div class=x onpointerdown=\"said.push('page')\">x</div>")
        click()
        #expect(try said().hasPrefix("hello pointer page"))
      }

      /// The addresses that were said with presses, each once.
      private func addresses(in frame: String = "window") throws -> String {
        try window.evaluate("[...new Set(\(frame).addresses)].filter((a) => a).join(' ')")
      }

      @Test func `a press is said with its document's address, whatever the page names so`()
        throws
      {
        defer { window.close() }
        load("<img name=URL><div class=x>x</div>")
        _ = try window.evaluate(
          "Object.defineProperty(Document.prototype, 'URL', { get: () => 'https://x.example/' }); ''"
        )
        click()
        #expect(try addresses() == "https://page.example/")
        #expect(try window.evaluate("addresses[0]").isEmpty, "hello says none")
      }

      @Test func `a blank frame that its page writes is said to be at the page's address`()
        throws
      {
        defer { window.close() }
        load(
          """
          <iframe id=f class=x style="border:0"></iframe><script>
          f.contentDocument.open();
          f.contentDocument.write('<body style="margin:0"><div style="height:600px">x</div>');
          f.contentDocument.close();
          </script>
          """)
        click()
        #expect(try addresses(in: "f.contentWindow") == "https://page.example/")
      }

      @Test func `events that the page makes are not said`() throws {
        defer { window.close() }
        load(
          """
          <button id=b>x</button><label id=l>y<input type=checkbox></label><script>
          b.click(); l.click();
          for (const t of ['pointerdown', 'mousedown', 'touchstart', 'keydown'])
            b.dispatchEvent(new Event(t, { bubbles: true }));
          </script>
          """)
        #expect(try said() == "hello")
      }

      @Test func `Enter on a button is said, a letter and Enter on the page are not`() throws {
        defer { window.close() }
        load("<button class=x>x</button>")
        window.place()
        MainLoop.run(milliseconds: 100)
        host.engine.hand.type("Return")
        MainLoop.run(milliseconds: 100)
        #expect(try said() == "hello")
        _ = try window.evaluate("document.querySelector('button').focus()")
        host.engine.hand.type("x")
        host.engine.hand.type("Return")
        MainLoop.run(milliseconds: 150)
        #expect(try said() == "hello key held")
      }

      @Test func `Space in a text field is not said`() throws {
        defer { window.close() }
        load("<input autofocus>")
        window.place()
        _ = try window.evaluate("document.querySelector('input').focus()")
        host.engine.hand.type("space")
        MainLoop.run(milliseconds: 150)
        #expect(try said() == "hello")
      }

      @Test func `a document that is written anew is still listened to`() throws {
        defer { window.close() }
        load("x")
        _ = try window.evaluate(
          "document.open(); document.write('<div class=x>y</div>'); document.close()")
        MainLoop.run(milliseconds: 150)
        click()
        #expect(try said().contains("pointer"))
      }

      /// How often a word was said.
      private func count(_ word: String) throws -> String {
        try window.evaluate("said.filter((m) => m === '\(word)').length + ''")
      }

      /// The engine may run user scripts once more for the same document after `document.open()`.
      @Test func `a document that is written anew is still one, each event said once`() throws {
        defer { window.close() }
        load("<div class=x>x</div>")
        click()
        let once = try count("pointer")
        for times in 1...3 {
          _ = try window.evaluate(
            "said.length = 0; document.open(); document.write('<style>body{margin:0}"
              + ".x{position:fixed;inset:0}</style><div class=x>y</div>'); document.close()")
          MainLoop.run(milliseconds: 150)
          #expect(try said().isEmpty, "no other document, after \(times)")
          click()
          #expect(try count("pointer") == once, "after \(times)")
        }
      }

      @Test func `a script that is run again says nothing twice`() throws {
        defer { window.close() }
        load("<div class=x>x</div>")
        click()
        let once = try count("pointer")
        let script = try Self.source()
        _ = try window.evaluate("said.length = 0; " + script + script)
        click()
        #expect(try count("pointer") == once)
        #expect(try count("hello") == "0")
      }

      @Test func `a blank frame that is written by its page is one document`() throws {
        defer { window.close() }
        load(
          """
          <iframe id=f class=x style="border:0"></iframe><script>
          f.contentDocument.write('<body style="margin:0"><div style="height:600px">x</div>');
          f.contentDocument.close();
          </script>
          """)
        _ = try window.evaluate("f.contentWindow.said.length = 0")
        click()
        let inside = try window.evaluate(
          "f.contentWindow.said.filter((m) => m === 'pointer').length + ''")
        load("<div class=x>x</div>")
        click()
        #expect(try count("pointer") == inside)
      }

      @Test func `a press that stays down is said to be held, after what the page does on it`()
        throws
      {
        defer { window.close() }
        load(
          "<div class=x onpointerdown=\"said.push('page'); setTimeout(() => said.push('soon'))\">"
            + "x</div>")
        host.engine.hand.move(x: window.origin.x + 100, y: window.origin.y + 100)
        MainLoop.run(milliseconds: 50)
        host.engine.hand.button(down: true)
        MainLoop.run(milliseconds: 300)
        #expect(try said().hasPrefix("hello pointer page pointer soon held"))
        host.engine.hand.button(down: false)
      }

      @Test func `a page can't take the listeners away`() throws {
        defer { window.close() }
        load(
          """
          <div class=x>x</div><script>
          for (const t of ['pointerdown', 'mousedown']) {
            addEventListener(t, (e) => e.stopImmediatePropagation(), true);
            removeEventListener(t, () => {}, true);
          }
          </script>
          """)
        click()
        #expect(try said().contains("pointer"))
      }
    }
  }
#endif
