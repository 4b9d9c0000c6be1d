/// Why a string is no pattern.
public enum PatternError: String, Error, Sendable, Hashable, CaseIterable {
  /// Nothing was written, or nothing after the colon.
  case empty
  /// The word before the colon is none of `app`, `kind`, `scheme`, `host`.
  case unknownForm = "unknown-form"
  /// No app id: ASCII digits without sign, blank, letter or leading zero.
  case notAnAppID = "not-an-app-id"
  /// None of the ten kinds.
  case unknownKind = "unknown-kind"
  /// Not RFC 3986's scheme grammar: a letter, then letters, digits, `+`, `-` or `.`.
  case notAScheme = "not-a-scheme"
  /// No domain and no IP address: a path, a port, blanks, a regular expression.
  case notADomain = "not-a-domain"
  /// A `*` elsewhere than as the whole first label, or before an IP address.
  case misplacedWildcard = "misplaced-wildcard"
}

extension PatternError: CustomStringConvertible {
  /// The fault in words.
  public var description: String {
    switch self {
    case .empty: "is empty"
    case .unknownForm:
      "is none of listed-app, app:<id>, kind:<kind>, scheme:<scheme>, host:<domain>"
    case .notAnAppID: "is no app id: digits only, without sign, blanks, letters or leading zero"
    case .unknownKind: "is none of the kinds"
    case .notAScheme: "is no scheme: a letter, then letters, digits, '+', '-' or '.', without ':'"
    case .notADomain: "is no domain: no scheme, port, path or regular expression"
    case .misplacedWildcard: "has a wildcard elsewhere than as the whole first label of a domain"
    }
  }
}
