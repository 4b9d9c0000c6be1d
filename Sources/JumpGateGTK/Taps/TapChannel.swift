#if GTK
  internal import CWebKitGTK
  internal import JumpGate

  /// The way from the tap script to the enforcements of one content manager.
  ///
  /// A message names its document, not its view. A window that a page opened uses its opener's
  /// content manager, whatever manager its view was made with (seen on WebKitGTK 2.50.6), and a host
  /// app may share one among its views. Where several enforcements listen, a press or tap is the
  /// one's whose view got input from the display at that time; if none did, it is nobody's.
  @MainActor
  final class TapChannel {
    private struct Listener {
      weak var enforcement: Enforcement?
    }

    private static let key = "jumpgate-tap-channel"
    /// How far an event's time may lie from the input that caused it, in milliseconds.
    private static let tolerance: Int64 = 500
    private var listeners: [Listener] = []
    /// How many enforcements have ever listened.
    private var total = 0

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
      total += 1
      guard listeners.count > 1 else { return }
      for listener in listeners { listener.enforcement?.roster.becameRelated() }
    }

    func remove(_ enforcement: Enforcement) {
      listeners.removeAll { $0.enforcement == nil || $0.enforcement === enforcement }
    }

    /// Whether nobody but these listens or ever did: a document of a view that is gone may have asked
    /// for what is only judged now.
    func hasKnownOnly(_ some: [Enforcement]) -> Bool {
      guard total == listeners.count else { return false }
      return listeners.allSatisfy { listener in some.contains { $0 === listener.enforcement } }
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
      guard let message = TapMessage(value, receivedAt: Clock.now) else { return }
      let living = listeners.compactMap(\.enforcement).filter { $0.view != nil }
      switch message.kind {
      case .press, .tap, .key:
        let owner = living.count > 1 ? touched(living, at: message.time) : living.first
        owner?.hear(message, isOwn: true)
      // What ends a press names it; what a document says of itself is true for any that asks.
      case .hello, .again, .held, .drop, .filled:
        // Frames say nothing of what a view shows; a page can make many of them.
        let address = message.frame.role == .main ? try? Address(message.href) : nil
        let shown = living.filter { listener in address.map(listener.shows) ?? false }
        living.forEach { $0.hear(message, isOwn: shown.count == 1 && shown[0] === $0) }
      }
    }

    /// The user pressed something in one of the views, or in one that belongs to them.
    func inputArrived(at time: GateTime) {
      for listener in listeners { listener.enforcement?.taps.inputArrived(at: time) }
    }

    /// The enforcement whose view got input nearest to a time.
    private func touched(_ living: [Enforcement], at time: GateTime) -> Enforcement? {
      let distances = living.compactMap { listener in
        listener.inputs.distance(to: time).map { (listener, $0) }
      }
      return distances.filter { $0.1 <= Self.tolerance }.min { $0.1 < $1.1 }?.0
    }
  }
#endif
