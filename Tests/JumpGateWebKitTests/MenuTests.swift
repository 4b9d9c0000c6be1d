#if canImport(WebKit) && canImport(UIKit)
  import Foundation
  import JumpGate
  import Testing
  import UIKit
  import WebKit

  #if canImport(StoreKit) && !os(visionOS)
    import StoreKit
  #endif

  @testable import JumpGateWebKit

  /// The engine's older question, whose own declaration is deprecated.
  @MainActor @objc private protocol OlderQuestion {
    @objc(webView:shouldPreviewElement:)
    func previews(_ view: WKWebView, _ element: NSObject) -> Bool
  }

  /// Long press on a link: the system's menu and preview open it without asking.
  @MainActor struct MenuTests {
    private let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())

    /// What was pressed, as an engine could give it.
    private final class FakeElement: WKContextMenuElementInfo {
      private let link: URL?

      init(_ address: String) { link = URL(string: address) }

      override var linkURL: URL? { link }
    }

    /// What was pressed, in the engine's older question; its own class is deprecated.
    private final class OlderElement: NSObject {
      @objc let linkURL: URL?

      init(_ address: String) { linkURL = URL(string: address) }
    }

    /// A host with a menu of its own, which it gives as often as it is told.
    private final class Host: NSObject, WKUIDelegate {
      let menu = UIContextMenuConfiguration(
        identifier: nil, previewProvider: nil, actionProvider: nil)
      var times = 1
      private(set) var asked = 0

      func webView(
        _ webView: WKWebView,
        contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
        completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void
      ) {
        asked += 1
        for _ in 0..<times { completionHandler(menu) }
      }
    }

    /// A host that hears of menus and makes none.
    private final class Listener: NSObject, WKUIDelegate {
      func webView(
        _ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo
      ) {}
    }

    /// A host that answers the older question.
    private final class OlderHost: NSObject, WKUIDelegate {
      private(set) var asked = 0

      @available(*, deprecated)
      func webView(_ webView: WKWebView, shouldPreviewElement elementInfo: WKPreviewElementInfo)
        -> Bool
      {
        asked += 1
        return false
      }
    }

    private final class Menus: @unchecked Sendable {
      var all: [UIContextMenuConfiguration?] = []
    }

    private func menus(for address: String) -> [UIContextMenuConfiguration?] {
      let menus = Menus()
      view.uiDelegate?.webView?(
        view, contextMenuConfigurationForElement: FakeElement(address)
      ) { menus.all.append($0) }
      return menus.all
    }

    /// Whether a link has a preview, by the engine's older question; nil: it can't be asked.
    private func hasPreview(_ address: String) -> Bool? {
      (view.uiDelegate as AnyObject).previews?(view, OlderElement(address))
    }

    private var isAskedForMenus: Bool {
      view.uiDelegate?.responds(
        to: NSSelectorFromString(
          "webView:contextMenuConfigurationForElement:completionHandler:")) == true
    }

    private let refused = [TestPolicy.unlisted, "https://apps.apple.com/app/id1000000002"]

    /// The engine asks the older question only where no method for menus is there.
    @Test func refusedLink_hasNoPreview() {
      view.enforce(TestPolicy.policy())
      #expect(!isAskedForMenus)
      for address in refused { #expect(hasPreview(address) == false) }
      for address in ["https://site.example/", TestPolicy.listed] {
        #expect(hasPreview(address) == true)
      }
    }

    @Test func hostThatIsAskedForPreviews_isAskedAfterTheGate() {
      let host = OlderHost()
      view.uiDelegate = host
      view.enforce(TestPolicy.policy())
      #expect(!isAskedForMenus)
      for address in refused { #expect(hasPreview(address) == false) }
      #expect(host.asked == 0)
      #expect(hasPreview("https://site.example/") == false)
      #expect(host.asked == 1)
    }

    /// Without any menu the engine would show its own.
    @Test func refusedLinkOfAHostWithMenus_hasAnEmptyOne_andTheHostIsNotAsked() {
      let host = Host()
      view.uiDelegate = host
      view.enforce(TestPolicy.policy())
      #expect(isAskedForMenus)
      for address in refused {
        #expect(menus(for: address).compactMap { $0 }.count == 1)
      }
      #expect(host.asked == 0)
    }

    @Test func otherLinkOfAHostWithMenus_hasTheHosts_orTheEngines() {
      let host = Host()
      view.uiDelegate = host
      view.enforce(TestPolicy.policy())
      #expect(menus(for: "https://site.example/").compactMap { $0 } == [host.menu])
      let listener = Listener()
      view.uiDelegate = listener
      #expect(isAskedForMenus)
      #expect(menus(for: "https://site.example/") == [nil])
    }

    @Test func hostThatAnswersTwiceOrNever_isHeardOnce() {
      let host = Host()
      view.uiDelegate = host
      view.enforce(TestPolicy.policy())
      host.times = 2
      #expect(menus(for: "https://site.example/").count == 1)
      host.times = 0
      #expect(menus(for: "https://site.example/").count == 1)
    }

    @Test func report_leavesTheMenuAlone() {
      view.enforce(TestPolicy.policy(mode: .report))
      #expect(!isAskedForMenus)
      let older = NSSelectorFromString("webView:shouldPreviewElement:")
      #expect(view.uiDelegate?.responds(to: older) == false)
    }

    #if canImport(StoreKit) && !os(visionOS)
      @Test func storePage_getsTheNumberAndNothingElse() throws {
        let app = try #require(AppID(1_000_000_001))
        #expect(
          ProductSheet.parameters(app)
            == [SKStoreProductParameterITunesItemIdentifier: NSNumber(value: app.rawValue)])
        #expect(Hooks().sheet is ProductSheet)
      }
    #else
      @Test func withoutAProductPage_storePagesAreOpened() {
        #expect(Hooks().sheet == nil)
      }
    #endif
  }
#endif
