/// Remembers which navigation was cancelled and loaded again so that it stays in the web view.
///
/// An app that claims an address may be opened by the engine itself after a navigation was allowed.
/// A load by the host is exempt from that, so a navigation to such a host is cancelled and the same
/// request loaded once more. The memo keeps the second one from being cancelled again. Each address
/// is loaded again once before a page commits; whoever asks for it once more in that time is refused,
/// since it is being loaded, and the engine would try the app for a page's own navigation. What can't
/// be loaded again as it was, a form that is sent or a new window, is refused.
///
/// > Note: The new load looks as if the user had typed the address, which weakens cross-site
/// > protections of the target. Hence per host, never by default, never in `report`.
package struct AppLinkMemo: Sendable, Hashable {
  /// What is to be done with a navigation that everybody allowed.
  package enum Step: Sendable, Hashable {
    /// Let it go on.
    case proceed
    /// Cancel it and load the same request again.
    case loadAgain
    /// Cancel it: the same request is being loaded already, or can't be loaded again.
    case cancel
  }

  /// A navigation that everybody allowed.
  package struct Navigation: Sendable, Hashable {
    /// Where to.
    package var address: Address
    /// Whether the policy names its host in `appLinkHosts`.
    package var isAppLinkHost: Bool
    /// Whether it is for the main frame.
    package var isMainFrame: Bool
    /// Whether it opens a new window, for which the engine tries an app before there is one.
    package var opensWindow: Bool
    /// The request's method, as the engine gives it; nil counts as no GET.
    package var method: String?
    /// What caused it.
    package var type: Attempt.NavigationType
    /// The address that the main frame shows now; nil if none.
    ///
    /// That of the page that committed last, not of one that is on its way: the engine tries no app
    /// for an address of the same host.
    package var page: Address?

    /// Describes a navigation.
    package init(
      address: Address, isAppLinkHost: Bool, isMainFrame: Bool, opensWindow: Bool = false,
      method: String?, type: Attempt.NavigationType, page: Address?
    ) {
      self.address = address
      self.isAppLinkHost = isAppLinkHost
      self.isMainFrame = isMainFrame
      self.opensWindow = opensWindow
      self.method = method
      self.type = type
      self.page = page
    }
  }

  private var awaited: Address?
  private var loadedAgain: Set<Address> = []

  /// A memo of nothing.
  package init() {}

  /// Whether a second load is under way.
  package var isWaiting: Bool { awaited != nil }

  /// Whether this decision is that of the load the memo waits for; true once for each.
  ///
  /// - Parameters:
  ///   - address: where to.
  ///   - isMainFrame: whether it is for the main frame.
  ///   - type: what caused it; a load by the host is `other`.
  package mutating func recognises(
    _ address: Address, isMainFrame: Bool, type: Attempt.NavigationType
  ) -> Bool {
    guard isMainFrame, type == .other, awaited == address else { return false }
    awaited = nil
    return true
  }

  /// Says what to do with a navigation that everybody allowed.
  package mutating func step(for navigation: Navigation, mode: PolicyMode) -> Step {
    guard mode == .enforce, Self.mayOpenAnApp(navigation) else { return .proceed }
    guard navigation.method == "GET", !navigation.opensWindow else { return .cancel }
    guard loadedAgain.insert(navigation.address).inserted else { return .cancel }
    awaited = navigation.address
    return .loadAgain
  }

  /// Tells that the main frame shows a new document, or that its load failed.
  package mutating func settled() {
    awaited = nil
    loadedAgain = []
  }

  /// The cases in which the engine would try another app, whatever the method.
  private static func mayOpenAnApp(_ navigation: Navigation) -> Bool {
    guard navigation.isAppLinkHost, navigation.isMainFrame || navigation.opensWindow,
      navigation.page?.host != navigation.address.host
    else { return false }
    switch navigation.type {
    case .link, .form, .other: return true
    case .reload, .backForward, .formResubmitted: return false
    }
  }
}
