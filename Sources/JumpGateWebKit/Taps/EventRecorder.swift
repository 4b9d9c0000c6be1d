#if canImport(WebKit) && !canImport(UIKit)
  internal import AppKit
  internal import JumpGate

  /// A local event monitor that sees clicks and keys meant for a view, and passes them all on.
  @MainActor
  final class EventRecorder {
    private weak var sink: (any PressSink)?
    private weak var area: NSView?
    // Written once, in `init`; taken back in `deinit`, when nobody else has it.
    private nonisolated(unsafe) var monitor: Any?
    private var start: CGPoint?

    /// Begins to watch.
    ///
    /// - Parameters:
    ///   - area: what happens outside of it is not seen.
    ///   - sink: hears of the rest.
    init(area: NSView, sink: any PressSink) {
      self.area = area
      self.sink = sink
      monitor = NSEvent.addLocalMonitorForEvents(matching: [
        .leftMouseDown, .leftMouseDragged, .leftMouseUp, .keyDown, .keyUp,
      ]) { [weak self] event in
        let seen = SeenEvent(event)
        // Monitors are called on the main thread, from the event loop.
        MainActor.assumeIsolated { self?.see(seen) }
        return event
      }
    }

    deinit {
      if let monitor { NSEvent.removeMonitor(monitor) }
    }

    private func see(_ event: SeenEvent) {
      guard let area, event.windowNumber == area.window?.windowNumber else { return }
      let time = GateTime(timestamp: event.timestamp)
      switch event.type {
      case .leftMouseDown: mouseDown(event, at: time, in: area)
      case .leftMouseDragged: moved(event)
      case .leftMouseUp where start != nil:
        moved(event)
        start = nil
        sink?.pressEnded(at: time)
      case .keyDown where event.isTapKey && area.holdsFirstResponder:
        sink?.pressBegan(.key, fingers: 1, at: time)
      case .keyUp where event.isTapKey && area.holdsFirstResponder:
        sink?.pressEnded(at: time)
      default: break
      }
    }

    private func mouseDown(_ event: SeenEvent, at time: GateTime, in area: NSView) {
      start = nil
      let isInside = area.bounds.contains(area.convert(event.location, from: nil))
      guard isInside, !event.opensMenu else { return }
      start = event.location
      sink?.pressBegan(.pointer, fingers: 1, at: time)
    }

    private func moved(_ event: SeenEvent) {
      guard let start else { return }
      let (x, y) = (Double(event.location.x - start.x), Double(event.location.y - start.y))
      sink?.pressMoved(by: (x * x + y * y).squareRoot())
    }
  }

  /// What is looked at of an event, as a value.
  private struct SeenEvent: Sendable {
    let type: NSEvent.EventType
    let timestamp: TimeInterval
    let windowNumber: Int
    let location: CGPoint
    let isTapKey: Bool
    /// Whether a press with it asks for a context menu.
    let opensMenu: Bool

    init(_ event: NSEvent) {
      let isKey = event.type == .keyDown || event.type == .keyUp
      type = event.type
      timestamp = event.timestamp
      windowNumber = event.windowNumber
      location = event.locationInWindow
      opensMenu = event.modifierFlags.contains(.control)
      let hasModifiers = !event.modifierFlags.isDisjoint(with: [.control, .command, .option])
      isTapKey =
        isKey && !hasModifiers && !event.isARepeat && Self.tapKeys.contains(event.keyCode)
    }

    /// Return, Space, Enter on the keypad: `kVK_Return`, `kVK_Space`, `kVK_ANSI_KeypadEnter`.
    private static let tapKeys: Set<UInt16> = [0x24, 0x31, 0x4C]
  }

  extension NSView {
    /// Whether what is typed goes to this view or one inside it.
    fileprivate var holdsFirstResponder: Bool {
      (window?.firstResponder as? NSView)?.isDescendant(of: self) ?? false
    }
  }
#endif
