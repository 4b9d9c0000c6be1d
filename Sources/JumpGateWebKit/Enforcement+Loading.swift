#if canImport(WebKit)
  public import Foundation
  internal import JumpGate
  public import WebKit

  extension Enforcement {
    /// Loads a request as the host app's own: a new start for the page's refusals.
    @discardableResult
    public func load(_ request: URLRequest) -> WKNavigation? {
      session.hostLoads(request.url)
      return view?.load(request)
    }

    /// Tells that the app is about to restore a session (`interactionState`): what it loads exits
    /// nowhere, since nobody asks for it.
    ///
    /// - Parameter url: the page that will be shown.
    public func willRestore(_ url: URL) {
      guard let address = Address(reading: url) else { return }
      session.gate.hostRestores(address, at: .now)
    }
  }
#endif
