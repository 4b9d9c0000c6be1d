#if canImport(_WebKit_SwiftUI)
  internal import JumpGate
  public import SwiftUI
  internal import WebKit
  internal import _WebKit_SwiftUI

  @available(iOS 26, macOS 26, visionOS 26, *)
  extension View {
    /// Lets a decider see the presses on the view that shows its page, and gives it a place to show
    /// prompts over.
    ///
    /// The system's preview of a link opens it without asking anybody and can't be refused link by
    /// link here, so there are none while the policy is enforced.
    @ViewBuilder public func gated(by decider: GateDecider) -> some View {
      if decider.session.gate.policy.mode == .enforce {
        background { GateStage(decider: decider) }.webViewLinkPreviews(.disabled)
      } else {
        background { GateStage(decider: decider) }
      }
    }
  }

  /// An empty view behind a `WebView`, of its size: `WebPage` does not give its own view.
  @available(iOS 26, macOS 26, visionOS 26, *)
  private struct GateStage {
    let decider: GateDecider
  }

  #if canImport(UIKit)
    @available(iOS 26, macOS 26, visionOS 26, *)
    extension GateStage: UIViewRepresentable {
      func makeUIView(context: Context) -> StageView { StageView(decider.session) }

      func updateUIView(_ uiView: StageView, context: Context) {}
    }

    /// The empty view; presses are seen by its window, since it lies behind what is pressed.
    private final class StageView: UIView {
      private weak var session: GateSession?
      private var presses: PressRecording?

      init(_ session: GateSession) {
        self.session = session
        super.init(frame: .zero)
        isUserInteractionEnabled = false
      }

      required init?(coder: NSCoder) { nil }

      override func didMoveToWindow() {
        super.didMoveToWindow()
        presses = nil
        guard let window, let session else { return }
        session.view = self
        presses = PressRecording(in: self, addedTo: window, sink: session)
      }
    }
  #else
    @available(iOS 26, macOS 26, visionOS 26, *)
    extension GateStage: NSViewRepresentable {
      func makeNSView(context: Context) -> StageView { StageView(decider.session) }

      func updateNSView(_ nsView: StageView, context: Context) {}
    }

    /// The empty view; presses are seen by the app's event monitor.
    ///
    /// > Note: Keys go to the page's own view, which is not public; they are not seen as taps.
    private final class StageView: NSView {
      private weak var session: GateSession?
      private var presses: PressRecording?

      init(_ session: GateSession) {
        self.session = session
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        presses = nil
        guard window != nil, let session else { return }
        session.view = self
        presses = PressRecording(in: self, sink: session)
      }
    }
  #endif
#endif
