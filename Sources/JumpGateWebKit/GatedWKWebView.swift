#if canImport(WebKit)
  public import Foundation
  public import JumpGate
  public import WebKit

  /// A web view that is gated from its first moment and can't be ungated by setting its delegates:
  /// the setters put what they get behind the gate.
  ///
  /// What the app loads in it is known to be the app's, whatever else is under way: no page's wish, and
  /// no redirect of what a page asked for.
  ///
  /// ```swift
  /// let webView = GatedWKWebView(frame: .zero, policy: policy)
  /// webView.navigationDelegate = self  // asked after the gate
  /// ```
  public final class GatedWKWebView: WKWebView {
    /// Makes a gated view.
    ///
    /// - Parameters:
    ///   - frame: where it lies in its superview.
    ///   - configuration: the engine's configuration.
    ///   - policy: what to judge by.
    ///   - hooks: who opens, asks and hears.
    ///   - onRefused: hears what was refused, so that a dead button can be explained.
    public init(
      frame: CGRect, configuration: WKWebViewConfiguration = WKWebViewConfiguration(),
      policy: Policy, hooks: Hooks = Hooks(),
      onRefused: (@MainActor (JumpEvent) -> Void)? = nil
    ) {
      super.init(frame: frame, configuration: configuration)
      enforce(policy, hooks: hooks, onRefused: onRefused)
    }

    /// Not available: an archive holds no policy.
    public required init?(coder: NSCoder) { nil }

    /// The app's own navigation delegate, asked after the gate; read, it is the app's own.
    public override var navigationDelegate: (any WKNavigationDelegate)? {
      get {
        enforcement.map { $0.navigationGuard.hostDelegate } ?? super.navigationDelegate
      }
      set {
        guard let enforcement, newValue !== enforcement.navigationGuard else {
          super.navigationDelegate = newValue
          return
        }
        enforcement.adopt(navigation: newValue)
        enforcement.refreshDelegates()
      }
    }

    /// The UI delegate: the app's own is set, and asked after the gate; read, it is the gate, since
    /// the engine itself asks by this property whose menu a long press shows.
    public override var uiDelegate: (any WKUIDelegate)? {
      get { super.uiDelegate }
      set {
        guard let enforcement, newValue !== enforcement.windowGuard else {
          super.uiDelegate = newValue
          return
        }
        enforcement.adopt(window: newValue)
        enforcement.refreshDelegates()
      }
    }

    // MARK: Loading

    /// Loads a request; it is the app's.
    @discardableResult
    public override func load(_ request: URLRequest) -> WKNavigation? {
      enforcement?.appLoads(request.url)
      return kept(super.load(request))
    }

    /// Loads a file; it is the app's.
    @discardableResult
    public override func loadFileURL(
      _ url: URL, allowingReadAccessTo readAccessURL: URL
    ) -> WKNavigation? {
      enforcement?.appLoads(url)
      return kept(super.loadFileURL(url, allowingReadAccessTo: readAccessURL))
    }

    /// Loads a file; it is the app's.
    @discardableResult
    public override func loadFileRequest(
      _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
    ) -> WKNavigation {
      enforcement?.appLoads(request.url)
      return kept(super.loadFileRequest(request, allowingReadAccessTo: readAccessURL))
    }

    /// Shows a document; it is the app's.
    @discardableResult
    public override func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
      enforcement?.appLoads(baseURL ?? .blankPage)
      return kept(super.loadHTMLString(string, baseURL: baseURL))
    }

    /// Shows a document; it is the app's.
    @discardableResult
    public override func load(
      _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
      enforcement?.appLoads(baseURL)
      return kept(
        super.load(
          data, mimeType: mimeType, characterEncodingName: characterEncodingName, baseURL: baseURL))
    }

    /// Shows a document as if it were a server's answer; it is the app's.
    @discardableResult
    public override func loadSimulatedRequest(
      _ request: URLRequest, response: URLResponse, responseData data: Data
    ) -> WKNavigation {
      enforcement?.appLoads(request.url)
      return kept(super.loadSimulatedRequest(request, response: response, responseData: data))
    }

    /// Shows a document as if it were a server's answer; it is the app's.
    @discardableResult
    public override func loadSimulatedRequest(
      _ request: URLRequest, responseHTML string: String
    ) -> WKNavigation {
      enforcement?.appLoads(request.url)
      return kept(super.loadSimulatedRequest(request, responseHTML: string))
    }

    private func kept(_ load: WKNavigation?) -> WKNavigation? {
      enforcement?.ownLoads.keep(load)
      return load
    }

    private func kept(_ load: WKNavigation) -> WKNavigation {
      enforcement?.ownLoads.keep(load)
      return load
    }

    // MARK: Delegates

    /// What the engine asks.
    var engineDelegates: (navigation: (any WKNavigationDelegate)?, window: (any WKUIDelegate)?) {
      (super.navigationDelegate, super.uiDelegate)
    }

    /// Sets what the engine asks.
    func setEngineDelegates(
      _ navigation: (any WKNavigationDelegate)?, _ window: (any WKUIDelegate)?
    ) {
      super.navigationDelegate = navigation
      super.uiDelegate = window
    }
  }

  extension URL {
    /// What the engine asks about where a document has no address.
    fileprivate static var blankPage: URL? { URL(string: "about:blank") }
  }
#endif
