#if canImport(WebKit)
  internal import Foundation
  internal import JumpGate
  internal import WebKit

  extension Enforcement {
    /// A document has begun: the main frame's says where it is.
    ///
    /// The navigation delegate tells of new pages, but not of their addresses, and by then the view may
    /// name what the app loads next. This comes after that and before the page's own script.
    func documentSpoke(in frame: WKFrameInfo) {
      guard frame.isMainFrame, let view, frame.webView === view,
        let address = Address(reading: frame.documentURL)
      else { return }
      shown = address
      session.gate.pageIs(at: address)
    }

    /// Where the page is that a view shows when enforcement begins; nil if it shows none, or only has
    /// begun to load one.
    func committedURL(of view: WKWebView) -> URL? {
      guard view.isLoading else { return view.url }
      let item = view.backForwardList.currentItem
      return item?.objectOrNil(#selector(getter: WKBackForwardListItem.url)) as? URL
    }
  }
#endif
