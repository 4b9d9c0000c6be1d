#if GTK
  public import CWebKitGTK
  internal import JumpGate

  extension Enforcement {
    private static let key = "jumpgate-enforcement"

    /// The enforcement of a view, if there is one.
    public static func of(_ view: UnsafeMutablePointer<WebKitWebView>) -> Enforcement? {
      let object = UnsafeMutableRawPointer(view).assumingMemoryBound(to: GObject.self)
      return g_object_get_data(object, key).map {
        Unmanaged<Enforcement>.fromOpaque($0).takeUnretainedValue()
      }
    }

    /// Ends the enforcement: the view is as it was before, and nothing guards it.
    public func remove() {
      guard let view else { return }
      TapChannel.of(view)?.remove(self)
      deciders.release()
      creators.release()
      letGo()
      signals.disconnect()
      let object = UnsafeMutableRawPointer(view).assumingMemoryBound(to: GObject.self)
      self.view = nil
      g_object_set_data(object, Self.key, nil)
    }

    /// Binds this enforcement to its view's life and listens to all it says.
    func connect() {
      guard let view else { return }
      let object = UnsafeMutableRawPointer(view).assumingMemoryBound(to: GObject.self)
      g_object_set_data_full(
        object, Self.key, Unmanaged.passRetained(self).toOpaque(),
        { data in data.map { Unmanaged<Enforcement>.fromOpaque($0).release() } })
      connectQuestions()
      connectNews()
      connectDownloads()
      listenToInput()
      switchOffPreconnect()
      let widget = UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkWidget.self)
      // A new window's view can't be seen yet, but it is asked for by one that can.
      if opener == nil { gate.setVisible(gtk_widget_get_mapped(widget) != 0) }
    }

    /// The view is going: nothing waits for an answer any more, but for a question that the nearest
    /// living opener takes over.
    func viewIsGoing() {
      view = nil
      signals.forget()
      if desk.isShowing, let heir = nearestLivingOpener, let owner = heir.view {
        heir.adopted.append(self)
        desk.move(over: owner)
        letGo(keepingPrompt: true)
      } else {
        letGo()
      }
    }

    private var nearestLivingOpener: Enforcement? {
      var candidate = opener
      while let next = candidate, next.view == nil { candidate = next.opener }
      return candidate
    }

    private func letGo(keepingPrompt: Bool = false) {
      session?.disconnect()
      session = nil
      for child in adopted { child.voidPrompt() }
      if !keepingPrompt { voidPrompt() }
    }

    /// The main frame shows a new document.
    func pageCommitted() {
      guard let view else { return }
      let address = webkit_web_view_get_uri(view).flatMap { try? Address(String(cString: $0)) }
      if address.map(\.href) != "about:blank" { isEmpty = false }
      taps.reset()
      roster.committed(address)
      gate.pageCommitted(address, at: Clock.now)
      for child in adopted { child.voidPrompt() }
      desk.sync(with: gate)
    }

    /// The web process ended: whatever it asked is void, and so is what is known of its page.
    func webProcessTerminated() {
      taps.reset()
      roster = FrameRoster()
      if opener != nil { roster.becameRelated() }
      voidPrompt()
    }

    /// The tap script said something.
    func hear(_ message: TapMessage) {
      switch message.kind {
      case .hello: roster.hello(message)
      case .filled: isEmpty = false
      case .press, .held, .drop, .tap: break
      }
      if let tap = taps.hear(message) { gate.record(tap) }
    }
  }
#endif
