#if GTK
  internal import CWebKitGTK
  internal import Glibc

  /// The one GTK of this process, on a display of its own.
  @MainActor
  public final class Engine {
    /// The display.
    public let display: VirtualDisplay
    /// The hand on that display.
    public let hand: Hand

    /// Starts a display and GTK on it. Once a process: GTK can't be started twice.
    ///
    /// - Throws: ``StageError``.
    public static func start(width: Int, height: Int) throws(StageError) -> Engine {
      if let running { return running }
      let engine = try Engine(width: width, height: height)
      running = engine
      return engine
    }

    private static var running: Engine?

    private init(width: Int, height: Int) throws(StageError) {
      display = try VirtualDisplay(width: width, height: height)
      // X11, since only there can a program press as a user does; the settings of the desktop that
      // may surround us are none of ours.
      setenv("DISPLAY", display.name, 1)
      setenv("GDK_BACKEND", "x11", 1)
      setenv("GSETTINGS_BACKEND", "memory", 1)
      setenv("NO_AT_BRIDGE", "1", 1)
      setenv("GTK_A11Y", "none", 1)
      unsetenv("WAYLAND_DISPLAY")
      guard gtk_init_check() != 0 else {
        throw .noDisplay(why: "GTK can't use \(display.name)")
      }
      guard let hand = Hand(display: display.name) else {
        throw .noDisplay(why: "\(display.name) can't be reached")
      }
      self.hand = hand
      // WebKit sends its processes' complaints about the missing session bus to stderr otherwise.
      g_log_set_writer_func({ _, _, _, _ in G_LOG_WRITER_HANDLED }, nil, nil)
    }
  }
#endif
