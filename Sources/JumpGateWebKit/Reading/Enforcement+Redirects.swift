#if canImport(WebKit)
  internal import Foundation
  internal import JumpGate
  internal import WebKit

  extension Enforcement {
    /// Says of an attempt that it is a server's redirect, where that can be told.
    ///
    /// The engine takes the next address for the one that the view is about to show before it asks
    /// about the hop, and for nothing else that it has not asked about (seen on WebKitGTK 2.50.6; the
    /// tests of redirects' order there hold it). So a view that already names an address which
    /// it does not show, while a navigation is under way, is being redirected there. A page can't
    /// bring that about for an address that was refused.
    ///
    /// > Note: Frames inside the page are not told apart: there both readings stay, the stricter wins.
    func withRedirect(_ attempt: Attempt) -> Attempt {
      guard attempt.targetsMainFrame == true, case .navigation = attempt.kind,
        !attempt.kind.isOfHistory, case .success(let address) = attempt.target,
        let named = Address(reading: view?.url), named == address, address != shown,
        session.gate.mayContinue(attempt)
      else { return attempt }
      var redirect = attempt
      redirect.isRedirect = true
      return redirect
    }
  }

  extension Attempt.Kind {
    /// Whether it shows again what was there before.
    fileprivate var isOfHistory: Bool {
      switch self {
      case .navigation(.reload), .navigation(.backForward), .navigation(.formResubmitted): true
      default: false
      }
    }
  }
#endif
