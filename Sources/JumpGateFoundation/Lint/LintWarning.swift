/// What is no mistake in a policy but hardly meant.
public struct LintWarning: Sendable, Hashable {
  /// The kinds of warning.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A rule that can never match.
    case neverMatches = "never-matches"
    /// A rule all of whose requests an earlier rule decides.
    case shadowed
    /// A listed app that a rule or a default blocks.
    case listedAppBlocked = "listed-app-blocked"
    /// A rule or default that permits without a tap.
    case permitsWithoutTap = "permits-without-tap"
    /// A rule or default that lets out apps that are not listed, or installs some, without a question.
    case opensUnlisted = "opens-unlisted"
    /// `tap` without the condition it is about.
    case tapWithoutCondition = "tap-without-condition"
    /// `*.` before a domain under which strangers get sub-domains.
    case sharedParent = "shared-parent"
    /// A rule that opens what is never opened.
    case neverOpened = "never-opened"
    /// No app is listed, though the policy counts on the list.
    case noApps = "no-apps"
    /// The policy only reports.
    case reportsOnly = "reports-only"
  }

  /// The kind.
  public let kind: Kind
  /// Where it stands: `rules[2]`, `defaults.testflight`.
  public let keyPath: String
  /// What is odd about it, as a clause that follows the key path.
  public let message: String
}

extension LintWarning: CustomStringConvertible {
  /// The warning in one line: `rules[2]: is never reached … (shadowed)`.
  public var description: String { "\(keyPath): \(message) (\(kind.rawValue))" }
}
