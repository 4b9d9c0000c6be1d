#if canImport(WebKit)
  import Foundation
  import JumpGate
  import Testing
  import WebKit

  @testable import JumpGateWebKit

  @MainActor struct EnforcementLifeTests {
    private func makeView() -> WKWebView {
      WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    }

    @Test func droppedHandle_endsNothing() {
      let view = makeView()
      view.enforce(TestPolicy.policy())
      #expect(view.enforcement != nil)
      #expect(view.navigationDelegate is NavigationGuard)
    }

    @Test func enforcingTwice_isOnce() {
      let view = makeView()
      let first = view.enforce(TestPolicy.policy())
      #expect(view.enforce(TestPolicy.policy()) === first)
      #expect(view.enforce(TestPolicy.policy(.strict)) !== first)
    }

    @Test func laterDelegates_areNoticed() {
      let view = makeView()
      let enforcement = view.enforce(TestPolicy.policy())
      #expect(enforcement.noticesLaterDelegates)
      let host = HostDelegate()
      view.navigationDelegate = host
      #expect(view.navigationDelegate === enforcement.navigationGuard)
      #expect(enforcement.navigationGuard.hostDelegate === host)
      view.navigationDelegate = nil
      #expect(view.navigationDelegate === enforcement.navigationGuard)
      #expect(enforcement.navigationGuard.hostDelegate == nil)
    }

    @Test func removal_givesTheDelegatesBack() {
      let view = makeView()
      let host = HostDelegate()
      view.navigationDelegate = host
      let enforcement = view.enforce(TestPolicy.policy())
      enforcement.remove()
      #expect(view.navigationDelegate === host)
      #expect(view.enforcement == nil)
      let later = HostDelegate()
      view.navigationDelegate = later
      #expect(view.navigationDelegate === later)
    }

    @Test func hostThatGoes_takesItsMethodsWithIt() {
      let view = makeView()
      let finish = NSSelectorFromString("webView:didFinishNavigation:")
      var host: SilentDelegate? = SilentDelegate()
      view.navigationDelegate = host
      let enforcement = view.enforce(TestPolicy.policy())
      #expect(enforcement.navigationGuard.responds(to: finish))
      host = nil
      #expect(!enforcement.navigationGuard.responds(to: finish))
      #expect(view.navigationDelegate === enforcement.navigationGuard)
    }

    @Test func subclass_givesTheAppsDelegateAndKeepsTheGate() {
      let view = GatedWKWebView(frame: .zero, policy: TestPolicy.policy())
      let host = HostDelegate()
      #expect(view.navigationDelegate == nil)
      view.navigationDelegate = host
      #expect(view.navigationDelegate === host)
      #expect(view.engineDelegates.navigation === view.enforcement?.navigationGuard)
      view.navigationDelegate = nil
      #expect(view.navigationDelegate == nil)
      #expect(view.engineDelegates.navigation === view.enforcement?.navigationGuard)
    }

    /// WebKit reads the property, and not what was set, when it looks for a menu.
    @Test func subclass_showsTheEngineTheGateAsUIDelegate() {
      final class Host: NSObject, WKUIDelegate {}
      let view = GatedWKWebView(frame: .zero, policy: TestPolicy.policy())
      #expect(view.uiDelegate === view.enforcement?.windowGuard)
      let host = Host()
      view.uiDelegate = host
      #expect(view.uiDelegate === view.enforcement?.windowGuard)
      #expect(view.enforcement?.windowGuard.hostDelegate === host)
    }

    @Test func twoViewsOfOneController_haveOneChannel() {
      let configuration = WKWebViewConfiguration()
      let first = WKWebView(frame: .zero, configuration: configuration)
      let second = WKWebView(frame: .zero, configuration: first.configuration)
      first.enforce(TestPolicy.policy())
      second.enforce(TestPolicy.policy())
      #expect(first.enforcement !== second.enforcement)
    }

    @Test func viewThatGoes_isNotKeptAlive() {
      weak var gone: WKWebView?
      weak var enforcement: Enforcement?
      autoreleasepool {
        let view = makeView()
        enforcement = view.enforce(TestPolicy.policy())
        gone = view
      }
      #expect(gone == nil)
      #expect(enforcement == nil)
    }
  }
#endif
