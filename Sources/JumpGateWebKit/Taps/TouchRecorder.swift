#if canImport(WebKit) && canImport(UIKit)
  internal import JumpGate
  internal import UIKit
  internal import UIKit.UIGestureRecognizerSubclass

  /// A gesture recogniser that recognises nothing and hinders nobody: it only sees touches.
  ///
  /// It never leaves `possible` but for `failed` when the touch is over (so that the kit resets it),
  /// delays and cancels nothing, prevents no other recogniser and is prevented by none.
  final class TouchRecorder: UIGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var sink: (any PressSink)?
    private weak var area: UIView?
    private var touch: UITouch?
    private var start = CGPoint.zero

    /// Makes a recorder.
    ///
    /// - Parameters:
    ///   - area: touches that begin outside of it are not seen.
    ///   - sink: hears of the others.
    init(area: UIView, sink: any PressSink) {
      self.sink = sink
      self.area = area
      super.init(target: nil, action: nil)
      cancelsTouchesInView = false
      delaysTouchesBegan = false
      delaysTouchesEnded = false
      delegate = self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      guard let first = touches.first, let area else { return }
      let point = first.location(in: area)
      guard touch != nil || area.bounds.contains(point) else { return }
      let fingers = event.allTouches?.filter(\.isDown).count ?? touches.count
      if touch == nil {
        touch = first
        start = point
      }
      sink?.pressBegan(.pointer, fingers: fingers, at: GateTime(timestamp: first.timestamp))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      guard let touch, touches.contains(touch) else { return }
      sink?.pressMoved(by: distance(of: touch))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      guard let touch, touches.contains(touch) else { return }
      sink?.pressMoved(by: distance(of: touch))
      sink?.pressEnded(at: GateTime(timestamp: touch.timestamp))
      state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      sink?.pressCancelled()
      state = .failed
    }

    override func reset() {
      super.reset()
      touch = nil
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    private func distance(of touch: UITouch) -> Double {
      let point = touch.location(in: area)
      let (x, y) = (Double(point.x - start.x), Double(point.y - start.y))
      return (x * x + y * y).squareRoot()
    }
  }

  extension UITouch {
    /// Whether the finger is on the screen.
    fileprivate var isDown: Bool {
      switch phase {
      case .began, .moved, .stationary: true
      default: false
      }
    }
  }
#endif
