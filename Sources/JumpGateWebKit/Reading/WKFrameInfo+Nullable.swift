#if canImport(WebKit)
  internal import Foundation
  internal import WebKit

  extension WKFrameInfo {
    /// The address of the frame's document, as the engine knows it; nil if it gives none.
    ///
    /// `request` is nil at run time for some frames, and Swift ends the app when it makes a value of
    /// that.
    var documentURL: URL? {
      (objectOrNil(#selector(getter: WKFrameInfo.request)) as? NSURLRequest)?.url
    }
  }
#endif
