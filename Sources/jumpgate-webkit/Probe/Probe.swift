#if GTK
  internal import CWebKitGTK
  internal import JumpGateGTK

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// The way to the probe scripts of one view.
  ///
  /// Each script waits for an order by a message whose reply is held here; an order is that reply,
  /// and what the script then says is its next message.
  @MainActor
  final class Probe {
    private struct Waiting {
      let reply: OpaquePointer
      let context: OpaquePointer
      let report: ProbeReport
    }

    private var waiting: [[Int]: Waiting] = [:]
    private var answers: [Int: (ProbeReport) -> Void] = [:]
    private var lastOrder = 0
    /// Whether a new document is this view's: the windows that its page opened use its scripts too.
    var isOwn: (ProbeReport) -> Bool = { _ in true }

    /// Puts the scripts into a content manager, before anything is loaded.
    init(in manager: OpaquePointer) {
      webkit_user_content_manager_register_script_message_handler_with_reply(
        manager, ProbeScript.handler, ProbeScript.world)
      let received:
        @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean = {
          _, value, reply, data in
          guard let value, let reply else { return 0 }
          nonisolated(unsafe) let (said, held) = (value, reply)
          return withOwner(data, Probe.self) { $0.hear(said, held) } == true ? 1 : 0
        }
      var signals = SignalConnections(to: UnsafeMutableRawPointer(manager))
      signals.connect(
        "script-message-with-reply-received::\(ProbeScript.handler)", owner: self,
        unsafeBitCast(received, to: GCallback.self))
      // First, so that its own listeners are not taken for the page's.
      add(PhoneScript.source, world: nil, to: manager)
      add(ListenerHook.source, world: nil, to: manager)
      add(ProbeScript.source, world: ProbeScript.world, to: manager)
    }

    /// The frames whose probe waits for an order, the top first.
    var frames: [[Int]] { waiting.keys.sorted { $0.lexicographicallyPrecedes($1) } }

    /// What the top's probe said last; nil while it is not there.
    var top: ProbeReport? { waiting[[]]?.report }

    /// Gives an order to a frame.
    ///
    /// - Returns: whether its probe was there to take it.
    @discardableResult
    func order(
      _ path: [Int], _ kind: ProbeOrder.Kind, selector: String? = nil, index: Int? = nil,
      answer: @escaping (ProbeReport) -> Void
    ) -> Bool {
      guard let frame = waiting.removeValue(forKey: path) else { return false }
      lastOrder += 1
      let order = ProbeOrder(id: lastOrder, kind: kind, selector: selector, index: index)
      guard let json = try? JSONEncoder().encode(order) else { return false }
      answers[lastOrder] = answer
      send(String(decoding: json, as: UTF8.self), to: frame)
      return true
    }

    /// Forgets the frames of a page that is gone.
    func reset() {
      for frame in waiting.values { release(frame) }
      waiting = [:]
      answers = [:]
    }

    private func hear(_ value: OpaquePointer, _ reply: OpaquePointer) -> Bool {
      guard let text = jsc_value_to_string(value) else { return false }
      defer { g_free(text) }
      let json = Data(String(cString: text).utf8)
      guard let report = try? JSONDecoder().decode(ProbeReport.self, from: json),
        let path = report.path, report.id != nil || isOwn(report),
        let context = jsc_value_get_context(value)
      else { return false }
      let frame = Waiting(
        reply: webkit_script_message_reply_ref(reply),
        context: OpaquePointer(g_object_ref(UnsafeMutableRawPointer(context))), report: report)
      if let old = waiting.updateValue(frame, forKey: path) { release(old) }
      if let id = report.id { answers.removeValue(forKey: id)?(report) }
      return true
    }

    private func send(_ text: String, to frame: Waiting) {
      let value = jsc_value_new_string(frame.context, text)
      webkit_script_message_reply_return_value(frame.reply, value)
      g_object_unref(UnsafeMutableRawPointer(value))
      release(frame)
    }

    private func release(_ frame: Waiting) {
      webkit_script_message_reply_unref(frame.reply)
      g_object_unref(UnsafeMutableRawPointer(frame.context))
    }

    private func add(_ source: String, world: String?, to manager: OpaquePointer) {
      let script =
        if let world {
          webkit_user_script_new_for_world(
            source, WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES,
            WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START, world, nil, nil)
        } else {
          webkit_user_script_new(
            source, WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES,
            WEBKIT_USER_SCRIPT_INJECT_AT_DOCUMENT_START, nil, nil)
        }
      webkit_user_content_manager_add_script(manager, script)
      webkit_user_script_unref(script)
    }
  }
#endif
