#if GTK
  import CWebKitGTK
  import Foundation
  import JumpGateStage

  /// The engine the tests share: one GTK on one virtual display, turned by hand.
  ///
  /// Use it from `@MainActor` tests of a `.serialized` suite only; they all run on the process's
  /// first thread, which the target `CTestProcess` sees to.
  @MainActor
  struct EngineHost {
    let engine: Engine
    let session: OpaquePointer

    /// The host of this process; starts the display and GTK at the first call.
    static func shared() throws -> EngineHost {
      precondition(Thread.isMainThread, "GTK and WebKit abort on any but the thread they began on")
      if let host = running { return host }
      // Whatever is registered or stored in a test stays in the test.
      let home = FileManager.default.temporaryDirectory.appendingPathComponent(
        "jumpgate-home-\(UUID().uuidString)")
      for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"] {
        let folder = home.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        setenv(name, folder.path, 1)
      }
      let host = EngineHost(
        engine: try Engine.start(width: 1600, height: 900),
        session: webkit_network_session_new_ephemeral())
      running = host
      return host
    }

    private static var running: EngineHost?

    /// A web view in a window of its own, nobody guarding it.
    func makeWindow(session: OpaquePointer? = nil) -> ViewWindow {
      let content = webkit_user_content_manager_new()
      defer { g_object_unref(UnsafeMutableRawPointer(content)) }
      guard let view = jumpgate_web_view_new(session ?? self.session, content) else {
        preconditionFailure("g_object_new gives an object")
      }
      return ViewWindow(view, engine: engine)
    }
  }

  /// What a script evaluated to, or why it did not.
  struct EvaluationFailed: Error { let message: String }

  extension ViewWindow {
    /// Loads a page and waits until the engine is done with it.
    ///
    /// - Returns: whether it was done in time.
    func load(_ address: String, milliseconds: Int = 10_000) -> Bool {
      webkit_web_view_load_uri(view, address)
      return MainLoop.run(milliseconds: milliseconds) { webkit_web_view_is_loading(view) == 0 }
    }

    /// Loads a document of this text, at an address.
    func load(html: String, address: String, milliseconds: Int = 10_000) -> Bool {
      webkit_web_view_load_html(view, html, address)
      return MainLoop.run(milliseconds: milliseconds) { webkit_web_view_is_loading(view) == 0 }
    }

    /// Evaluates a script in the page and gives its value as a string.
    ///
    /// > Note: The engine counts an evaluation as a user gesture.
    func evaluate(_ script: String, milliseconds: Int = 10_000) throws -> String {
      let box = EvaluationBox()
      webkit_web_view_evaluate_javascript(
        view, script, -1, nil, nil, nil,
        { source, result, data in
          guard let source, let result, let data else { return }
          let box = Unmanaged<EvaluationBox>.fromOpaque(data).takeRetainedValue()
          let view = UnsafeMutableRawPointer(source).assumingMemoryBound(to: WebKitWebView.self)
          var error: UnsafeMutablePointer<GError>?
          if let value = webkit_web_view_evaluate_javascript_finish(view, result, &error) {
            let text = jsc_value_to_string(value)
            box.result = .success(text.map { String(cString: $0) } ?? "")
            g_free(text)
            g_object_unref(UnsafeMutableRawPointer(value))
          } else {
            box.result = .failure(EvaluationFailed(message: takeMessage(error)))
          }
        }, Unmanaged.passRetained(box).toOpaque())
      MainLoop.run(milliseconds: milliseconds) { box.result != nil }
      guard let result = box.result else { throw EvaluationFailed(message: "no answer in time") }
      return try result.get()
    }
  }

  private final class EvaluationBox {
    var result: Result<String, EvaluationFailed>?
  }
#endif
