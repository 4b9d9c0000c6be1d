/// What a question is about, in the parts that a sentence is made of in any language.
///
/// ```swift
/// switch PromptDestination(of: prompt) {
/// case .namedApp(let name): "“\(name)” in the App Store"
/// case .call: "a phone call"
/// …
/// }
/// ```
public enum PromptDestination: Sendable, Hashable {
  /// A listed app, by the name that the policy gives it.
  case namedApp(String)
  /// An app without a name.
  case numberedApp(AppID)
  /// An app of which nothing is known.
  case app
  /// A telephone call.
  case call
  /// A text message.
  case message
  /// An e-mail.
  case mail
  /// A video call.
  case videoCall
  /// Another app, by its link's scheme.
  case deepLink(scheme: String)
  /// Anything else, by its kind.
  case other(DestinationKind)

  /// Says what a prompt is about.
  public init(of prompt: Prompt) {
    switch (prompt.destination.kind, prompt.appName, prompt.destination.appID) {
    case (.appStoreProduct, let name?, _): self = .namedApp(name)
    case (.appStoreProduct, nil, let id?): self = .numberedApp(id)
    case (.appStoreProduct, nil, nil): self = .app
    case (.deepLink, _, _): self.init(scheme: prompt.opens.scheme)
    case (let kind, _, _): self = .other(kind)
    }
  }

  private init(scheme: String) {
    switch scheme {
    case "tel": self = .call
    case "sms": self = .message
    case "mailto": self = .mail
    case "facetime", "facetime-audio": self = .videoCall
    default: self = .deepLink(scheme: scheme)
    }
  }
}

extension Prompt {
  /// How many characters of an address are shown at most.
  public static let longestAddress = 240

  /// The address that a yes opens, shortened in the middle: neither its scheme, nor the end of its
  /// host, which says whose it is, nor its own end is lost.
  public var shownAddress: String {
    let text = opens.href
    guard text.count > Self.longestAddress else { return text }
    let end = Self.longestAddress / 3
    let begin = Self.shortened(opens).prefix(Self.longestAddress - end - 1)
    return "\(begin)…\(text.suffix(end))"
  }

  /// How many characters of a host are shown at most, the last ones.
  private static let longestHost = 100

  /// The address with a long host shortened at its front.
  private static func shortened(_ address: Address) -> String {
    let bytes = address.href.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: Int(address.layout.hostStart))
    let end = bytes.index(bytes.startIndex, offsetBy: Int(address.layout.hostEnd))
    let host = address.href[start..<end]
    guard host.count > longestHost else { return address.href }
    return "\(address.href[..<start])…\(host.suffix(longestHost - 1))\(address.href[end...])"
  }
}
