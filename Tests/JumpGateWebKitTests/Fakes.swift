#if canImport(WebKit)
  import Foundation
  import JumpGate
  import WebKit

  @testable import JumpGateWebKit

  /// Waits for something to happen; the test says what it means if it does not.
  @MainActor
  func waitUntil(seconds: Double = 5, condition: @MainActor () throws -> Bool) async rethrows {
    let end = GateTime.now.milliseconds + Int64(seconds * 1000)
    while try !condition(), GateTime.now.milliseconds < end {
      try? await Task.sleep(nanoseconds: 10_000_000)
    }
  }

  /// A navigation action as an engine could give it; the real class has no public way to be made.
  class FakeAction: WKNavigationAction {
    private let fakeRequest: URLRequest
    private let fakeTarget: WKFrameInfo?
    private let fakeSource: WKFrameInfo
    /// The load that it is about; nil: as on a system that does not say.
    private let fakeLoad: WKNavigation?

    init(
      _ string: String, source: WKFrameInfo = FakeFrame(), target: WKFrameInfo? = FakeFrame(),
      load: WKNavigation? = nil
    ) {
      fakeLoad = load
      fakeRequest = URL(string: string).map { URLRequest(url: $0) } ?? URLRequest(url: .missing)
      fakeSource = source
      fakeTarget = target
    }

    override var request: URLRequest { fakeRequest }
    override var sourceFrame: WKFrameInfo { fakeSource }
    override var targetFrame: WKFrameInfo? { fakeTarget }
    override var navigationType: WKNavigationType { .other }
    override var shouldPerformDownload: Bool { false }

    private nonisolated static func asksForLoad(_ selector: Selector) -> Bool {
      NSStringFromSelector(selector) == "mainFrameNavigation"
    }

    // The property is not in every SDK, so that it can't be overridden.
    nonisolated override func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector, Self.asksForLoad(aSelector) else {
        return super.responds(to: aSelector)
      }
      return fakeLoad != nil
    }

    nonisolated override func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      guard let aSelector, Self.asksForLoad(aSelector) else { return super.perform(aSelector) }
      return fakeLoad.map { Unmanaged.passUnretained($0) }
    }
  }

  /// A frame as an engine could give it.
  final class FakeFrame: WKFrameInfo {
    private let isFakeMain: Bool
    private let fakeOrigin: FakeOrigin
    private weak var fakeView: WKWebView?

    init(isMain: Bool = true, host: String = "page.example", view: WKWebView? = nil) {
      isFakeMain = isMain
      fakeOrigin = FakeOrigin(host: host)
      fakeView = view
    }

    override var isMainFrame: Bool { isFakeMain }
    override var request: URLRequest {
      URLRequest(url: URL(string: "https://\(fakeOrigin.host)/") ?? .missing)
    }
    override var securityOrigin: WKSecurityOrigin { fakeOrigin }
    override var webView: WKWebView? { fakeView }
  }

  /// An origin as an engine could give it.
  final class FakeOrigin: WKSecurityOrigin {
    private let fakeHost: String

    init(host: String) { fakeHost = host }

    override var `protocol`: String { "https" }
    override var host: String { fakeHost }
    override var port: Int { 0 }
  }

  extension URL {
    fileprivate static var missing: URL { URL(fileURLWithPath: "/") }
  }

  /// A view that names what it is told to.
  final class NamingView: WKWebView {
    var named = "https://page.example/"
    var isBusy = false

    override var url: URL? { URL(string: named) }
    override var isLoading: Bool { isBusy }
  }

  /// A host app's delegate that answers as it is told and remembers what it was asked.
  @MainActor class HostDelegate: NSObject, WKNavigationDelegate {
    var answers: [WKNavigationActionPolicy] = [.allow]
    private(set) var asked: [String] = []
    private(set) var kept: (@MainActor @Sendable (WKNavigationActionPolicy) -> Void)?
    var keepsHandler = false
    /// Called before it answers.
    var onAsked: (() -> Void)?

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      asked.append(navigationAction.request.url?.absoluteString ?? "")
      onAsked?()
      if keepsHandler { kept = decisionHandler }
      answers.forEach { decisionHandler($0) }
    }

    func letGo() { kept = nil }
  }

  /// A host app's delegate that decides by the newer form, and hears of a process that ended.
  @MainActor final class PreferencesDelegate: NSObject, WKNavigationDelegate {
    private(set) var asked = 0

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      preferences: WKWebpagePreferences,
      decisionHandler:
        @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      asked += 1
      preferences.allowsContentJavaScript = false
      decisionHandler(.allow, preferences)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  }

  /// A host app's delegate that decides nothing.
  @MainActor final class SilentDelegate: NSObject, WKNavigationDelegate {
    private(set) var finished = 0

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished += 1 }
  }
#endif
