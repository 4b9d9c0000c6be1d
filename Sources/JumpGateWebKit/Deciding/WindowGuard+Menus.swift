#if canImport(WebKit) && canImport(UIKit)
  internal import Foundation
  internal import JumpGate
  internal import UIKit
  internal import WebKit

  /// Long press: the system's menu and preview open an address without asking the delegate. A link
  /// that the gate would not open shows neither.
  ///
  /// There are two questions of the engine, and it asks only one. The older one, whether a link has a
  /// preview at all, comes for every link, and no is no. Where a delegate has methods for menus it asks
  /// for a menu instead: for no store page, and without a menu it shows its own. So the gate takes the
  /// older one, as long as the host has no menus of its own.
  ///
  /// Source: WebKit, `WKContentViewInteraction.mm`, read 2026.
  extension WindowGuard {
    /// Whether a call about menus is answered, or passed on, here; nil: it is about something else.
    nonisolated func respondsToMenu(_ selector: Selector) -> Bool? {
      let name = NSStringFromSelector(selector)
      if name == "webView:shouldPreviewElement:" { return true }
      guard name.lowercased().contains("contextmenu") else { return nil }
      guard hostHasMenus else { return false }
      return selector == Self.menuSelectors[0] || host?.responds(to: selector) == true
    }

    nonisolated private var hostHasMenus: Bool {
      Self.menuSelectors.contains { host?.responds(to: $0) == true }
    }

    nonisolated private static var menuSelectors: [Selector] {
      [
        #selector(
          (any WKUIDelegate).webView(_:contextMenuConfigurationForElement:completionHandler:)),
        #selector((any WKUIDelegate).webView(_:contextMenuWillPresentForElement:)),
        #selector((any WKUIDelegate).webView(_:contextMenuForElement:willCommitWithAnimator:)),
        #selector((any WKUIDelegate).webView(_:contextMenuDidEndForElement:)),
      ]
    }

    // Deprecated as the question is, so that it can be answered without a warning.
    @available(*, deprecated)
    @objc(webView:shouldPreviewElement:)
    func webView(_ webView: WKWebView, shouldPreviewElement elementInfo: WKPreviewElementInfo)
      -> Bool
    {
      if let link = elementInfo.linkURL, !mayPreview(link) { return false }
      return hostDelegate?.webView?(webView, shouldPreviewElement: elementInfo) ?? true
    }

    @objc(webView:contextMenuConfigurationForElement:completionHandler:)
    func webView(
      _ webView: WKWebView,
      contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
      completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void
    ) {
      let question = ExactlyOnce<UIContextMenuConfiguration?>(fallback: .empty) { configuration in
        onMainActor { completionHandler(configuration) }
      }
      if let link = elementInfo.linkURL, !mayPreview(link) {
        question.answer(.empty)
        return
      }
      let isAsked: Void? = hostDelegate?.webView?(
        webView, contextMenuConfigurationForElement: elementInfo
      ) { configuration in
        question.answer(configuration)
      }
      // None: the engine's own, as without a delegate.
      if isAsked == nil { question.answer(nil) }
    }

    private func mayPreview(_ link: URL) -> Bool {
      enforcement?.mayPreview(link) ?? isRetired
    }
  }

  extension UIContextMenuConfiguration {
    /// A menu of nothing; without any, the engine shows its own.
    fileprivate static var empty: UIContextMenuConfiguration {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in nil }
    }
  }
#endif
