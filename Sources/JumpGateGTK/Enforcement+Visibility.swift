#if GTK
  internal import CWebKitGTK
  internal import JumpGate

  extension Enforcement {
    /// Tells the gate whether the view can be seen now.
    func noteVisibility() {
      gate.setVisible(isVisible)
    }

    /// Whether the view is on show, in a window that is not minimized.
    ///
    /// A new window's view that was never shown, nor shows anything yet, counts as its opener: it is
    /// asked for by one that can be seen.
    private var isVisible: Bool {
      guard let view else { return opener?.isVisible ?? false }
      if isEmpty, !wasShown, let opener { return opener.isVisible }
      guard gtk_widget_get_mapped(view.asWidget) != 0,
        let native = gtk_widget_get_native(view.asWidget),
        let surface = gtk_native_get_surface(native)
      else { return false }
      guard g_type_check_instance_is_a(surface.asInstance, gdk_toplevel_get_type()) != 0 else {
        return true
      }
      return gdk_toplevel_get_state(surface).rawValue & Self.awayStates == 0
    }

    /// The states of a window that nobody can see.
    ///
    /// The second is `GDK_TOPLEVEL_STATE_SUSPENDED`, which GTK has from 4.12 on.
    private static let awayStates = GDK_TOPLEVEL_STATE_MINIMIZED.rawValue | 1 << 16
  }

  extension OpaquePointer {
    fileprivate var asInstance: UnsafeMutablePointer<GTypeInstance> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self)
    }
  }
#endif
