#if GTK
  internal import CWebKitGTK
  internal import Glibc

  /// A display of its own: an `Xvfb` that this program starts and ends.
  ///
  /// It ends when its last client leaves, so that it outlives nobody, however this program ends.
  ///
  /// > Note: Pressing moves the pointer and the focus of the whole display, so what presses should
  /// > have a display of its own even where there is one already.
  @MainActor
  public final class VirtualDisplay {
    /// Its name, as in `DISPLAY`.
    public let name: String
    private let process: OpaquePointer

    /// Starts `Xvfb` and waits until it takes connections.
    ///
    /// - Parameters:
    ///   - width: of the screen, in pixels.
    ///   - height: of the screen, in pixels.
    /// - Throws: ``StageError`` if it is not installed or gives no display.
    public init(width: Int, height: Int) throws(StageError) {
      var ends: (read: Int32, write: Int32) = (0, 0)
      guard
        withUnsafeMutableBytes(of: &ends, { pipe($0.bindMemory(to: Int32.self).baseAddress) }) == 0
      else { throw .noDisplay(why: "no pipe") }
      defer { close(ends.read) }
      process = try Self.spawn(width: width, height: height, displayEnd: ends.write)
      guard let number = Self.readNumber(ends.read) else {
        g_subprocess_force_exit(process)
        g_object_unref(UnsafeMutableRawPointer(process))
        throw .noDisplay(why: "Xvfb ended without naming one")
      }
      name = ":\(number)"
    }

    /// Ends the display.
    ///
    /// Whatever still shows on it loses its connection.
    public func stop() {
      g_subprocess_force_exit(process)
    }

    isolated deinit {
      g_subprocess_force_exit(process)
      g_object_unref(UnsafeMutableRawPointer(process))
    }

    private static func spawn(width: Int, height: Int, displayEnd: Int32) throws(StageError)
      -> OpaquePointer
    {
      let flags = GSubprocessFlags(
        rawValue: G_SUBPROCESS_FLAGS_STDOUT_SILENCE.rawValue
          | G_SUBPROCESS_FLAGS_STDERR_SILENCE.rawValue)
      let launcher = g_subprocess_launcher_new(flags)
      defer { g_object_unref(UnsafeMutableRawPointer(launcher)) }
      g_subprocess_launcher_take_fd(launcher, displayEnd, 3)
      let arguments = [
        "Xvfb", "-displayfd", "3", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp",
        "-terminate",
      ]
      var error: UnsafeMutablePointer<GError>?
      let process = withCStrings(arguments) { g_subprocess_launcher_spawnv(launcher, $0, &error) }
      guard let process else { throw .noProgram("Xvfb", why: takeMessage(error)) }
      return process
    }

    /// Reads the line that `-displayfd` writes.
    private static func readNumber(_ descriptor: Int32) -> Int? {
      var digits = ""
      var byte: UInt8 = 0
      while read(descriptor, &byte, 1) == 1 {
        if byte == 0x0A { return Int(digits) }
        digits.unicodeScalars.append(Unicode.Scalar(byte))
      }
      return nil
    }
  }
#endif
