#if canImport(WebKit)
  internal import Foundation
  public import JumpGate
  public import WebKit

  /// A web view that is gated from its first moment and can't be ungated by setting its delegates:
  /// the setters put what they get behind the gate.
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
#endif
