#if canImport(WebKit)
  public import Foundation
  public import WebKit

  extension Enforcement {
    /// Loads a request as the host app's own: a new start for the page's refusals.
    @discardableResult
    public func load(_ request: URLRequest) -> WKNavigation? {
      session.hostLoads(request.url)
      return load(ofTheApp: request)
    }

    /// Loads a request for the app, so that it is known again when the engine asks about it.
    @discardableResult
    func load(ofTheApp request: URLRequest) -> WKNavigation? {
      appLoads(request.url)
      let load = view?.load(request)
      ownLoads.keep(load)
      return load
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
