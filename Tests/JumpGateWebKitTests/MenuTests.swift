#if canImport(WebKit) && canImport(UIKit)
  import Foundation
  import JumpGate
  import Testing
  import UIKit
  import WebKit

  #if canImport(StoreKit)
    import StoreKit
  #endif

  @testable import JumpGateWebKit

  /// Long press on a link: the system's menu and preview open it without asking.
  @MainActor struct MenuTests {
    private let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())

    /// What was pressed, as an engine could give it.
    private final class FakeElement: WKContextMenuElementInfo {
      private let link: URL?

      init(_ address: String) { link = URL(string: address) }

      override var linkURL: URL? { link }
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

    @Test func refusedLink_hasNoMenu_andTheHostIsNotAsked() {
      let host = Host()
      view.uiDelegate = host
      view.enforce(TestPolicy.policy())
      for address in [TestPolicy.unlisted, "https://apps.apple.com/app/id1000000002"] {
        let shown = menus(for: address)
        #expect(shown.count == 1)
        #expect(shown.allSatisfy { $0 == nil })
      }
      #expect(host.asked == 0)
    }

    @Test func otherLink_hasTheSystemsMenu_orTheHosts() {
      view.enforce(TestPolicy.policy())
      #expect(menus(for: "https://site.example/").compactMap { $0 }.count == 1)
      #expect(menus(for: TestPolicy.listed).compactMap { $0 }.count == 1)
      let host = Host()
      view.uiDelegate = host
      #expect(menus(for: "https://site.example/").compactMap { $0 } == [host.menu])
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
      #expect(menus(for: TestPolicy.unlisted).compactMap { $0 }.count == 1)
    }

    #if canImport(StoreKit)
      @Test func storePage_getsTheNumberAndNothingElse() throws {
        let app = try #require(AppID(1_000_000_001))
        #expect(
          ProductSheet.parameters(app)
            == [SKStoreProductParameterITunesItemIdentifier: NSNumber(value: app.rawValue)])
      }
    #endif
  }
#endif
