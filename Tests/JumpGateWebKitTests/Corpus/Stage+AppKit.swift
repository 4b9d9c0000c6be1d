#if canImport(WebKit) && !canImport(UIKit)
  import AppKit
  import JumpGate
  import JumpGateCorpus
  import WebKit

  @testable import JumpGateWebKit

  /// A web view in a window of its own, and a hand that presses and types there.
  ///
  /// Events take the way of real ones: they are posted, taken from the application's queue, seen by
  /// the event monitors of the app, and sent to the window. What the window does not leave to the
  /// kit is its own part: tests run in a program that is never in front, whose windows take no
  /// first click.
  @MainActor
  final class Stage {
    private let window: StageWindow

    /// Where the page's own view (0) and those of new windows stand.
    static func frame(of number: Int) -> CGRect {
      CGRect(x: 400 * Double(min(number, 3)), y: 0, width: 400, height: 800)
    }

    init(_ view: WKWebView, number: Int) {
      // A program without a bundle shows no windows otherwise, and an unseen view exits nowhere.
      NSApplication.shared.setActivationPolicy(.accessory)
      window = StageWindow(
        contentRect: Self.frame(of: number), styleMask: [], backing: .buffered, defer: false)
      window.isReleasedWhenClosed = false
      window.target = view
      window.contentView = view
      window.makeFirstResponder(view)
      window.orderFrontRegardless()
    }

    func close() {
      window.target = nil
      window.contentView = nil
      window.orderOut(nil)
    }

    /// Gives the window the keyboard.
    func focus() {
      window.makeKeyAndOrderFront(nil)
      if let view = window.target { window.makeFirstResponder(view) }
    }

    /// Input events that have arrived at the view.
    var inputs: Int { window.inputs }

    /// Posts a mouse event at a place of the view.
    func mouse(
      _ type: NSEvent.EventType, _ spot: Spot, by offset: CGPoint = .zero,
      modifiers: NSEvent.ModifierFlags = []
    ) {
      guard let view = window.target else { return }
      let place = CGPoint(x: Double(spot.x) + offset.x, y: Double(spot.y) + offset.y)
      let event = NSEvent.mouseEvent(
        with: type, location: view.convert(place, to: nil), modifierFlags: modifiers,
        timestamp: Self.timestamp, windowNumber: window.windowNumber, context: nil, eventNumber: 0,
        clickCount: type == .mouseMoved ? 0 : 1, pressure: type == .leftMouseUp ? 0 : 1)
      if let event { NSApplication.shared.postEvent(event, atStart: false) }
    }

    /// Posts the press and the release of a key.
    func type(_ name: String) {
      guard let key = Self.keys[name] else { return }
      for type in [NSEvent.EventType.keyDown, .keyUp] {
        let event = NSEvent.keyEvent(
          with: type, location: .zero, modifierFlags: [], timestamp: Self.timestamp,
          windowNumber: window.windowNumber, context: nil, characters: key.0,
          charactersIgnoringModifiers: key.0, isARepeat: false, keyCode: key.1)
        if let event { NSApplication.shared.postEvent(event, atStart: false) }
      }
    }

    /// Names as page files have them, X11's: what the key writes, and its code (`kVK_…`).
    private static let keys: [String: (String, UInt16)] = [
      "Return": ("\r", 0x24), "space": (" ", 0x31), "Escape": ("\u{1B}", 0x35),
      "Down": ("\u{F701}", 0x7D), "a": ("a", 0x00),
    ]

    private static var timestamp: TimeInterval {
      TimeInterval(GateTime.now.milliseconds) / 1000
    }

    /// Lets the application take what is posted.
    static func pump() {
      let application = NSApplication.shared
      while let event = application.nextEvent(
        matching: .any, until: nil, inMode: .default, dequeue: true)
      {
        application.sendEvent(event)
      }
    }
  }

  /// A window that counts as the one in front, and hands what it gets to its one view.
  private final class StageWindow: NSWindow {
    weak var target: WKWebView?
    private(set) var inputs = 0

    override var canBecomeKey: Bool { true }
    override var isKeyWindow: Bool { true }
    override var isMainWindow: Bool { true }

    override func sendEvent(_ event: NSEvent) {
      guard let target, let deliver = Self.deliveries[event.type.rawValue] else {
        return super.sendEvent(event)
      }
      inputs += 1
      deliver(target, event)
    }

    private static let deliveries: [UInt: @MainActor (WKWebView, NSEvent) -> Void] = [
      NSEvent.EventType.leftMouseDown.rawValue: { $0.mouseDown(with: $1) },
      NSEvent.EventType.leftMouseUp.rawValue: { $0.mouseUp(with: $1) },
      NSEvent.EventType.leftMouseDragged.rawValue: { $0.mouseDragged(with: $1) },
      NSEvent.EventType.mouseMoved.rawValue: { $0.mouseMoved(with: $1) },
      NSEvent.EventType.keyDown.rawValue: { $0.keyDown(with: $1) },
      NSEvent.EventType.keyUp.rawValue: { $0.keyUp(with: $1) },
    ]
  }
#endif
