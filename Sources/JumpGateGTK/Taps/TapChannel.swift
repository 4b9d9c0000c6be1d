#if GTK
  internal import CWebKitGTK
  internal import JumpGate

  /// The way from the tap script to the enforcements of one content manager.
  ///
  /// A message names its document, not its view. Where several views share a manager, a tap is the
  /// one's that got input from the display last, and which documents a view has is unknown.
  @MainActor
  final class TapChannel {
    private struct Listener {
      weak var enforcement: Enforcement?
    }

    private static let key = "jumpgate-tap-channel"
    /// How long ago a view must have got input for a tap to be its own, in milliseconds.
    private static let inputLife: Int64 = 2000
    private var listeners: [Listener] = []

    /// The channel of a view's content manager, made when there is none; nil if the engine refuses
    /// the message handler.
    static func of(_ view: UnsafeMutablePointer<WebKitWebView>) -> TapChannel? {
      guard let manager = webkit_web_view_get_user_content_manager(view) else { return nil }
      let object = UnsafeMutableRawPointer(manager).assumingMemoryBound(to: GObject.self)
      if let data = g_object_get_data(object, key) {
        return Unmanaged<TapChannel>.fromOpaque(data).takeUnretainedValue()
      }
      let channel = TapChannel()
      guard channel.install(in: manager) else { return nil }
      g_object_set_data_full(
        object, key, Unmanaged.passRetained(channel).toOpaque(),
        { data in data.map { Unmanaged<TapChannel>.fromOpaque($0).release() } })
      return channel
    }

    func add(_ enforcement: Enforcement) {
      listeners.append(Listener(enforcement: enforcement))
      guard listeners.count > 1 else { return }
      for listener in listeners { listener.enforcement?.roster.becameRelated() }
    }

    func remove(_ enforcement: Enforcement) {
      listeners.removeAll { $0.enforcement == nil || $0.enforcement === enforcement }
    }

    private func install(in manager: OpaquePointer) -> Bool {
      guard
        webkit_user_content_manager_register_script_message_handler(
          manager, TapScript.handler, TapScript.world) != 0
      else { return false }
      let received: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
        _, value, data in
        guard let value else { return }
        nonisolated(unsafe) let message = value
        _ = withOwner(data, TapChannel.self) { $0.hear(message) }
      }
      var signals = SignalConnections(to: UnsafeMutableRawPointer(manager))
      signals.connect(
        "script-message-received::\(TapScript.handler)", owner: self,
        unsafeBitCast(received, to: GCallback.self))
      let script = webkit_user_script_new_for_world(
        TapScript.source, WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES,
        WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START, TapScript.world, nil, nil)
      webkit_user_content_manager_add_script(manager, script)
      webkit_user_script_unref(script)
      return true
    }

    private func hear(_ value: OpaquePointer) {
      let now = Clock.now
      guard let message = TapMessage(value, receivedAt: now) else { return }
      let living = listeners.compactMap(\.enforcement)
      if living.count < 2 {
        living.first?.hear(message)
        return
      }
      let touched = living.filter { listener in
        listener.lastInput.map { now.milliseconds - $0.milliseconds < Self.inputLife } ?? false
      }
      touched.max { ($0.lastInput ?? now) < ($1.lastInput ?? now) }?.hear(message)
    }
  }
#endif
