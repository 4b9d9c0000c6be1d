#if canImport(WebKit) && !canImport(UIKit)
  import AppKit
  import JumpGate
  import JumpGateCorpus
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  @MainActor struct EventRecorderTests {
    private final class Sink: PressSink {
      private(set) var began = 0
      func pressBegan(_ input: TapMatcher.Input, fingers: Int, at time: GateTime) { began += 1 }
      func pressMoved(by distance: Double) {}
      func pressCancelled() {}
      func pressEnded(at time: GateTime) {}
    }

    /// Command and Option open a link in another way; Control asks for a menu.
    @Test(
      arguments: [
        ([], 1), (.command, 1), (.option, 1), (.shift, 1), (.control, 0),
        ([.command, .control], 0),
      ] as [(NSEvent.ModifierFlags, Int)])
    func click_isAPress_unlessItAsksForAMenu(modifiers: NSEvent.ModifierFlags, presses: Int) throws
    {
      let spot = try #require(Spot("100,100"))
      let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
      let (stage, sink) = (Stage(view, number: 0), Sink())
      defer { stage.close() }
      let recorder = EventRecorder(area: view, sink: sink)
      for type in [NSEvent.EventType.leftMouseDown, .leftMouseUp] {
        stage.mouse(type, spot, modifiers: modifiers)
      }
      Stage.pump()
      withExtendedLifetime(recorder) { #expect(sink.began == presses) }
    }
  }
#endif
