#if canImport(WebKit)
  import Foundation
  import JumpGate
  import JumpGateCorpus
  import WebKit

  @testable import JumpGateWebKit

  /// A host app with one web view: fresh store, fresh view, windows for the page's own windows.
  ///
  /// It is the view's delegates, as an app is, and so behind the gate.
  @MainActor
  final class CorpusBrowser: NSObject {
    let history: History
    let main: WKWebView
    let enforcement: Enforcement
    let presenters = CorpusPresenters()
    /// New windows' views, in order of their making; nil where one is closed again.
    private(set) var children: [WKWebView?] = []
    private var stages: [ObjectIdentifier: Stage] = [:]

    /// - Parameters:
    ///   - page: for what the host app and its system have.
    ///   - policy: what to judge by.
    init(
      for page: AttackPage, _ policy: Policy, proxy: WitnessProxy, history: History
    ) throws {
      self.history = history
      let configuration = WKWebViewConfiguration()
      configuration.websiteDataStore = .nonPersistent()
      // A Mac's lets every page, if it is not told otherwise.
      configuration.preferences.javaScriptCanOpenWindowsAutomatically = page.opensFreely
      try proxy.route(configuration.websiteDataStore)
      main = WKWebView(frame: Stage.frame(of: 0), configuration: configuration)
      var hooks = Hooks()
      hooks.launcher = CorpusLauncher(history: history, hasHandler: !page.hasNoHandler)
      hooks.onNothingOpens = { event in
        history.add(.unopened(event.verdict.opens?.href ?? event.addressText))
      }
      hooks.makePresenter = { [presenters] in presenters.make(history: history) }
      hooks.sinks = [CorpusSink(history: history)]
      hooks.sheet = nil
      enforcement = main.enforce(policy, hooks: hooks)
      super.init()
      show(main, number: 0)
    }

    /// Closes every window and lets everything go.
    func close() {
      stages.values.forEach { $0.close() }
      stages = [:]
      main.stopLoading()
    }

    private func show(_ view: WKWebView, number: Int) {
      view.navigationDelegate = self
      view.uiDelegate = self
      stages[ObjectIdentifier(view)] = Stage(view, number: number)
    }

    /// The views that are there: the page's own, and the open ones of new windows.
    var views: [WKWebView] { [main] + children.compactMap { $0 } }

    /// A view and its window; the page's own view is 0, new windows count from 1.
    func stage(_ number: Int) -> Stage? {
      let view =
        number == 0
        ? main
        : children.indices.contains(number - 1)
          ? children[number - 1] : nil
      return view.flatMap { stages[ObjectIdentifier($0)] }
    }

    /// What the views show.
    var shown: (main: String, children: [String]) {
      (address(main), children.compactMap { $0 }.map(address))
    }

    /// Whether any view still loads.
    var isLoading: Bool { views.contains { $0.isLoading } }

    /// Whether every view can be seen, where there is somebody to see it: the system takes a moment
    /// to say so of a new window, and an unseen view exits nowhere.
    var isSeen: Bool {
      #if canImport(UIKit)
        true
      #else
        views.allSatisfy(\.isOnScreen)
      #endif
    }

    private func address(_ view: WKWebView) -> String { view.url?.absoluteString ?? "" }

    private func number(_ view: WKWebView) -> Int { (children.firstIndex(of: view) ?? -1) + 1 }

    /// Sends each view's web process a question that means nothing, to be answered after all that it
    /// was sent before.
    ///
    /// No script is evaluated: that would count as a gesture of the user.
    func ask() -> Echo {
      let echo = Echo()
      for view in views {
        echo.expected += 1
        view.requestMediaPlaybackState { _ in echo.received += 1 }
      }
      return echo
    }
  }

  /// Answers that are waited for.
  @MainActor
  final class Echo {
    var expected = 0
    var received = 0
    var isComplete: Bool { received == expected }
  }

  extension CorpusBrowser: WKNavigationDelegate {
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      history.add(.view(number(webView), address(webView)))
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { history.touch() }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      failed(error)
    }

    func webView(
      _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
    ) {
      failed(error)
    }

    /// A failed load, as an app would tell apart what its gate cancelled.
    private func failed(_ error: any Error) {
      let plain = error as NSError
      history.add(
        .failed(
          "\(plain.domain) \(plain.code)", byGate: NavigationFailure.isCausedByGate(error)))
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { history.add(.processEnded) }

    // One certificate speaks for every host.
    func webView(
      _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      guard let trust = challenge.protectionSpace.serverTrust else {
        return completionHandler(.performDefaultHandling, nil)
      }
      completionHandler(.useCredential, URLCredential(trust: trust))
    }

    func webView(
      _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
    ) {
      download.delegate = self
    }

    func webView(
      _ webView: WKWebView, navigationResponse: WKNavigationResponse,
      didBecome download: WKDownload
    ) {
      download.delegate = self
    }
  }

  extension CorpusBrowser: WKDownloadDelegate {
    /// Lets downloads begin, and ends them before anything is written.
    func download(
      _ download: WKDownload, decideDestinationUsing response: URLResponse,
      suggestedFilename: String,
      completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) {
      history.add(.step("(a download begins)"))
      completionHandler(nil)
    }
  }

  extension CorpusBrowser: WKUIDelegate {
    func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
      for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
      guard children.count < 2_000 else { return nil }
      let number = children.count + 1
      let child = WKWebView(frame: Stage.frame(of: number), configuration: configuration)
      children.append(child)
      history.add(.child(number, isOpen: true))
      show(child, number: number)
      return child
    }

    func webViewDidClose(_ webView: WKWebView) {
      guard let index = children.firstIndex(of: webView) else { return }
      history.add(.child(index + 1, isOpen: false))
      children[index] = nil
      stages.removeValue(forKey: ObjectIdentifier(webView))?.close()
    }
  }
#endif
