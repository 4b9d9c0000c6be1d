// Part of the WebKit overlay of the newest SDKs. Declarations only.
//
// The real protocol has default bodies that allow. Here the two deciding methods have none, so that
// a conformance that does not implement exactly these methods does not compile.
//
// WebKit's source has members that the SDK has not (`@_spi`): `NavigationResponse.isForMainFrame` is one.
@_exported import Foundation
import Observation

@MainActor @preconcurrency public final class WebPage: Observable {
  public convenience init(configuration: Configuration = Configuration()) { fatalError() }
  public init(
    configuration: Configuration = Configuration(),
    navigationDecider: some NavigationDeciding
  ) {}
  public init(
    configuration: Configuration = Configuration(),
    navigationDecider: some NavigationDeciding, dialogPresenter: some DialogPresenting
  ) {}
  public var url: URL? { nil }
  @discardableResult public func load(
    _ request: URLRequest
  ) -> some AsyncSequence<NavigationEvent, any Error> { AsyncThrowingStream { nil } }
  @discardableResult public func load(
    html: String, baseURL: URL
  ) -> some AsyncSequence<NavigationEvent, any Error> { AsyncThrowingStream { nil } }

  public enum NavigationEvent: Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }
  public protocol DialogPresenting {}

  @MainActor public struct Configuration {
    public init() {}
    public var userContentController = WKUserContentController()
    public var websiteDataStore = WKWebsiteDataStore.default()
  }
  @MainActor public struct FrameInfo: Sendable {
    public var isMainFrame: Bool { false }
    public var request: URLRequest { fatalError() }
    public var securityOrigin: WKSecurityOrigin { fatalError() }
  }
  @MainActor public struct NavigationPreferences: Sendable {
    public init() {}
    public var allowsContentJavaScript: Bool { get { true } set {} }
  }
  @MainActor public struct NavigationAction: Sendable {
    public var source: FrameInfo { fatalError() }
    public var target: FrameInfo? { nil }
    public var navigationType: WKNavigationType { .other }
    public var request: URLRequest { fatalError() }
    public var shouldPerformDownload: Bool { false }
  }
  @MainActor public struct NavigationResponse: Sendable {
    public var response: URLResponse { fatalError() }
    public var canShowMimeType: Bool { false }
  }

  public protocol NavigationDeciding {
    @MainActor mutating func decidePolicy(
      for action: NavigationAction, preferences: inout NavigationPreferences
    ) async -> WKNavigationActionPolicy
    @MainActor mutating func decidePolicy(
      for response: NavigationResponse
    ) async -> WKNavigationResponsePolicy
    @MainActor mutating func decideAuthenticationChallengeDisposition(
      for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  }
}

extension WebPage.NavigationDeciding {
  @MainActor public mutating func decideAuthenticationChallengeDisposition(
    for challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
}
