internal import JumpGate

/// What a pattern is about: by the table of schemes, and for hosts by classifying addresses that it
/// matches.
enum SampleKind {
  /// Whether whatever it matches belongs to the page, so that the system can't be given it.
  static func staysInPage(_ pattern: Pattern) -> Bool {
    guard case .scheme(let name) = pattern.form, pattern.isAlwaysLoadable else { return false }
    return name != "http" && name != "https"
  }

  /// Whether it is about links of link services over http(s).
  static func isLinkService(_ pattern: Pattern) -> Bool {
    switch pattern.form {
    case .kind(let kind): return kind == .redirector
    case .host(let hosts): return kind(of: hosts, path: "x") == .redirector
    default: return false
    }
  }

  /// Whether nothing it matches is a product page of the App Store.
  static func isSurelyNoProduct(_ pattern: Pattern) -> Bool {
    switch pattern.form {
    case .kind(let kind): kind != .appStoreProduct
    case .scheme(let name): !DestinationKind.kinds(ofScheme: name).contains(.appStoreProduct)
    case .listedApp, .app, .host, .invalid: false
    }
  }

  /// The kinds of the App Store's pages.
  static let appStore: Set<DestinationKind> = [.appStoreProduct, .appStoreOther]

  /// Whether it may match a destination of one of the kinds, whatever app it is of.
  static func mayBe(_ kinds: Set<DestinationKind>, _ pattern: Pattern) -> Bool {
    switch pattern.form {
    case .kind(let kind): kinds.contains(kind)
    case .scheme(let name): !kinds.isDisjoint(with: DestinationKind.kinds(ofScheme: name))
    case .host(let hosts): mayBe(kinds, hosts)
    case .listedApp, .app, .invalid: false
    }
  }

  private static func mayBe(_ kinds: Set<DestinationKind>, _ hosts: HostPattern) -> Bool {
    let samples = ["app/id1", "x"].compactMap { kind(of: hosts, path: $0) }
    if !kinds.isDisjoint(with: samples) { return true }
    return StoreFacts.hosts.contains { entry in
      !kinds.isDisjoint(with: entry.kinds) && hosts.matches(.domain(entry.name))
    }
  }

  /// What a page of one of the hosts leads to; nil if they are IP addresses.
  private static func kind(of hosts: HostPattern, path: String) -> DestinationKind? {
    guard case .domain(let domain) = hosts.host else { return nil }
    let name = hosts.isWildcard ? "a.\(domain)" : domain
    return (try? Address("https://\(name)/\(path)")).map { Destination($0).kind }
  }
}
