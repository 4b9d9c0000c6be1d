#if GTK
  import CWebKitGTK
  import JumpGate
  import JumpGateGTK
  import JumpGateStage
  import Testing

  /// One page in the engine: a server of three origins, a guarded view, and all that hears of it.
  @MainActor
  final class Bed {
    let host: EngineHost
    let server: PageServer
    let proxy: ProxyWitness
    let window: ViewWindow
    let enforcement: Enforcement
    let recorder = Recorder()
    private(set) var children: [ViewWindow] = []
    private let session: OpaquePointer

    /// Serves pages on three origins, and opens `/`.
    init(
      _ pages: [String: PageServer.Answer], policy: Policy, makesWindows: Bool = true,
      servedSchemes: Set<String> = []
    ) throws {
      host = try EngineHost.shared()
      server = try PageServer.serving(pages)
      proxy = try ProxyWitness()
      session = webkit_network_session_new_ephemeral()
      proxy.guardSession(session)
      window = host.makeWindow(session: session)
      var hooks = recorder.hooks
      hooks.servedSchemes = servedSchemes
      enforcement = try Enforcement.begin(
        on: window.view, gate: Gate(policy: policy, isPrivate: false), hooks: hooks)
      if makesWindows { makeWindows(of: window.view) }
    }

    /// Loads a page as the host app does and waits until it is done and has settled.
    func load(_ path: String = "/", settle: Int = 120) throws {
      enforcement.load(try Address(server.address(path)))
      MainLoop.run(milliseconds: 10_000) { webkit_web_view_is_loading(window.view) == 0 }
      MainLoop.run(milliseconds: settle)
    }

    /// Presses and releases the first button at a point of the view.
    func tap(x: Int = 100, y: Int = 100, settle: Int = 80) {
      host.engine.hand.click(x: window.origin.x + x, y: window.origin.y + y)
      MainLoop.run(milliseconds: settle)
    }

    /// Presses the first button for a time.
    func press(x: Int = 100, y: Int = 100, milliseconds: Int, settle: Int = 80) {
      host.engine.hand.move(x: window.origin.x + x, y: window.origin.y + y)
      MainLoop.run(milliseconds: 40)
      host.engine.hand.button(down: true)
      MainLoop.run(milliseconds: milliseconds)
      host.engine.hand.button(down: false)
      MainLoop.run(milliseconds: settle)
    }

    /// Presses, moves and releases the first button.
    func drag(fromX x: Int, y: Int, toX endX: Int, y endY: Int, back: Bool = false) {
      let hand = host.engine.hand
      func moveTo(_ part: Int) {
        hand.move(
          x: window.origin.x + x + (endX - x) * part / 5,
          y: window.origin.y + y + (endY - y) * part / 5)
        MainLoop.run(milliseconds: 25)
      }
      moveTo(0)
      hand.button(down: true)
      for part in 1...5 { moveTo(part) }
      if back { for part in (0...4).reversed() { moveTo(part) } }
      hand.button(down: false)
      MainLoop.run(milliseconds: 80)
    }

    /// Gives the view the keyboard.
    func focus() {
      window.place()
      MainLoop.run(milliseconds: 100)
    }

    /// Moves the focus to the first element that takes it, and presses Enter there.
    func enter(settle: Int = 80) {
      window.place()
      MainLoop.run(milliseconds: 50)
      host.engine.hand.type("Tab")
      MainLoop.run(milliseconds: 100)
      host.engine.hand.type("Return")
      MainLoop.run(milliseconds: settle)
    }

    /// Closes the windows.
    func close() {
      children.forEach { $0.close() }
      window.close()
      MainLoop.run(milliseconds: 20)
      g_object_unref(UnsafeMutableRawPointer(session))
      Engine.endWithoutDestructors()
    }

    /// The events as lines, ready to paste into a test.
    var history: [String] { recorder.events.map { line($0) } }

    /// Where the view is.
    var address: String {
      plain(webkit_web_view_get_uri(window.view).map { String(cString: $0) } ?? "")
    }

    /// Compares the whole history, once it is whole; on failure prints it ready to paste.
    func expect(_ expected: [String], at location: SourceLocation = #_sourceLocation) {
      wait { history == expected }
      let seen = history
      guard seen != expected else { return }
      let lines = seen.map { "        \"\($0)\"," }.joined(separator: "\n")
      Issue.record("the history is\n\(lines)", sourceLocation: location)
    }

    /// Compares the verdicts on all jumps, with what the tap was worth, once they are whole.
    func expectJumps(_ expected: [String], at location: SourceLocation = #_sourceLocation) {
      wait { jumps == expected }
      let seen = jumps
      guard seen != expected else { return }
      Issue.record("the jumps are \(seen)", sourceLocation: location)
    }

    private var jumps: [String] {
      recorder.events.filter(\.isJump).map {
        "\($0.verdict.action.rawValue) \($0.request.tap.rawValue)"
      }
    }

    /// Waits until a condition holds, and then whether it lasts; no longer than it may take on a
    /// busy machine.
    func wait(until condition: () -> Bool) {
      MainLoop.run(milliseconds: 4000, until: condition)
      MainLoop.run(milliseconds: 150)
    }

    private func line(_ event: JumpEvent) -> String {
      let request = event.request
      let address =
        switch request.target {
        case .success(let address): plain(address.href)
        case .failure(let unreadable): "unreadable \(unreadable.string)"
        }
      var words = [event.verdict.action.rawValue, address, request.frame.rawValue]
      words.append(request.from.map { plain(String(describing: $0)) } ?? "?")
      if request.tap != .none { words.append("tap:\(request.tap.rawValue)") }
      if request.isPopup == true { words.append("popup") }
      if request.isRedirected == true { words.append("redirected") }
      if !event.hops.isEmpty { words.append("hops:\(event.hops.count)") }
      words.append("(\(event.verdict.rule))")
      return words.joined(separator: " ")
    }

    /// An address with the origins' letters in place of their ports.
    func plain(_ text: String) -> String {
      text.replacing("http://127.0.0.1:\(server.port)", with: "[A]")
        .replacing("http://localhost:\(server.port)", with: "[B]")
        .replacing("http://127.0.0.2:\(server.port)", with: "[C]")
        .replacing(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, with: "[uuid]")
    }

    private func makeWindows(of view: UnsafeMutablePointer<WebKitWebView>) {
      let create:
        @convention(c) (
          UnsafeMutablePointer<WebKitWebView>?, OpaquePointer?, gpointer?
        ) -> UnsafeMutablePointer<GtkWidget>? = { view, _, data in
          guard let view, let data else { return nil }
          nonisolated(unsafe) let (opener, bed) = (view, data)
          nonisolated(unsafe) var child: UnsafeMutablePointer<GtkWidget>?
          MainActor.assumeIsolated {
            child = Unmanaged<Bed>.fromOpaque(bed).takeUnretainedValue().makeChild(of: opener)
          }
          return child
        }
      g_signal_connect_data(
        view, "create", unsafeBitCast(create, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque(), nil, G_CONNECT_DEFAULT)
    }

    private func makeChild(of opener: UnsafeMutablePointer<WebKitWebView>)
      -> UnsafeMutablePointer<GtkWidget>?
    {
      let content = webkit_user_content_manager_new()
      defer { g_object_unref(UnsafeMutableRawPointer(content)) }
      guard let view = jumpgate_web_view_new_related(opener, content) else { return nil }
      makeWindows(of: view)
      let window = ViewWindow(view, engine: host.engine, x: 400)
      children.append(window)
      let close: @convention(c) (UnsafeMutablePointer<WebKitWebView>?, gpointer?) -> Void = {
        view, data in
        guard let view, let data else { return }
        nonisolated(unsafe) let (closed, bed) = (view, data)
        MainActor.assumeIsolated {
          Unmanaged<Bed>.fromOpaque(bed).takeUnretainedValue().closeChild(closed)
        }
      }
      g_signal_connect_data(
        view, "close", unsafeBitCast(close, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque(), nil, G_CONNECT_DEFAULT)
      return UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkWidget.self)
    }

    private func closeChild(_ view: UnsafeMutablePointer<WebKitWebView>) {
      guard let index = children.firstIndex(where: { $0.view == view }) else { return }
      children.remove(at: index).close()
    }
  }
#endif
