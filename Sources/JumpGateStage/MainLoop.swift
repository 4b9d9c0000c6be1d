#if GTK
  internal import CWebKitGTK

  /// The GLib main context, turned by hand.
  @MainActor
  public enum MainLoop {
    /// Turns until a condition holds or time is up.
    ///
    /// - Parameter milliseconds: the longest time to wait.
    /// - Returns: whether the condition holds.
    @discardableResult
    public static func run(milliseconds: Int, until condition: () -> Bool) -> Bool {
      let deadline = now + milliseconds
      // Wakes the context often enough to see the deadline.
      let tick = g_timeout_add(5, { _ in 1 }, nil)
      defer { g_source_remove(tick) }
      while !condition() {
        if now >= deadline { return false }
        g_main_context_iteration(nil, 1)
      }
      return true
    }

    /// Turns for a time.
    public static func run(milliseconds: Int) {
      run(milliseconds: milliseconds) { false }
    }

    /// Milliseconds of GLib's monotonic clock.
    public static var now: Int { Int(g_get_monotonic_time() / 1000) }
  }
#endif
