#if GTK
  import CWebKitGTK
  import JumpGate
  import JumpGateGTK
  import JumpGateStage
  import Testing

  extension EngineTests {
    /// What counts as a tap, whose it is, how long it lasts and what it pays for.
    @MainActor @Suite(.serialized)
    struct Taps {
      private static let listed = "itms-apps://apps.apple.com/app/id1000000001"
      private static let second = "itms-apps://apps.apple.com/app/id1000000002"

      /// A page whose body is one element with handlers, pressed by what the test does.
      private func bed(_ body: String, _ more: [String: PageServer.Answer] = [:]) throws -> Bed {
        let style =
          "<style>.x{position:fixed;inset:0;width:100%;height:100%;background:#eee}</style>"
        return try Bed(
          ["/": .init(style + body)].merging(more) { $1 },
          policy: .listing("1000000001", "1000000002"))
      }

      @Test func `a swipe is no tap`() throws {
        let bed = try bed("<div class=x onpointerup=\"location='\(Self.listed)'\">x</div>")
        defer { bed.close() }
        try bed.load()
        bed.drag(fromX: 100, y: 100, toX: 160, y: 400)
        bed.expectJumps(["block none"])
      }

      @Test func `a swipe that returns to its start is no tap`() throws {
        let bed = try bed("<div class=x onpointerup=\"location='\(Self.listed)'\">x</div>")
        defer { bed.close() }
        try bed.load()
        bed.drag(fromX: 100, y: 100, toX: 100, y: 400, back: true)
        bed.expectJumps(["block none"])
      }

      @Test func `a jitter under ten points is a tap`() throws {
        let bed = try bed("<div class=x onclick=\"location='\(Self.listed)'\">x</div>")
        defer { bed.close() }
        try bed.load()
        bed.drag(fromX: 100, y: 100, toX: 104, y: 103)
        bed.expectJumps(["open live"])
      }

      @Test func `a key that is no Enter or Space is no tap`() throws {
        let bed = try bed(
          "<button class=x autofocus>x</button>"
            + "<script>onkeydown = () => location = '\(Self.listed)'</script>")
        defer { bed.close() }
        try bed.load()
        bed.focus()
        bed.host.engine.hand.type("a")
        bed.expectJumps(["block none"])
      }

      @Test func `Space in a text field is no tap`() throws {
        let bed = try bed(
          "<input autofocus><script>onkeydown = () => location = '\(Self.listed)'</script>")
        defer { bed.close() }
        try bed.load()
        bed.focus()
        bed.host.engine.hand.type("space")
        bed.expectJumps(["block none"])
      }

      @Test func `Space on a focused button is a tap`() throws {
        let bed = try bed("<button onclick=\"location='\(Self.listed)'\">x</button>")
        defer { bed.close() }
        try bed.load()
        bed.focus()
        bed.host.engine.hand.type("Tab")
        MainLoop.run(milliseconds: 100)
        bed.host.engine.hand.type("space")
        bed.expectJumps(["open live"])
      }

      @Test func `a press that is held is no tap until it is released`() throws {
        let bed = try bed(
          "<div class=x onpointerdown=\"setTimeout(() => location='\(Self.listed)', 300)\">x</div>")
        defer { bed.close() }
        try bed.load()
        bed.press(milliseconds: 600)
        bed.expectJumps(["block none"])
      }

      @Test func `the press the page acted upon is spent, its release pays for nothing`() throws {
        let bed = try bed(
          "<div class=x onpointerdown=\"location='\(Self.listed)'\" "
            + "onclick=\"location='\(Self.second)'\">x</div>")
        defer { bed.close() }
        try bed.load()
        bed.press(milliseconds: 120)
        bed.expectJumps(["open live", "ask spent"])
        #expect(bed.recorder.opened == ["https://apps.apple.com/app/id1000000001"])
      }

      @Test func `one tap pays for one exit`() throws {
        let bed = try bed(
          """
          <div class=x onclick="location='\(Self.listed)';
            setTimeout(() => location='\(Self.second)', 100);
            setTimeout(() => location='\(Self.listed)', 200)">x</div>
          """)
        defer { bed.close() }
        try bed.load()
        bed.tap()
        bed.expectJumps(["open live", "ask spent", "block spent"])
        #expect(bed.recorder.opened == ["https://apps.apple.com/app/id1000000001"])
      }

      @Test func `a click that a label hands on without a user is no tap`() throws {
        // The engine dispatches it as trusted; after a fetch its gesture flag still stands.
        let bed = try bed(
          """
          <label id=l for=b></label><button id=b onclick="location='\(Self.second)'">b</button>
          <div class=x onclick="location='\(Self.listed)'; fetch('/').then(() => l.click())">x</div>
          """)
        defer { bed.close() }
        try bed.load()
        bed.tap()
        bed.expectJumps(["open live", "ask spent"])
      }

      @Test func `the engine's flag lives on behind a fetch, the tap does not`() throws {
        let bed = try bed(
          "<div class=x onclick=\"fetch('/slow').then(() => location='\(Self.listed)')\">x</div>",
          ["/slow": .init("x").after(milliseconds: 1300)])
        defer { bed.close() }
        try bed.load()
        bed.tap()
        bed.expectJumps(["ask lapsed"])
      }

      @Test func `a handler that blocks does not keep the tap alive`() throws {
        let bed = try bed(
          """
          <div class=x onclick="const end = performance.now() + 1300;
            while (performance.now() < end); location='\(Self.listed)'">x</div>
          """)
        defer { bed.close() }
        try bed.load()
        bed.tap()
        bed.expectJumps(["ask lapsed"])
      }

      @Test func `a page that rewrites itself is still watched`() throws {
        let bed = try bed(
          """
          <script>document.open();
          document.write("<a style='position:fixed;inset:0' href='\(Self.listed)'>x</a>");
          document.close();</script>
          """)
        defer { bed.close() }
        try bed.load()
        bed.tap()
        bed.expectJumps(["open live"])
      }

      @Test func `a script of the host's gives the page no tap`() throws {
        let bed = try bed("<a id=x href='\(Self.listed)'>x</a>")
        defer { bed.close() }
        try bed.load()
        _ = try? bed.window.evaluate("x.click()")
        bed.expectJumps(["block none"])
      }

      @Test func `a tap is the frame's in which it happened`() throws {
        let bed = try bed(
          """
          <iframe class=x src='[B]/frame'></iframe>
          <script>onmessage = () => location = '\(Self.listed)'</script>
          """,
          [
            "/frame": .init(
              "<div style='position:fixed;inset:0' onclick=\"parent.postMessage(1, '*')\">x</div>")
          ])
        defer { bed.close() }
        try bed.load()
        bed.tap()
        bed.expect([
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "allow [B]/frame main [A] (preset:standard/web)",
          "allow [B]/frame main [A] (gate:response)",
          "open itms-apps://apps.apple.com/app/id1000000001 sub [B] tap:live (preset:standard/listed-app)",
        ])
      }

      @Test func `a frame made by a javascript address counts as the page`() throws {
        // No script is told of it, no decision made for it; its origin is the page's.
        let bed = try bed(
          "<iframe src='javascript:1'></iframe>"
            + "<script>setTimeout(() => frames[0].location='\(Self.listed)', 300)</script>")
        defer { bed.close() }
        try bed.load()
        bed.wait { bed.recorder.events.contains { $0.isJump } }
        let first = bed.recorder.events.first { $0.isJump }
        let jump = try #require(first)
        #expect(jump.request.from.map(String.init(describing:)) == bed.server.address(""))
        #expect(jump.verdict.action == .block)
      }

      @Test(arguments: ["", "noopener", "noreferrer"])
      func `a new window has its opener's tap for its first load`(_ rel: String) throws {
        let bed = try bed(
          "<a class=x target=_blank rel='\(rel)' href='/go'>x</a>",
          ["/go": .redirect(302, to: Self.listed)])
        defer { bed.close() }
        try bed.load()
        bed.tap()
        bed.expectJumps(["open live"])
        #expect(bed.children.isEmpty, "an empty window is closed")
      }

      @Test func `a tap in one view is none in another that shares its content manager`() throws {
        let host = try EngineHost.shared()
        let content = webkit_user_content_manager_new()
        defer { g_object_unref(UnsafeMutableRawPointer(content)) }
        let recorders = [Recorder(), Recorder()]
        let windows = try (0...1).map { index in
          let view = try #require(jumpgate_web_view_new(host.session, content))
          try Enforcement.begin(
            on: view, policy: .listing("1000000001"), hooks: recorders[index].hooks)
          return ViewWindow(view, engine: host.engine, x: index * 400)
        }
        defer { windows.forEach { $0.close() } }
        let page = "<a id=x style='position:fixed;inset:0' href='\(Self.listed)'>x</a>"
        for window in windows {
          #expect(window.load(html: page, address: "https://page.example/"))
          window.place()
        }
        MainLoop.run(milliseconds: 100)
        host.engine.hand.click(x: 100, y: 100)
        MainLoop.run(milliseconds: 4000) { !recorders[0].opened.isEmpty }
        // The evaluation has the engine's gesture flag, right after a tap elsewhere.
        _ = try? windows[1].evaluate("x.click()")
        MainLoop.run(milliseconds: 4000) { recorders[1].events.contains { $0.isJump } }
        #expect(recorders[0].opened == ["https://apps.apple.com/app/id1000000001"])
        #expect(recorders[1].refused.map(\.request.tap) == [.none])
        host.engine.hand.click(x: 500, y: 100)
        MainLoop.run(milliseconds: 4000) { !recorders[1].opened.isEmpty }
        #expect(recorders[1].opened == ["https://apps.apple.com/app/id1000000001"])
      }

      @Test func `an opener moved by a pop-up that was tapped has not its tap`() throws {
        let bed = try bed(
          "<div class=x onclick=\"window.open('/child')\">x</div>",
          [
            "/child": .init(
              """
              <div style='position:fixed;inset:0'
                onclick="opener.location='\(Self.listed)'">x</div>
              """)
          ])
        defer { bed.close() }
        try bed.load()
        bed.tap()
        bed.wait { bed.children.count == 1 }
        #expect(bed.children.count == 1)
        bed.tap(x: 500, y: 300)
        bed.expectJumps(["block unknown"])
      }

      @Test(arguments: [
        "<iframe></iframe>", "<iframe src=about:blank></iframe>", "<iframe srcdoc=x></iframe>",
        "<iframe sandbox srcdoc=x></iframe>", "<iframe sandbox src=/other></iframe>",
        "<iframe src='data:text/html,x'></iframe>",
        "<iframe src=/other.svg></iframe>", "<object data=/other></object>",
        "<embed src=/other type=text/html>", "<iframe src=/other.png></iframe>",
        "<div id=h></div><script>h.attachShadow({mode:'closed'}).innerHTML='<iframe></iframe>'</script>",
        "<p><script>document.body.append(document.createElement('iframe'))</script>",
      ])
      func `with a frame on the page the asker is not known`(_ frame: String) throws {
        let bed = try bed(
          frame + "<script>setTimeout(() => location='\(Self.listed)', 300)</script>",
          [
            "/other": .init("x"), "/other.png": .init(type: "image/png", "x"),
            "/other.svg": .init(
              type: "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>"),
          ])
        defer { bed.close() }
        try bed.load()
        bed.wait { bed.recorder.events.contains { $0.isJump } }
        let first = bed.recorder.events.first { $0.isJump }
        let jump = try #require(first)
        #expect(jump.request.from == nil)
        #expect(jump.request.frame == .unknown)
      }
    }
  }
#endif
