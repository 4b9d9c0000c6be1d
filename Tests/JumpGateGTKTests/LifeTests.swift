#if GTK
  import CWebKitGTK
  import JumpGate
  import JumpGateGTK
  import JumpGateStage
  import Testing

  extension EngineTests {
    /// How long an enforcement lasts, and what else the host app does with the view.
    @MainActor @Suite(.serialized)
    struct Life {
      private static let store = "itms-apps://apps.apple.com/app/id1000000009"
      private static let page = "<script>setTimeout(() => location='\(store)', 200)</script>"

      private func bed(
        _ page: String = page, _ more: [String: PageServer.Answer] = [:],
        policy: Policy = .listing("1000000001"), makesWindows: Bool = true
      ) throws -> Bed {
        try Bed(
          ["/": .init(page)].merging(more) { $1 }, policy: policy, makesWindows: makesWindows)
      }

      @Test func `an enforcement outlives its handle`() throws {
        let host = try EngineHost.shared()
        let recorder = Recorder()
        let window = host.makeWindow()
        defer { window.close() }
        let handle = Weak(
          try Enforcement.begin(on: window.view, policy: .listing(), hooks: recorder.hooks))
        #expect(handle.value != nil)
        #expect(window.load(html: Self.page, address: "https://page.example/"))
        MainLoop.run(milliseconds: 2000) { recorder.refused.count == 1 }
        #expect(recorder.refused.count == 1)
      }

      @Test func `an enforcement goes with its view`() throws {
        let host = try EngineHost.shared()
        let window = host.makeWindow()
        let handle = Weak(
          try Enforcement.begin(on: window.view, policy: .listing(), hooks: Recorder().hooks))
        #expect(window.load(html: "<p>x", address: "https://page.example/"))
        window.close()
        MainLoop.run(milliseconds: 2000) { handle.value == nil }
        #expect(handle.value == nil)
      }

      @Test func `a removed enforcement decides nothing`() throws {
        let bed = try bed("<p>x")
        defer { bed.close() }
        try bed.load()
        bed.enforcement.remove()
        let count = bed.recorder.events.count
        #expect(bed.window.load(bed.server.address("/?again")))
        #expect(bed.recorder.events.count == count)
        #expect(Enforcement.of(bed.window.view) == nil)
        // It can begin anew.
        let recorder = Recorder()
        try Enforcement.begin(on: bed.window.view, policy: .listing(), hooks: recorder.hooks)
        #expect(bed.window.load(bed.server.address("/?third")))
        #expect(!recorder.events.isEmpty)
      }

      @Test func `a view is enforced once`() throws {
        let bed = try bed()
        defer { bed.close() }
        #expect(throws: EnforcementError.enforcedAlready) {
          try Enforcement.begin(on: bed.window.view, policy: .listing(), hooks: .init())
        }
      }

      @Test func `the network witness sees what is not stopped`() throws {
        // The other tests' silence of the witness means something only if it can speak.
        let bed = try bed(
          "<script>setTimeout(() => location='https://apps.apple.com/app/id1000000009')</script>",
          policy: .listing(mode: .report))
        defer { bed.close() }
        try bed.load()
        bed.wait { !bed.proxy.log.isEmpty }
        #expect(bed.proxy.log.first == "CONNECT apps.apple.com:443")
      }

      @Test(arguments: [true, false])
      func `the engine connects ahead to a link only where there is no gate`(_ isGuarded: Bool)
        throws
      {
        let store = "https://apps.apple.com/app/id1000000009"
        let server = try PageServer { _ in
          .init("<a style='position:fixed;inset:0' href='\(store)'>x</a>")
        }
        let host = try EngineHost.shared()
        let proxy = try ProxyWitness()
        let session = try #require(webkit_network_session_new_ephemeral())
        defer { g_object_unref(UnsafeMutableRawPointer(session)) }
        proxy.guardSession(session)
        let window = host.makeWindow(session: session)
        defer { window.close() }
        if isGuarded {
          try Enforcement.begin(on: window.view, policy: .listing(), hooks: .init())
        }
        // The host ignores the link itself, so that nothing but the connection ahead can be seen.
        let handler = HostHandler(on: window.view, ignores: store)
        #expect(window.load(server.address("/")))
        host.engine.hand.click(x: 100, y: 100)
        MainLoop.run(milliseconds: 3000) { !proxy.log.isEmpty || isGuarded }
        MainLoop.run(milliseconds: 500)
        #expect(proxy.log.isEmpty == isGuarded)
        #expect(handler.addresses.contains(store) != isGuarded)
      }

      @Test func `a host's handler that was there before is asked after the gate`() throws {
        let host = try EngineHost.shared()
        let server = try PageServer { _ in .init(Self.page) }
        let window = host.makeWindow()
        defer { window.close() }
        let asked = HostHandler(on: window.view)
        let recorder = Recorder()
        try Enforcement.begin(on: window.view, policy: .listing(), hooks: recorder.hooks)
        #expect(window.load(server.address("/")))
        MainLoop.run(milliseconds: 2000) { recorder.refused.count == 1 }
        #expect(recorder.refused.count == 1)
        #expect(asked.addresses == [server.address("/"), server.address("/")])
        #expect(
          webkit_web_view_get_uri(window.view).map { String(cString: $0) }
            == server.address("/"))
      }

      @Test func `a host's handler that is stricter wins`() throws {
        let host = try EngineHost.shared()
        let server = try PageServer { _ in .init("<p>x") }
        for isFirst in [true, false] {
          let window = host.makeWindow()
          defer { window.close() }
          var handler: HostHandler?
          if isFirst { handler = HostHandler(on: window.view, ignores: "*") }
          try Enforcement.begin(on: window.view, policy: .listing(), hooks: Recorder().hooks)
          if !isFirst { handler = HostHandler(on: window.view, ignores: "*") }
          _ = window.load(server.address("/"))
          MainLoop.run(milliseconds: 300)
          #expect(handler?.addresses.count == 1)
          #expect(server.log.isEmpty)
        }
      }

      @Test func `a window that the host makes none for is judged and refused all the same`()
        throws
      {
        let bed = try bed(
          "<div style='position:fixed;inset:0' onclick=\"window.open('\(Self.store)')\">x</div>",
          makesWindows: false)
        defer { bed.close() }
        try bed.load()
        bed.tap()
        bed.wait { !bed.recorder.refused.isEmpty }
        #expect(bed.recorder.refused.map(\.request.isPopup) == [true])
      }

      @Test func `a hidden view exits nowhere`() throws {
        let bed = try bed(
          "<a id=x href='itms-apps://apps.apple.com/app/id1000000001'>x</a>",
          policy: Policy(
            preset: .article, mode: .enforce,
            apps: AppList([AppID("1000000001")].compactMap(\.self)),
            hostSchemes: [], appLinkHosts: [], rules: [], defaults: [:]))
        defer { bed.close() }
        try bed.load()
        gtk_widget_set_visible(
          UnsafeMutableRawPointer(bed.window.view).assumingMemoryBound(to: GtkWidget.self), 0)
        _ = try? bed.window.evaluate("x.click()")
        bed.wait { !bed.recorder.refused.isEmpty }
        #expect(bed.recorder.refused.map(\.verdict.rule) == ["gate:hidden"])
        gtk_widget_set_visible(
          UnsafeMutableRawPointer(bed.window.view).assumingMemoryBound(to: GtkWidget.self), 1)
        MainLoop.run(milliseconds: 200)
        _ = try? bed.window.evaluate("x.click()")
        bed.wait { !bed.recorder.opened.isEmpty }
        #expect(bed.recorder.opened == ["https://apps.apple.com/app/id1000000001"])
      }

      @Test func `in report the gate logs and the engine does what it always did`() throws {
        let bed = try bed(
          "<a style='position:fixed;inset:0' href='itms-apps://apps.apple.com/app/id1000000001'>x</a>",
          policy: .listing("1000000001", mode: .report))
        defer { bed.close() }
        try bed.load()
        bed.tap()
        bed.expect([
          "allow [A]/ unknown ? (gate:host-load)",
          "allow [A]/ unknown ? (gate:response)",
          "open itms-apps://apps.apple.com/app/id1000000001 main [A] tap:live (preset:standard/listed-app)",
        ])
        #expect(bed.recorder.opened.isEmpty)
        #expect(bed.recorder.refused.isEmpty)
        bed.wait { bed.address != "[A]/" }
        #expect(bed.address != "[A]/", "the engine shows its error page")
      }

      @Test func `going back exits nowhere`() throws {
        let bed = try bed(
          "<script>onpageshow = (e) => { if (e.persisted) location='\(Self.store)' }</script>",
          ["/next": .init("next")])
        defer { bed.close() }
        try bed.load()
        try bed.load("/next")
        webkit_web_view_go_back(bed.window.view)
        bed.wait { bed.address == "[A]/" }
        #expect(bed.recorder.opened.isEmpty)
        #expect(bed.address == "[A]/")
      }

      @Test func `after going back a frame does not ask in its page's name`() throws {
        let bed = try bed(
          "<p>page</p><iframe src='[B]/ad'></iframe>",
          [
            "/ad": .init(
              """
              <script>
                onpageshow = (event) => {
                  if (event.persisted) setTimeout(() => { location = 'sample://from-a-frame' }, 200);
                }
              </script>
              """), "/next": .init("next"),
          ])
        defer { bed.close() }
        try bed.load()
        try bed.load("/next")
        webkit_web_view_go_back(bed.window.view)
        bed.wait { bed.recorder.refused.contains { $0.request.targetText.hasPrefix("sample:") } }
        let asked = bed.recorder.events.filter { $0.request.targetText.hasPrefix("sample:") }
        try #require(asked.count == 1, "the page was shown again as it was left")
        #expect(asked[0].request.frame == .unknown)
        #expect(asked[0].request.from == nil)
      }

      @Test func `a download that installs is stopped`() throws {
        let bed = try bed(
          "<a style='position:fixed;inset:0' download href=/x.mobileconfig>x</a>",
          ["/x.mobileconfig": .init(type: "application/x-apple-aspen-config", "x")])
        defer { bed.close() }
        try bed.load()
        bed.tap()
        bed.wait { !bed.recorder.refused.isEmpty }
        #expect(
          bed.recorder.refused.map(\.verdict.destination?.kind) == [.enterpriseInstall])
      }

      @Test func `what a bridge asks for passes the same gate`() throws {
        let bed = try bed("<div style='position:fixed;inset:0'>x</div>", ["/next": .init("next")])
        defer { bed.close() }
        try bed.load()
        #expect(bed.enforcement.open(Self.store)?.verdict.action == .block)
        #expect(bed.enforcement.open("https://[bad")?.verdict.action == .block)
        #expect(bed.enforcement.open("/next")?.verdict.action == .allow)
        bed.wait { bed.address == "[A]/next" }
        #expect(bed.address == "[A]/next")
        #expect(bed.recorder.log.events == bed.recorder.events)
      }

      @Test(
        arguments: [
          "file:///etc/hostname", "data:text/html,x", "about:blank",
          "javascript:location.hash = 'run'",
        ])
      func `what belongs to a page is not loaded for it`(address: String) throws {
        let bed = try bed("<p>x</p>")
        defer { bed.close() }
        try bed.load()
        #expect(bed.enforcement.open(address)?.verdict.action == .allow)
        MainLoop.run(milliseconds: 300)
        #expect(bed.address == "[A]/")
        #expect(bed.recorder.refused.count == 1)
      }

      @Test func `the host's own scheme goes to the host and nowhere else`() throws {
        let policy = Policy(
          preset: .standard, mode: .enforce, apps: AppList([AppID]()),
          hostSchemes: ["bridge"], appLinkHosts: [], rules: [],
          defaults: [:])
        let bed = try bed("<script>location='bridge:ready'</script>", policy: policy)
        defer { bed.close() }
        try bed.load()
        bed.wait { bed.recorder.hosted.count == 1 }
        #expect(bed.recorder.hosted.count == 1)
        #expect(bed.recorder.opened.isEmpty)
      }

      @Test func `what the system does not take is told, and not as refused`() throws {
        let bed = try bed("<a style='position:fixed;inset:0' href='tel:1'>x</a>")
        defer { bed.close() }
        bed.recorder.launchError = LaunchError("nothing opens tel")
        try bed.load()
        bed.tap()
        bed.wait { !bed.recorder.unopened.isEmpty }
        #expect(bed.recorder.unopened.map(\.verdict.action) == [.open])
        #expect(bed.recorder.refused.isEmpty)
      }

      @Test func `an address no browser reads is stopped`() throws {
        let bed = try bed("<script>location.href = 'x-y://[/'</script>")
        defer { bed.close() }
        try bed.load()
        #expect(bed.recorder.opened.isEmpty)
        #expect(bed.address == "[A]/")
      }
    }
  }

  /// A host app's own handler of `decide-policy`.
  @MainActor
  private final class HostHandler {
    private(set) var addresses: [String] = []
    private let ignored: String?

    /// Ignores an address, or every one (`*`), and uses the rest.
    init(on view: UnsafeMutablePointer<WebKitWebView>, ignores ignored: String? = nil) {
      self.ignored = ignored
      let decide:
        @convention(c) (
          UnsafeMutablePointer<WebKitWebView>?, UnsafeMutablePointer<WebKitPolicyDecision>?,
          WebKitPolicyDecisionType, gpointer?
        ) -> gboolean = { _, asked, type, data in
          guard let asked, let data else { return 0 }
          nonisolated(unsafe) let (decision, owner) = (asked, data)
          MainActor.assumeIsolated {
            Unmanaged<HostHandler>.fromOpaque(owner).takeUnretainedValue().decide(decision, type)
          }
          return 1
        }
      g_signal_connect_data(
        view, "decide-policy", unsafeBitCast(decide, to: GCallback.self),
        Unmanaged.passRetained(self).toOpaque(), nil, G_CONNECT_DEFAULT)
    }

    private func decide(
      _ asked: UnsafeMutablePointer<WebKitPolicyDecision>, _ type: WebKitPolicyDecisionType
    ) {
      if type == WEBKIT_POLICY_DECISION_TYPE_RESPONSE {
        let response = webkit_response_policy_decision_get_response(OpaquePointer(asked))
        addresses.append(String(cString: webkit_uri_response_get_uri(response)))
      } else {
        let action = webkit_navigation_policy_decision_get_navigation_action(OpaquePointer(asked))
        let request = webkit_navigation_action_get_request(action)
        addresses.append(String(cString: webkit_uri_request_get_uri(request)))
      }
      if ignored == "*" || ignored == addresses.last {
        webkit_policy_decision_ignore(asked)
      } else {
        webkit_policy_decision_use(asked)
      }
    }
  }

  extension JumpRequest {
    /// The address that is asked for, as text.
    fileprivate var targetText: String {
      switch target {
      case .success(let address): address.href
      case .failure(let unreadable): unreadable.string
      }
    }
  }
#endif
