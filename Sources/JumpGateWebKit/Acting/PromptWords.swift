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
      detail = prompt.shownAddress
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
      switch PromptDestination(of: prompt) {
      case .namedApp(let name): Strings.format("destination.named-app", name)
      case .numberedApp(let id): Strings.format("destination.numbered-app", id.description)
      case .app: Strings.text("destination.app")
      case .call: Strings.text("destination.call")
      case .message: Strings.text("destination.message")
      case .mail: Strings.text("destination.mail")
      case .videoCall: Strings.text("destination.video-call")
      case .deepLink(let scheme): Strings.format("destination.deep-link", scheme)
      case .other(let kind): Strings.text("destination.\(kind.rawValue)")
      }
    }
  }
#endif
