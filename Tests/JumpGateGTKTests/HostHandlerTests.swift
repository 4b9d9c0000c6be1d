#if GTK
  import CWebKitGTK
  import JumpGate
  import JumpGateGTK
  import JumpGateStage
  import Testing

  extension EngineTests {
    /// The host app's own handlers while an enforcement ends.
    @MainActor @Suite(.serialized)
    struct HostHandlers {
      private typealias View = UnsafeMutablePointer<WebKitWebView>

      /// A handler that removes the enforcement while it is asked.
      @MainActor
      private final class Remover {
        var count = 0
        func ask(_ view: View) {
          count += 1
          Enforcement.of(view)?.remove()
        }
      }

      private func enforced(_ signal: String, _ callback: GCallback, _ remover: Remover) throws
        -> (ViewWindow, Recorder)
      {
        let window = try EngineHost.shared().makeWindow()
        g_signal_connect_data(
          window.view, signal, callback, Unmanaged.passRetained(remover).toOpaque(), nil,
          G_CONNECT_DEFAULT)
        let recorder = Recorder()
        try Enforcement.begin(on: window.view, policy: .listing(), hooks: recorder.hooks)
        return (window, recorder)
      }

      @Test func `a host that removes the gate while it decides is asked ever after`() throws {
        let decide:
          @convention(c) (
            View?, UnsafeMutablePointer<WebKitPolicyDecision>?, WebKitPolicyDecisionType, gpointer?
          ) -> gboolean = { view, _, _, data in
            guard let view else { return 0 }
            nonisolated(unsafe) let asked = view
            _ = withOwner(data, Remover.self) { $0.ask(asked) }
            return 0
          }
        let remover = Remover()
        let (window, recorder) = try enforced(
          "decide-policy", unsafeBitCast(decide, to: GCallback.self), remover)
        defer { window.close() }
        let server = try PageServer { _ in .init("<p>x") }
        for round in 1...2 {
          #expect(window.load(server.address("/")))
          #expect(remover.count == round * 2, "the navigation and its response")
          #expect(recorder.events.count == 1)
        }
        // The gate that comes next blocks them once, and gives them back.
        let next = Recorder()
        let second = try Enforcement.begin(on: window.view, policy: .listing(), hooks: next.hooks)
        second.remove()
        #expect(window.load(server.address("/")))
        #expect(remover.count == 6)
      }

      @Test func `a host that removes the gate while it makes a window is asked ever after`() throws
      {
        let create:
          @convention(c) (View?, OpaquePointer?, gpointer?) -> UnsafeMutablePointer<GtkWidget>? = {
            view, _, data in
            guard let view else { return nil }
            nonisolated(unsafe) let asked = view
            _ = withOwner(data, Remover.self) { $0.ask(asked) }
            return nil
          }
        let remover = Remover()
        let (window, _) = try enforced(
          "create", unsafeBitCast(create, to: GCallback.self), remover)
        defer { window.close() }
        webkit_settings_set_javascript_can_open_windows_automatically(
          webkit_web_view_get_settings(window.view), 1)
        let server = try PageServer { _ in .init("<script>window.open('/other')</script>") }
        for round in 1...2 {
          #expect(window.load(server.address("/")))
          MainLoop.run(milliseconds: 2000) { remover.count == round }
          #expect(remover.count == round)
        }
      }
    }
  }
#endif
