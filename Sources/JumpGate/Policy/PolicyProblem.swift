/// A mistake in a policy.
///
/// A policy with one blocks everything.
public struct PolicyProblem: Error, Sendable, Hashable {
  /// The kinds of mistake.
  public enum Fault: Sendable, Hashable {
    /// A string that is no pattern.
    case pattern(PatternError)
    /// A rule without a name.
    case emptyRuleID
    /// A rule's name that another rule has.
    case duplicateRuleID
    /// A rule that is about nothing.
    case noPattern
    /// `allow` for what cannot be loaded in a web view.
    case cannotAllow
    /// `host` for a scheme that is not in `hostSchemes`.
    case notAHostScheme
    /// `yes` is neither `open` nor `sheet`.
    case invalidYes
    /// Not the scheme of a deep link: it leads to a store, an install or a web page.
    case notADeepLink
    /// A list of apps names one app twice, with two names.
    case conflictingNames
  }

  /// Where: `rules[2].to[0]`, `defaults.web`.
  public let path: String
  /// The offending entry as written.
  public let entry: String
  /// What is wrong.
  public let fault: Fault

  /// Reports a mistake.
  public init(path: String, entry: String, fault: Fault) {
    self.path = path
    self.entry = entry
    self.fault = fault
  }
}

extension PolicyProblem: CustomStringConvertible {
  /// The mistake in one sentence.
  public var description: String { "\(path): '\(entry)' \(words)" }

  /// The mistake in words, as a clause that follows the entry.
  public var words: String {
    switch fault {
    case .pattern(let error): error.description
    case .emptyRuleID: "has no id"
    case .duplicateRuleID: "is the id of an earlier rule too"
    case .noPattern: "is about nothing: 'to' is empty"
    case .cannotAllow: "can't be allowed: it is not always an http(s) page or embedded document"
    case .notAHostScheme: "can't be given to the host app: not a scheme in hostSchemes"
    case .invalidYes: "is no answer to a yes: open or sheet"
    case .notADeepLink: "is no scheme of the app's own: it leads to a store, an install or a page"
    case .conflictingNames: "is listed twice with different names"
    }
  }
}
