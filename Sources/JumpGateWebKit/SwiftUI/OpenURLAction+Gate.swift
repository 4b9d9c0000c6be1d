#if canImport(WebKit) && canImport(SwiftUI)
  public import Foundation
  public import JumpGate
  internal import JumpGateFoundation
  public import SwiftUI

  extension OpenURLAction {
    /// An action for links in the app's own SwiftUI views whose addresses come from elsewhere (an
    /// article's text, a feed), so that they pass the same policy as those in web views.
    ///
    /// ```swift
    /// ArticleText(article)
    ///   .environment(\.openURL, OpenURLAction(gatedBy: policy) { event in explain(event) })
    /// ```
    ///
    /// A link that is pressed is a tap in the main frame. Web pages go where they went before; what
    /// the policy opens is rebuilt and handed to the system; all else is discarded and told, what it
    /// wants to ask for (`ask`) too, so that the app can ask and open `event.verdict.opens` itself.
    ///
    /// - Parameters:
    ///   - policy: what to judge by.
    ///   - origin: whose text it is, as an address; nil: unknown, which satisfies no `from`.
    ///   - onRefused: hears what was discarded.
    public init(
      gatedBy policy: Policy, textOf origin: URL? = nil,
      onRefused: @escaping @MainActor (JumpEvent) -> Void
    ) {
      let policy = policy.forApp(registeredFor: Bundle.main.registeredSchemes)
      self.init { url in
        let event = JumpEvent(pressing: url, textOf: origin, policy: policy)
        switch (event.mode, event.verdict.action) {
        case (.report, _), (_, .allow): return .systemAction
        case (_, .open), (_, .sheet):
          if let opens = event.verdict.opens.flatMap({ URL($0) }) { return .systemAction(opens) }
        default: break
        }
        // Nothing promises that a link is opened on the main thread.
        onMainActor { onRefused(event) }
        return .discarded
      }
    }
  }

  extension JumpEvent {
    /// A link in the app's own views that was pressed.
    fileprivate init(pressing url: URL, textOf origin: URL?, policy: Policy) {
      let request = JumpRequest(
        Result(reading: url), from: Address(reading: origin)?.frameOrigin, frame: .main,
        isPopup: false, isTopFromFrame: false, tap: .live, isRedirected: false, isPrivate: nil)
      let verdict = policy.verdict(for: request)
      self.init(
        request: request, verdict: verdict, isJump: verdict.action != .allow, mode: policy.mode,
        hops: [], prompt: nil, time: .now)
    }
  }
#endif
