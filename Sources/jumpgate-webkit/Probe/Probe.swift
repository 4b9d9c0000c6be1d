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
    }

    /// The documents that are there, in the order in which they came, with what each said last.
    private(set) var documents: [ProbeReport] = []
    /// How many reports could not be read.
    private(set) var unreadable = 0
    private var waiting: [String: Waiting] = [:]
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

    /// The document that a frame shows; nil while none is there.
    func document(at path: [Int]) -> ProbeReport? {
      documents.last { $0.path == path }
    }

    /// Gives an order to a document.
    ///
    /// - Returns: whether its probe was there to take it.
    @discardableResult
    func order(
      _ document: ProbeReport, _ order: ProbeOrder, answer: @escaping (ProbeReport) -> Void
    ) -> Bool {
      guard let probe = waiting.removeValue(forKey: document.doc) else { return false }
      lastOrder += 1
      var order = order
      order.id = lastOrder
      guard let json = try? JSONEncoder().encode(order) else { return false }
      answers[lastOrder] = answer
      send(String(decoding: json, as: UTF8.self), to: probe)
      return true
    }

    /// Forgets the documents of a page that is gone.
    func reset() {
      for probe in waiting.values { release(probe) }
      waiting = [:]
      documents = []
      answers = [:]
    }

    private func hear(_ value: OpaquePointer, _ reply: OpaquePointer) -> Bool {
      guard let text = jsc_value_to_string(value) else { return false }
      defer { g_free(text) }
      let json = Data(String(cString: text).utf8)
      guard let report = try? JSONDecoder().decode(ProbeReport.self, from: json) else {
        unreadable += 1
        return false
      }
      guard report.kind != "gone", isExpected(report), let context = jsc_value_get_context(value)
      else {
        if report.kind == "gone" { forget(report.doc) }
        return false
      }
      note(report)
      waiting[report.doc] = Waiting(
        reply: webkit_script_message_reply_ref(reply),
        context: OpaquePointer(g_object_ref(UnsafeMutableRawPointer(context))))
      if let id = report.id { answers.removeValue(forKey: id)?(report) }
      return true
    }

    /// Whether it is a document of this view's page: one that is there, or one that is new.
    private func isExpected(_ report: ProbeReport) -> Bool {
      if report.id != nil { return documents.contains { $0.doc == report.doc } }
      return isOwn(report)
    }

    /// Notes what a document said.
    ///
    /// With a new one in the top frame all that was there is gone.
    private func note(_ report: ProbeReport) {
      if report.kind == "ready", report.path == [] { documents.map(\.doc).forEach(forget) }
      if let index = documents.firstIndex(where: { $0.doc == report.doc }) {
        documents[index] = report
      } else {
        documents.append(report)
      }
      waiting.removeValue(forKey: report.doc).map(release)
    }

    private func forget(_ document: String) {
      documents.removeAll { $0.doc == document }
      waiting.removeValue(forKey: document).map(release)
    }

    private func send(_ text: String, to probe: Waiting) {
      let value = jsc_value_new_string(probe.context, text)
      webkit_script_message_reply_return_value(probe.reply, value)
      g_object_unref(UnsafeMutableRawPointer(value))
      release(probe)
    }

    private func release(_ probe: Waiting) {
      webkit_script_message_reply_unref(probe.reply)
      g_object_unref(UnsafeMutableRawPointer(probe.context))
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
