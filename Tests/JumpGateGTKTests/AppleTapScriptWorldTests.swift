#if GTK
  import CWebKitGTK
  import Foundation
  import JumpGateStage
  import Testing

  extension EngineTests {
    /// The tap script of the adapter for Apple systems as the adapter uses it: in an isolated world,
    /// speaking through a message handler of that world.
    @MainActor @Suite(.serialized)
    struct AppleTapScriptWorld {
      private let host: EngineHost
      private let window: ViewWindow
      private let messages = Messages()

      /// What was said, in order.
      private final class Messages {
        var all: [String] = []
        var pressed: Int { all.filter { $0.hasPrefix("pointer ") }.count }
      }

      init() throws {
        host = try EngineHost.shared()
        window = host.makeWindow()
        let manager = webkit_web_view_get_user_content_manager(window.view)
        try #require(
          webkit_user_content_manager_register_script_message_handler(
            manager, "jumpgate", "jumpgate") != 0)
        let received: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
          _, value, data in
          guard let data, let text = jsc_value_to_string(value) else { return }
          Unmanaged<Messages>.fromOpaque(data).takeUnretainedValue().all
            .append(String(cString: text))
          g_free(text)
        }
        g_signal_connect_data(
          manager.map { UnsafeMutableRawPointer($0) }, "script-message-received::jumpgate",
          unsafeBitCast(received, to: GCallback.self), Unmanaged.passRetained(messages).toOpaque(),
          { data, _ in data.map { Unmanaged<Messages>.fromOpaque($0).release() } },
          G_CONNECT_DEFAULT)
        let script = webkit_user_script_new_for_world(
          try AppleTapScript.source(), WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES,
          WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START, "jumpgate", nil, nil)
        webkit_user_content_manager_add_script(manager, script)
        webkit_user_script_unref(script)
      }

      private static let full =
        "<style>body{margin:0}.x{position:fixed;inset:0;border:0;width:100%;height:100%}</style>"

      private func load(_ body: String) {
        _ = window.load(html: Self.full + body, address: "https://page.example/")
        MainLoop.run(milliseconds: 150)
      }

      private func click() {
        host.engine.hand.click(x: window.origin.x + 100, y: window.origin.y + 100)
        MainLoop.run(milliseconds: 150)
      }

      /// What one click says in a document that nothing was done to.
      private func spokenOnce() -> Int {
        load("<div class=x>x</div>")
        click()
        defer { messages.all = [] }
        return messages.pressed
      }

      @Test func `a page has no way to the handler`() throws {
        defer { window.close() }
        load("x")
        #expect(messages.all == ["hello"])
        #expect(
          try window.evaluate(
            "String(window.webkit?.messageHandlers?.jumpgate) + window.jumpgateTaps")
            == "undefinedundefined")
      }

      @Test func `a document that is written anew says each press as often as before`() throws {
        defer { window.close() }
        let once = spokenOnce()
        #expect(once > 0)
        for _ in 1...3 {
          _ = try window.evaluate(
            "document.open(); document.write(`\(Self.full)<div class=x>y</div>`); document.close()")
          MainLoop.run(milliseconds: 150)
          #expect(messages.all.isEmpty, "no other document")
          click()
          #expect(messages.pressed == once)
          messages.all = []
        }
      }

      @Test func `a document that is written anew when it is empty is listened to`() throws {
        defer { window.close() }
        let once = spokenOnce()
        _ = try window.evaluate("document.documentElement.remove(); ''")
        MainLoop.run(milliseconds: 50)
        _ = try window.evaluate("document.open(); ''")
        MainLoop.run(milliseconds: 50)
        _ = try window.evaluate(
          "document.write(`\(Self.full)<div class=x>y</div>`); document.close()")
        MainLoop.run(milliseconds: 150)
        click()
        #expect(messages.pressed == once)
      }

      @Test func `a blank frame that is written says each press once`() throws {
        defer { window.close() }
        let once = spokenOnce()
        load(
          """
          <iframe id=f class=x></iframe><script>
          f.contentDocument.write('<body style="margin:0"><div style="height:600px">x</div>');
          f.contentDocument.close();
          </script>
          """)
        messages.all = []
        click()
        #expect(messages.pressed == once)
        #expect(messages.all.first == "pointer https://page.example/", "its writer's address")
      }
    }
  }
#endif
