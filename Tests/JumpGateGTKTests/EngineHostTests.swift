#if GTK
  import JumpGateStage
  import Testing

  extension EngineTests {
    @Test func `a page is loaded and scripted in the real engine`() throws {
      let window = try EngineHost.shared().makeWindow()
      defer { window.close() }
      #expect(window.load(html: "<title>x</title>", address: "http://127.0.0.1/"))
      #expect(try window.evaluate("new URL('ITMS-Apps:/a b').href") == "itms-apps:/a%20b")
    }
  }
#endif
