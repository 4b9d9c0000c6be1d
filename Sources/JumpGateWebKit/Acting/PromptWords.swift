#if canImport(WebKit)
  internal import Foundation
  public import JumpGate

  /// A question in the user's language: who asks, and for what.
  ///
  /// Hosts stand in ASCII and keep their end, so that no look-alike letter and no cut-off name can
  /// pass for another site.
  public struct PromptWords: Sendable, Hashable {
    /// The question itself.
    public let question: String
    /// What a yes leads to, exactly.
    public let detail: String
    /// The buttons, by what they answer.
    public let buttons: [Prompt.Answer: String]

    /// Says a question.
    public init(_ prompt: Prompt) {
      question = Strings.format(
        "prompt.question", Self.asker(prompt), Self.destination(prompt))
      detail = Self.detail(prompt.opens)
      var buttons: [Prompt.Answer: String] = [
        .once: Strings.text("prompt.once"), .no: Strings.text("prompt.no"),
      ]
      if prompt.mayRemember {
        buttons[.always] = Strings.text("prompt.always")
        buttons[.never] = Strings.text("prompt.never")
      }
      self.buttons = buttons
    }

    private static func asker(_ prompt: Prompt) -> String {
      switch PromptAsker(of: prompt) {
      case .site(let name): name
      case .embeddedFrame(let host): Strings.format("asker.frame", host)
      case .unknown: Strings.text("asker.unknown")
      }
    }

    private static func destination(_ prompt: Prompt) -> String {
      let kind = prompt.destination.kind
      switch kind {
      case .appStoreProduct:
        if let name = prompt.appName { return Strings.format("destination.named-app", name) }
        guard let id = prompt.destination.appID else { return Strings.text("destination.app") }
        return Strings.format("destination.numbered-app", id.description)
      case .deepLink:
        return scheme(prompt.opens.scheme)
      default:
        return Strings.text("destination.\(kind.rawValue)")
      }
    }

    private static func scheme(_ scheme: String) -> String {
      switch scheme {
      case "tel": Strings.text("destination.call")
      case "sms": Strings.text("destination.message")
      case "mailto": Strings.text("destination.mail")
      case "facetime", "facetime-audio": Strings.text("destination.video-call")
      default: Strings.format("destination.deep-link", scheme)
      }
    }

    /// The address, shortened in the middle: neither its scheme and host nor its end is lost.
    private static func detail(_ address: Address) -> String {
      let text = address.href
      guard text.count > 240 else { return text }
      return "\(text.prefix(160))…\(text.suffix(79))"
    }
  }
#endif
