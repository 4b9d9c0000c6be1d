#if canImport(WebKit)
  internal import JumpGate
  internal import WebKit

  /// The answer to a navigation: the policy, and the page's preferences if the asked form has them.
  struct NavigationReply: Sendable {
    var policy: WKNavigationActionPolicy
    var preferences: WKWebpagePreferences?

    /// Cancels.
    static let cancel = NavigationReply(policy: .cancel, preferences: nil)
  }

  extension HostAnswer {
    /// Copies the engine's word; one that is in no header lets the navigation go on in some way.
    init(_ policy: WKNavigationActionPolicy) {
      switch policy {
      case .cancel: self = .cancel
      case .allow: self = .allow
      case .download: self = .download
      @unknown default: self = .allow
      }
    }
  }
#endif
