#if canImport(WebKit) && canImport(UIKit)
  import JumpGate
  import Testing
  import UIKit

  @testable import JumpGateWebKit

  @MainActor struct TouchRecorderTests {
    private final class Sink: PressSink {
      func pressBegan(_ input: TapMatcher.Input, fingers: Int, at time: GateTime) {}
      func pressMoved(by distance: Double) {}
      func pressCancelled() {}
      func pressEnded(at time: GateTime) {}
    }

    @Test func recorder_hindersNobody() {
      let view = UIView(frame: .zero)
      let recorder = TouchRecorder(area: view, sink: Sink())
      let other = UIGestureRecognizer(target: nil, action: nil)
      #expect(!recorder.cancelsTouchesInView)
      #expect(!recorder.delaysTouchesBegan)
      #expect(!recorder.delaysTouchesEnded)
      #expect(!recorder.canPrevent(other))
      #expect(!recorder.canBePrevented(by: other))
      #expect(recorder.gestureRecognizer(recorder, shouldRecognizeSimultaneouslyWith: other))
      #expect(recorder.state == .possible)
    }
  }
#endif
