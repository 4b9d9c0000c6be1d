#if GTK
  public import CWebKitGTK

  /// A window that shows one web view, at a place of the screen.
  @MainActor
  public final class ViewWindow {
    /// The view.
    public let view: UnsafeMutablePointer<WebKitWebView>
    /// Where its left top corner is, in pixels of the screen.
    public let origin: (x: Int, y: Int)
    private let window: UnsafeMutablePointer<GtkWindow>
    private let hand: Hand

    /// Shows a view, which the window then owns.
    public init(
      _ view: UnsafeMutablePointer<WebKitWebView>, engine: Engine, x: Int = 0, y: Int = 0,
      width: Int = 390, height: Int = 844
    ) {
      self.view = view
      origin = (x, y)
      hand = engine.hand
      let widget = UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkWidget.self)
      window = UnsafeMutableRawPointer(gtk_window_new()).assumingMemoryBound(to: GtkWindow.self)
      gtk_window_set_decorated(window, 0)
      gtk_window_set_default_size(window, gint(width), gint(height))
      gtk_window_set_child(window, widget)
      gtk_window_present(window)
      place()
    }

    /// Moves the window to its place, above all others, and gives it the keyboard.
    public func place() {
      guard let xid else { return }
      hand.place(window: xid, x: origin.x, y: origin.y)
      hand.focus(window: xid)
    }

    /// Closes the window, and with it the view.
    public func close() {
      gtk_window_destroy(window)
    }

    private var xid: UInt? {
      let native = UnsafeMutableRawPointer(window)
      guard let surface = gtk_native_get_surface(OpaquePointer(native)) else { return nil }
      return UInt(gdk_x11_surface_get_xid(surface))
    }
  }
#endif
