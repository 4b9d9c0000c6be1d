internal import JumpGate

/// A question in words: who asks, and for what.
///
/// Hosts stand in ASCII, whole, so that no look-alike letter and no cut-off end can pass for
/// another site.
struct PromptWords: Hashable {
  /// The question itself.
  let question: String
  /// The address that a yes leads to, its end cut off if it is very long.
  let detail: String
  private static let longestDetail = 300

  init(_ prompt: Prompt) {
    question = "\(Self.asker(prompt)) wants to leave this page for \(Self.destination(prompt))."
    let address = prompt.opens.href
    detail =
      address.utf8.count <= Self.longestDetail
      ? address : address.prefix(Self.longestDetail) + "…"
  }

  private static func asker(_ prompt: Prompt) -> String {
    switch prompt.asker {
    case .tuple(let scheme, _, let port):
      let name = prompt.asker.hostText ?? "This page"
      let end = port.map { ":\($0)" } ?? ""
      return scheme == "https" ? name + end : "\(scheme)://\(name)\(end)"
    case .opaque:
      return prompt.topHost.map { "An embedded frame of \($0)" } ?? "An embedded frame"
    }
  }

  private static func destination(_ prompt: Prompt) -> String {
    switch prompt.destination.kind {
    case .appStoreProduct:
      let app = prompt.appName.map { "“\($0)”" } ?? prompt.destination.appID.map { "app \($0)" }
      return "\(app ?? "an app") in the App Store"
    case .appStoreOther: return "the App Store"
    case .testflight: return "TestFlight"
    case .enterpriseInstall: return "the installation of an app from outside the App Store"
    case .marketplace: return "another app marketplace"
    case .otherAppleContent: return "another service of Apple's"
    case .otherStore: return "another app store"
    case .redirector: return "another browser"
    case .deepLink: return deepLink(prompt.opens.scheme)
    case .web: return "a web page"
    }
  }

  private static func deepLink(_ scheme: String) -> String {
    switch scheme {
    case "tel": "a phone call"
    case "sms": "a text message"
    case "mailto": "an e-mail"
    case "facetime", "facetime-audio": "a video call"
    default: "another app, by a link of the scheme \(scheme)"
    }
  }
}

extension Origin {
  /// The host as it is serialized; nil for an opaque origin.
  fileprivate var hostText: String? {
    guard case .tuple(_, let host, _) = self else { return nil }
    return String(describing: host)
  }
}
