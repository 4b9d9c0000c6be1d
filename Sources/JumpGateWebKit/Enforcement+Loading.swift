#if canImport(WebKit)
  public import Foundation
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
      session.willRestore(url)
    }
  }
#endif
