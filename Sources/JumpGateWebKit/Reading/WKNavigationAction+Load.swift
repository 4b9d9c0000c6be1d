#if canImport(WebKit)
  internal import Foundation
  internal import WebKit

  extension WKNavigationAction {
    /// The main frame's load that the question is about; nil where the system does not say, which is
    /// before iOS 27, macOS 27 and visionOS 27.
    ///
    /// It is one object for all its hops, and the one that the call for it returned.
    ///
    /// Asked for by name, since the SDK in use may be older than the system.
    var mainFrameLoad: WKNavigation? {
      let getter = NSSelectorFromString("mainFrameNavigation")
      guard responds(to: getter) else { return nil }
      return objectOrNil(getter) as? WKNavigation
    }
  }
#endif
