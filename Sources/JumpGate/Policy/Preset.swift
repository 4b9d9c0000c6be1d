/// What happens to a request that no rule and no default decides.
///
/// ``Preset/response(for:)`` holds the whole table.
public enum Preset: String, Sendable, Hashable, CaseIterable {
  /// As the article has it: listed apps open, other ways to install are blocked, the rest leaves.
  case article
  /// Listed apps open after a tap; other apps' links are asked for after a tap; stores are refused.
  case standard
  /// Nothing leaves without a tap and a question.
  case strict

  /// Whether what leaves the web view needs a tap, unless a rule says otherwise.
  public var needsTap: Bool { self != .article }
}
