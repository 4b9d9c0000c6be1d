#if GTK
  internal import CWebKitGTK
  internal import Glibc

  /// The one GTK of this process, on a display of its own.
  @MainActor
  public final class Engine {
    /// The display, if it is of its own.
    private let display: VirtualDisplay?
    /// The hand on that display.
    public let hand: Hand

    /// Starts GTK on a display; a second call gives what the first one started.
    ///
    /// - Parameters:
    ///   - name: a display that is there already, as in `DISPLAY`, whose pointer and focus will be
    ///     moved; nil: one of its own.
    ///   - width: of its own display, in pixels.
    ///   - height: of its own display, in pixels.
    /// - Throws: ``StageError``.
    public static func start(on name: String? = nil, width: Int, height: Int) throws(StageError)
      -> Engine
    {
      if let running { return running }
      let engine = try Engine(on: name, width: width, height: height)
      running = engine
      return engine
    }

    private static var running: Engine?

    /// Ends the display, if it is of its own.
    public func stop() {
      display?.stop()
    }

    /// Makes the process end without running what the engine's libraries registered for its end:
    /// their destructors abort if another thread than the main one calls `exit`, as test runners do.
    ///
    /// What was registered later runs first, so call it again after the engine was used.
    public static func endWithoutDestructors() {
      jumpgate_end_without_destructors()
    }

    private init(on given: String?, width: Int, height: Int) throws(StageError) {
      display = given == nil ? try VirtualDisplay(width: width, height: height) : nil
      let name = given ?? display?.name ?? ""
      // X11, since only there can a program press as a user does; the settings of the desktop that
      // may surround us are none of ours.
      setenv("DISPLAY", name, 1)
      setenv("GDK_BACKEND", "x11", 1)
      setenv("GSETTINGS_BACKEND", "memory", 1)
      setenv("NO_AT_BRIDGE", "1", 1)
      setenv("GTK_A11Y", "none", 1)
      unsetenv("WAYLAND_DISPLAY")
      // The first client, so that the display does not end between GTK's own.
      guard let hand = Hand(display: name) else {
        throw .noDisplay(why: "\(name) can't be reached")
      }
      self.hand = hand
      guard gtk_init_check() != 0 else {
        throw .noDisplay(why: "GTK can't use \(name)")
      }
      // WebKit sends its processes' complaints about the missing session bus to stderr otherwise.
      g_log_set_writer_func({ _, _, _, _ in G_LOG_WRITER_HANDLED }, nil, nil)
    }
  }
#endif
