#if canImport(WebKit)
  #if canImport(UIKit)
    internal import UIKit

    /// Sees the presses in a view as long as it is kept.
    @MainActor
    final class PressRecording {
      private let recorder: TouchRecorder
      private weak var host: UIView?

      /// Begins to see presses in a view.
      ///
      /// - Parameters:
      ///   - area: the view.
      ///   - host: where the recogniser is added: the view itself, or one that holds it.
      ///   - sink: hears of them.
      init(in area: UIView, addedTo host: UIView? = nil, sink: any PressSink) {
        recorder = TouchRecorder(area: area, sink: sink)
        self.host = host ?? area
        self.host?.addGestureRecognizer(recorder)
      }

      deinit {
        let (recorder, host) = (recorder, host)
        onMainActor { host?.removeGestureRecognizer(recorder) }
      }
    }
  #else
    internal import AppKit

    /// Sees the presses in a view as long as it is kept.
    typealias PressRecording = EventRecorder

    extension EventRecorder {
      convenience init(in area: NSView, sink: any PressSink) {
        self.init(area: area, sink: sink)
      }
    }
  #endif
#endif
