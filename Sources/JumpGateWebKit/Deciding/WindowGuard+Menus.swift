#if canImport(WebKit) && canImport(UIKit)
  internal import Foundation
  internal import JumpGate
  internal import UIKit
  internal import WebKit

  /// Long press: the system's menu and preview open an address without asking the delegate. A link
  /// that the gate would not open shows neither.
  extension WindowGuard {
    @objc(webView:contextMenuConfigurationForElement:completionHandler:)
    func webView(
      _ webView: WKWebView,
      contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
      completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void
    ) {
      let question = ExactlyOnce<UIContextMenuConfiguration?>(fallback: nil) { configuration in
        onMainActor { completionHandler(configuration) }
      }
      if let link = elementInfo.linkURL, enforcement?.mayPreview(link) != true {
        question.answer(nil)
        return
      }
      let isAsked: Void? = hostDelegate?.webView?(
        webView, contextMenuConfigurationForElement: elementInfo
      ) { configuration in
        question.answer(configuration)
      }
      if isAsked == nil { question.answer(.suggested) }
    }
  }

  extension UIContextMenuConfiguration {
    /// The menu that WebKit suggests, as without a delegate.
    fileprivate static var suggested: UIContextMenuConfiguration {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggestedActions in
        UIMenu(title: "", children: suggestedActions)
      }
    }
  }
#endif
