#if GTK
  internal import CXTest
  internal import Glibc

  /// A hand that moves the pointer and presses buttons and keys of a display: real input events,
  /// by the X server's own test extension.
  @MainActor
  public final class Hand {
    private let display: OpaquePointer

    /// Takes hold of a display's pointer and keyboard; nil if it can't be reached.
    ///
    /// - Parameter name: as in `DISPLAY`.
    public init?(display name: String) {
      guard let display = XOpenDisplay(name) else { return nil }
      self.display = display
    }

    isolated deinit {
      XCloseDisplay(display)
    }

    /// Moves the pointer, in pixels of the screen.
    public func move(x: Int, y: Int) {
      XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), 0)
      XSync(display, 0)
    }

    /// Presses or releases the first button.
    public func button(down: Bool, number: UInt32 = 1) {
      XTestFakeButtonEvent(display, number, down ? 1 : 0, 0)
      XSync(display, 0)
    }

    /// Moves the pointer, presses and releases, turning the main loop between.
    public func click(x: Int, y: Int) {
      move(x: x, y: y)
      MainLoop.run(milliseconds: 40)
      button(down: true)
      MainLoop.run(milliseconds: 40)
      button(down: false)
    }

    /// Presses or releases a key, named as X names it (`Return`, `space`, `a`).
    public func key(_ name: String, down: Bool) {
      let code = XKeysymToKeycode(display, XStringToKeysym(name))
      guard code != 0 else { return }
      XTestFakeKeyEvent(display, UInt32(code), down ? 1 : 0, 0)
      XSync(display, 0)
    }

    /// Places a window above all others, which no window manager does here.
    public func place(window: UInt, x: Int, y: Int) {
      XMoveWindow(display, window, Int32(x), Int32(y))
      XRaiseWindow(display, window)
      XSync(display, 0)
    }

    /// Gives a window the keyboard, which no window manager does here.
    public func focus(window: UInt) {
      XSetInputFocus(display, window, Int32(RevertToParent), 0)
      XSync(display, 0)
    }

    /// Presses and releases a key.
    public func type(_ name: String) {
      key(name, down: true)
      key(name, down: false)
    }
  }
#endif
