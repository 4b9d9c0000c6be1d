#if GTK
  public import CWebKitGTK
  public import JumpGate

  /// A dialog that asks the user, over the window of the view that asks.
  ///
  /// Its yes button does nothing for the first 500 ms, so that a tap that was meant for the page
  /// does not hit it. Closing it, Escape and the end of its window are a no.
  @MainActor
  public final class DialogPresenter: PromptPresenter {
    /// How long the yes button is inactive, in milliseconds; a little longer than the gate refuses
    /// a yes, so that an active button always works.
    static let delay = UInt32(Prompt.acceptsAnswersAfterMilliseconds) + 20
    private(set) var window: UnsafeMutablePointer<GtkWindow>?
    private(set) var yes: UnsafeMutablePointer<GtkWidget>?
    private var remember: UnsafeMutablePointer<GtkWidget>?
    private var timer: guint = 0
    private var answer: (@MainActor (Prompt.Answer) -> Void)?

    /// Makes one that shows nothing yet.
    public nonisolated init() {}

    /// Shows the dialog.
    public func present(
      _ prompt: Prompt, over owner: UnsafeMutablePointer<WebKitWebView>,
      answer: @escaping @MainActor (Prompt.Answer) -> Void
    ) {
      dismiss()
      self.answer = answer
      let words = PromptWords(prompt)
      guard let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12) else { return }
      let column = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
      gtk_box_append(column, label(words.question, style: "heading"))
      gtk_box_append(column, label(words.detail, style: "dim-label"))
      if prompt.mayRemember {
        remember = gtk_check_button_new_with_label("Remember this for the site")
        gtk_box_append(column, remember)
      }
      gtk_box_append(column, buttons())
      show(box)
      move(over: owner)
    }

    /// Moves the dialog over another window.
    public func move(over owner: UnsafeMutablePointer<WebKitWebView>) {
      guard let window else { return }
      let root = gtk_widget_get_ancestor(owner.asWidget, gtk_window_get_type())
      gtk_window_set_transient_for(
        window, root.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self) })
      gtk_window_present(window)
    }

    /// Closes the dialog; it answers no more.
    public func dismiss() {
      answer = nil
      if timer != 0 { g_source_remove(timer) }
      timer = 0
      remember = nil
      yes = nil
      guard let window else { return }
      self.window = nil
      gtk_window_destroy(window)
    }

    /// The dialog's window is going, and all that is in it is gone.
    private func gone() {
      window = nil
      yes = nil
      remember = nil
      say(false)
      dismiss()
    }

    /// Gives the answer.
    func say(_ isYes: Bool) {
      guard let answer else { return }
      let always =
        remember.map {
          let button = UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkCheckButton.self)
          return gtk_check_button_get_active(button) != 0
        } ?? false
      switch (isYes, always) {
      case (true, true): answer(.always)
      case (true, false): answer(.once)
      case (false, true): answer(.never)
      case (false, false): answer(.no)
      }
    }

    private func show(_ box: UnsafeMutablePointer<GtkWidget>) {
      guard let widget = gtk_window_new() else { return }
      let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
      self.window = window
      gtk_window_set_modal(window, 1)
      gtk_window_set_resizable(window, 0)
      gtk_window_set_title(window, "Leave this page?")
      for margin in [
        gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start,
        gtk_widget_set_margin_end,
      ] { margin(box, 18) }
      gtk_window_set_child(window, box)
      listen(widget, "close-request", self) { data in
        withOwner(data, DialogPresenter.self) { $0.say(false) } == nil ? 0 : 1
      }
      listen(widget, "destroy", self) { data in
        withOwner(data, DialogPresenter.self) { $0.gone() } == nil ? 0 : 1
      }
      closeOnEscape(widget)
      timer = g_timeout_add_full(
        G_PRIORITY_DEFAULT, Self.delay,
        { data in
          _ = withOwner(data, DialogPresenter.self) { presenter in
            presenter.timer = 0
            presenter.yes.map { gtk_widget_set_sensitive($0, 1) }
          }
          return 0
        }, Unmanaged.passRetained(self).toOpaque(),
        { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
    }

    private func closeOnEscape(_ window: UnsafeMutablePointer<GtkWidget>) {
      let controller = gtk_shortcut_controller_new()
      gtk_shortcut_controller_add_shortcut(
        controller,
        gtk_shortcut_new(
          gtk_keyval_trigger_new(guint(GDK_KEY_Escape), GdkModifierType(0)),
          gtk_named_action_new("window.close")))
      gtk_widget_add_controller(window, controller)
    }

    private func buttons() -> UnsafeMutablePointer<GtkWidget>? {
      let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
      gtk_widget_set_halign(row, GTK_ALIGN_END)
      let no = gtk_button_new_with_label("Stay here")
      let yes = gtk_button_new_with_label("Leave")
      self.yes = yes
      yes.map { gtk_widget_set_sensitive($0, 0) }
      guard let row, let no, let yes else { return nil }
      let box = UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkBox.self)
      gtk_box_append(box, no)
      gtk_box_append(box, yes)
      listen(no, "clicked", self) { data in
        withOwner(data, DialogPresenter.self) { $0.say(false) } == nil ? 0 : 1
      }
      listen(yes, "clicked", self) { data in
        withOwner(data, DialogPresenter.self) { $0.say(true) } == nil ? 0 : 1
      }
      return row
    }

    private func label(_ text: String, style: String) -> UnsafeMutablePointer<GtkWidget>? {
      guard let widget = gtk_label_new(text) else { return nil }
      let label = OpaquePointer(widget)
      gtk_label_set_wrap(label, 1)
      gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_max_width_chars(label, 40)
      gtk_label_set_xalign(label, 0)
      gtk_widget_add_css_class(widget, style)
      return widget
    }
  }

  /// Listens to a signal without arguments of a widget; a handler's 1 ends the emission.
  @MainActor
  private func listen(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ signal: String, _ owner: DialogPresenter,
    _ callback: @escaping @convention(c) (gpointer?) -> gboolean
  ) {
    g_signal_connect_data(
      widget, signal, unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(owner).toOpaque(),
      { data, _ in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } },
      G_CONNECT_SWAPPED)
  }
#endif
