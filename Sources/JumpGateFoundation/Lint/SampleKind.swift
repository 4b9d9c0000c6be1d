internal import JumpGate

/// What a pattern is about, found by classifying addresses that it matches.
enum SampleKind {
  /// The kinds that addresses of a scheme have, whatever follows the colon; empty if none parses.
  static func kinds(ofScheme scheme: String) -> Set<DestinationKind> {
    let samples = ["\(scheme):", "\(scheme):x", "\(scheme)://host/path", "\(scheme):?q=1"]
    return Set(samples.compactMap { try? Address($0) }.map { Destination($0).kind })
  }

  /// Whether whatever it matches belongs to the page, so that the system can't be given it.
  static func staysInPage(_ pattern: Pattern) -> Bool {
    guard case .scheme(let name) = pattern.form, pattern.isAlwaysLoadable else { return false }
    return name != "http" && name != "https"
  }

  /// Whether it is about links of link services over http(s).
  static func isLinkService(_ pattern: Pattern) -> Bool {
    switch pattern.form {
    case .kind(let kind): return kind == .redirector
    case .host(let hosts):
      guard case .domain(let domain) = hosts.host else { return false }
      let name = hosts.isWildcard ? "a.\(domain)" : domain
      return (try? Address("https://\(name)/x")).map { Destination($0).kind } == .redirector
    default: return false
    }
  }

  /// Whether nothing it matches is a product page of the App Store.
  static func isSurelyNoProduct(_ pattern: Pattern) -> Bool {
    switch pattern.form {
    case .kind(let kind): kind != .appStoreProduct
    case .scheme(let name): kinds(ofScheme: name) == [.deepLink]
    case .listedApp, .app, .host, .invalid: false
    }
  }
}
