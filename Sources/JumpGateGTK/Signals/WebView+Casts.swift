#if GTK
  internal import CWebKitGTK

  extension UnsafeMutablePointer<WebKitWebView> {
    /// The same object as a widget.
    var asWidget: UnsafeMutablePointer<GtkWidget> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWidget.self)
    }

    /// The same object as a GObject.
    var asObject: UnsafeMutablePointer<GObject> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
    }
  }
#endif
