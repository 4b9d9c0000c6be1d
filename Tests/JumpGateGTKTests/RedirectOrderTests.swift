#if GTK
  import CWebKitGTK
  import Foundation
  import JumpGateStage
  import Testing

  extension EngineTests {
    /// In which order the engine names a redirect's address and asks about it: the adapter for Apple
    /// systems, whose engine has no flag for redirects, relies on it.
    @MainActor @Suite(.serialized)
    struct RedirectOrder {
      /// What was asked about, and what the view named at that moment.
      struct Asked: Hashable {
        var path: String
        var isRedirect: Bool
        /// Whether the view named the very address.
        var isNamed: Bool
      }

      private final class Record {
        var all: [Asked] = []
      }

      private let record = Record()
      private let window: ViewWindow

      init() throws {
        window = try EngineHost.shared().makeWindow()
        let decide:
          @convention(c) (
            UnsafeMutablePointer<WebKitWebView>?, OpaquePointer?, WebKitPolicyDecisionType,
            gpointer?
          ) -> gboolean = { view, decision, type, data in
            guard type == WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION, let data, let decision,
              let action = webkit_navigation_policy_decision_get_navigation_action(decision),
              let uri = webkit_uri_request_get_uri(webkit_navigation_action_get_request(action))
            else { return 0 }
            let address = String(cString: uri)
            let named = webkit_web_view_get_uri(view).map { String(cString: $0) }
            Unmanaged<Record>.fromOpaque(data).takeUnretainedValue().all.append(
              Asked(
                path: URL(string: address).map { $0.scheme == "http" ? $0.path : address } ?? "",
                isRedirect: webkit_navigation_action_is_redirect(action) != 0,
                isNamed: named == address))
            if address.hasPrefix("http:") { return 0 }
            webkit_policy_decision_ignore(
              UnsafeMutableRawPointer(decision).assumingMemoryBound(to: WebKitPolicyDecision.self))
            return 1
          }
        g_signal_connect_data(
          UnsafeMutableRawPointer(window.view), "decide-policy",
          unsafeBitCast(decide, to: GCallback.self), Unmanaged.passRetained(record).toOpaque(),
          { data, _ in data.map { Unmanaged<Record>.fromOpaque($0).release() } }, G_CONNECT_DEFAULT)
      }

      private func run(_ script: String) throws -> [Asked] {
        let server = try PageServer { request in
          switch request.path {
          case "/": .init("<script>\(script)</script>")
          case "/go": .init(status: 302, headers: ["Location": "/two"])
          case "/two": .init(status: 302, headers: ["Location": "sample://x"])
          default: .init("<p>x").after(milliseconds: 400)
          }
        }
        defer { window.close() }
        webkit_web_view_load_uri(window.view, server.address("/"))
        MainLoop.run(milliseconds: 1_500) { self.record.all.contains { $0.path == "sample://x" } }
        return Array(record.all.dropFirst())
      }

      @Test func `a hop of the main frame is named before it is asked about, nothing else is`()
        throws
      {
        #expect(
          try run("setTimeout(() => location = '/go', 100)") == [
            Asked(path: "/go", isRedirect: false, isNamed: false),
            Asked(path: "/two", isRedirect: true, isNamed: true),
            Asked(path: "sample://x", isRedirect: true, isNamed: true),
          ])
      }

      @Test func `what a page asks for while it waits is not named`() throws {
        #expect(
          try run(
            "setTimeout(() => { location = '/slow'; setTimeout(() => location = 'sample://x', 100) }, 100)"
          ) == [
            Asked(path: "/slow", isRedirect: false, isNamed: false),
            Asked(path: "sample://x", isRedirect: false, isNamed: false),
          ])
      }

      @Test func `a hop of a frame is not named`() throws {
        #expect(
          try run(
            "const f = document.createElement('iframe'); f.src = '/go'; document.documentElement.append(f)"
          ) == [
            Asked(path: "/go", isRedirect: false, isNamed: false),
            Asked(path: "/two", isRedirect: true, isNamed: false),
            Asked(path: "sample://x", isRedirect: true, isNamed: false),
          ])
      }
    }
  }
#endif
