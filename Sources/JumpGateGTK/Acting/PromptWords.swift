internal import JumpGate

/// A question in words: who asks, and for what.
struct PromptWords: Hashable {
  /// The question itself.
  let question: String
  /// The address that a yes leads to.
  let detail: String

  init(_ prompt: Prompt) {
    question =
      "\(PromptAsker(of: prompt).words) wants to leave this page for "
      + "\(PromptDestination(of: prompt).words)."
    detail = prompt.shownAddress
  }
}

extension PromptAsker {
  fileprivate var words: String {
    switch self {
    case .site(let name): name
    case .embeddedFrame(let host): "An embedded frame of \(host)"
    case .unknown: "This page"
    }
  }
}

extension PromptDestination {
  fileprivate var words: String {
    switch self {
    case .namedApp(let name): "“\(name)” in the App Store"
    case .numberedApp(let id): "app \(id) in the App Store"
    case .app: "an app in the App Store"
    case .call: "a phone call"
    case .message: "a text message"
    case .mail: "an e-mail"
    case .videoCall: "a video call"
    case .deepLink(let scheme): "another app, by a link of the scheme \(scheme)"
    case .other(let kind): kind.words
    }
  }
}

extension DestinationKind {
  fileprivate var words: String {
    switch self {
    case .appStoreProduct, .appStoreOther: "the App Store"
    case .testflight: "TestFlight"
    case .enterpriseInstall: "the installation of an app or a profile from outside the App Store"
    case .marketplace: "another app marketplace"
    case .otherAppleContent: "another service of Apple's"
    case .otherStore: "another app store"
    case .redirector: "another browser"
    case .deepLink: "another app"
    case .web: "a web page"
    }
  }
}
