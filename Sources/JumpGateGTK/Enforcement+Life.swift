#if GTK
  public import CWebKitGTK
  internal import JumpGate

  extension Enforcement {
    private static let key = "jumpgate-enforcement"

    /// The enforcement of a view, if there is one.
    public static func of(_ view: UnsafeMutablePointer<WebKitWebView>) -> Enforcement? {
      let object = view.asObject
      return g_object_get_data(object, key).map {
        Unmanaged<Enforcement>.fromOpaque($0).takeUnretainedValue()
      }
    }

    /// Ends the enforcement: nothing guards the view, and the host app's handlers are its own again.
    ///
    /// Two things stay with the view. The engine has the tap script, which nobody hears any more, and
    /// does not connect ahead to the host of a link (its feature `LinkPreconnect`).
    public func remove() {
      guard let view else { return }
      channels.forEach { $0.remove(self) }
      deciders.release()
      creators.release()
      session?.disconnect()
      session = nil
      inputController.map { gtk_widget_remove_controller(view.asWidget, $0) }
      close()
      signals.disconnect()
      let object = view.asObject
      self.view = nil
      g_object_set_data(object, Self.key, nil)
    }

    /// Binds this enforcement to its view's life and listens to all it says.
    func connect() {
      guard let view else { return }
      let object = view.asObject
      g_object_set_data_full(
        object, Self.key, Unmanaged.passRetained(self).toOpaque(),
        { data in data.map { Unmanaged<Enforcement>.fromOpaque($0).release() } })
      connectQuestions()
      connectNews()
      connectDownloads()
      listenToInput()
      switchOffPreconnect()
      wasShown = gtk_widget_get_mapped(view.asWidget) != 0
    }

    /// The view is going: nothing waits for an answer any more, but for a question that the nearest
    /// living opener takes over.
    func viewIsGoing() {
      view = nil
      signals.forget()
      session?.disconnect()
      session = nil
      nearestLivingOpener?.inherit(from: self)
      close()
    }

    /// Takes over what was refused and answered in a view that is gone, and the question that waits
    /// there.
    private func inherit(from child: Enforcement) {
      let before = gate.remembered
      let prompt = gate.childClosed(&child.gate)
      if gate.remembered != before { hooks.onRemembered(gate.remembered) }
      guard prompt != nil, let view else { return }
      desk.takeOver(from: child.desk, over: view) { [weak self] prompt, answer, event in
        self?.answered(prompt, answer, event)
      }
    }

    private var nearestLivingOpener: Enforcement? {
      var candidate = opener
      while let next = candidate, next.view == nil { candidate = next.opener }
      return candidate
    }

    private func close() {
      taps.reset()
      gate.viewClosed()
      desk.sync(with: gate)
    }

    /// What the view shows, or is about to show; nil: nothing, or no address.
    var shownAddress: Address? {
      view.flatMap { webkit_web_view_get_uri($0) }.flatMap { try? Address(String(cString: $0)) }
    }

    /// The main frame shows a new document.
    func pageCommitted() {
      guard view != nil else { return }
      let address = shownAddress
      if address.map(\.href) != "about:blank" { isEmpty = false }
      taps.reset()
      roster.committed(address)
      gate.pageCommitted(address, at: Clock.now)
      desk.sync(with: gate)
    }

    /// The web process ended: whatever it asked is void, and so is what is known of its page.
    func webProcessTerminated() {
      roster.forgetPage()
      close()
    }

    /// The main frame's navigation came to nothing.
    ///
    /// One that was cancelled by the next tells nothing of the next.
    func loadFailed(_ error: UnsafePointer<GError>) {
      if g_error_matches(
        error, webkit_network_error_quark(), gint(WEBKIT_NETWORK_ERROR_CANCELLED.rawValue)) != 0
      {
        return
      }
      gate.navigationFailed(at: Clock.now)
    }

    /// The tap script said something.
    ///
    /// - Parameter isOwn: whether it is a document of this view's for certain.
    func hear(_ message: TapMessage, isOwn: Bool) {
      switch message.kind {
      case .hello, .again: roster.hello(message, isOwn: isOwn)
      case .filled: isEmpty = false
      case .press, .held, .drop, .tap, .key: break
      }
      if let tap = taps.hear(message) { gate.record(tap) }
    }
  }
#endif
