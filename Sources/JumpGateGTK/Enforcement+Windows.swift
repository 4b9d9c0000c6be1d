#if GTK
  internal import CWebKitGTK
  internal import JumpGate

  extension Enforcement {
    /// Answers the engine's demand for a view: judged here, since `window.open` makes no new-window
    /// decision, and guarded before the engine gets it.
    ///
    /// - Returns: the host app's view; nil if it makes none or the window is refused.
    func makeWindow(_ action: OpaquePointer?) -> UnsafeMutablePointer<GtkWidget>? {
      // The engine asks nobody after the gate: a second handler would make a view unguarded.
      creators.stop()
      let question = EngineQuestion(newWindow: action)
      let birth = takeAllowed(question) ?? judgeWindow(question)
      guard let view, birth.event.mode == .report || birth.event.verdict.action == .allow else {
        carryOut(birth.event)
        return nil
      }
      guard let child = creators.ask({ jumpgate_emit_create(view, action) }) else { return nil }
      roster.becameRelated()
      return adopt(child, birth) ? child : nil
    }

    /// The new-window decision that has just been answered for this very window.
    private func takeAllowed(_ question: EngineQuestion) -> Birth? {
      defer { allowedWindow = nil }
      guard let allowedWindow, allowedWindow.string == question.string else { return nil }
      return allowedWindow
    }

    private func judgeWindow(_ question: EngineQuestion) -> Birth {
      var attempt = question.attempt
      // `window.open('')` opens a blank document; the engine gives its address as empty.
      if question.string.isEmpty { attempt.target = .init(reading: "about:blank") }
      attempt.frame = askerOfPage(attempt)
      noteGesture(of: attempt)
      let event = judge(attempt, frame: attempt.frame)
      return Birth(string: question.string, frame: attempt.frame, event: event)
    }

    /// Guards a new view with a gate that knows its opener.
    ///
    /// - Returns: whether it is guarded; a view that can't be is not given to the engine.
    private func adopt(_ child: UnsafeMutablePointer<GtkWidget>, _ birth: Birth) -> Bool {
      guard g_type_check_instance_is_a(asInstance(child), webkit_web_view_get_type()) != 0 else {
        return false
      }
      let view = UnsafeMutableRawPointer(child).assumingMemoryBound(to: WebKitWebView.self)
      let childGate = gate.makeChild(for: birth.event, at: Clock.now)
      if let own = Enforcement.of(view) { own.remove() }
      let enforced = try? Enforcement.begin(
        on: view, gate: childGate, hooks: hooks, opener: self, birth: birth)
      enforced?.openerDocument = roster.onlyDocument?.id
      return enforced != nil
    }

    private func asInstance(_ object: UnsafeMutableRawPointer)
      -> UnsafeMutablePointer<GTypeInstance>
    {
      object.assumingMemoryBound(to: GTypeInstance.self)
    }

    /// Closes a new window that never showed anything and whose jump was refused.
    func closeIfEmpty() {
      guard isEmpty, let view else { return }
      g_object_ref(view)
      g_idle_add(
        { data in
          guard let data else { return 0 }
          webkit_web_view_try_close(data.assumingMemoryBound(to: WebKitWebView.self))
          g_object_unref(data)
          return 0
        }, view)
    }
  }
#endif
