#if canImport(WebKit) && canImport(UIKit)
  import JumpGateCorpus
  import UIKit
  import WebKit

  /// A web view in a window of its own.
  ///
  /// The system has no public way to make touches, and tests without an app have no scene: nobody
  /// presses here, and nobody sees the window.
  @MainActor
  final class Stage {
    private let window: UIWindow

    /// Where the page's own view (0) and those of new windows stand.
    static func frame(of number: Int) -> CGRect { CGRect(x: 0, y: 0, width: 400, height: 800) }

    init(_ view: WKWebView, number: Int) {
      window = UIWindow(frame: Self.frame(of: number))
      window.addSubview(view)
      window.isHidden = false
    }

    func close() {
      window.subviews.forEach { $0.removeFromSuperview() }
      window.isHidden = true
    }

    /// The system takes care of itself.
    static func pump() {}
  }
#endif
