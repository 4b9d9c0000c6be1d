#if canImport(WebKit) && !canImport(UIKit)
  import AppKit
  import Foundation
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  /// A real click in a real window: the app's own eyes and the isolated world agree.
  @MainActor @Suite(.serialized) struct TapTests {
    @Test func click_opensTheListedAppOnce() async throws {
      let server = try await LocalServer([
        "/": .page(
          "<body style='margin:0'><a href='\(TestPolicy.listed)' "
            + "style='display:block;height:400px'>x</a>")
      ])
      let frame = CGRect(x: 0, y: 0, width: 400, height: 400)
      let window = NSWindow(
        contentRect: frame, styleMask: [.titled], backing: .buffered, defer: false)
      let view = WKWebView(frame: frame, configuration: WKWebViewConfiguration())
      window.contentView = view
      window.makeKeyAndOrderFront(nil)
      let launcher = RecordingLauncher()
      var hooks = Hooks()
      hooks.launcher = launcher
      view.enforce(TestPolicy.policy(), hooks: hooks).load(URLRequest(url: try server.url("/")))
      try await Task.sleep(nanoseconds: 2_000_000_000)
      click(in: window)
      try await Task.sleep(nanoseconds: 1_000_000_000)
      #expect(launcher.opened == ["https://apps.apple.com/app/id1000000001"])
    }

    private func click(in window: NSWindow) {
      for type in [NSEvent.EventType.leftMouseDown, .leftMouseUp] {
        let event = NSEvent.mouseEvent(
          with: type, location: CGPoint(x: 200, y: 200), modifierFlags: [],
          timestamp: TimeInterval(GateTime.now.milliseconds) / 1000,
          windowNumber: window.windowNumber, context: nil, eventNumber: 0, clickCount: 1,
          pressure: 1)
        if let event { NSApplication.shared.postEvent(event, atStart: false) }
      }
    }
  }
#endif
