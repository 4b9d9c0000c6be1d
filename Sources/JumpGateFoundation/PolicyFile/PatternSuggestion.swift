internal import JumpGate

/// What was probably meant by an entry that is no pattern.
enum PatternSuggestion {
  private static let kinds = DestinationKind.allCases.map(\.rawValue)
  private static let forms = ["app", "kind", "scheme", "host"]

  /// For an entry of `to`.
  static func pattern(_ text: String, _ error: PatternError) -> String? {
    let (form, value) = split(text)
    switch error {
    case .notAnAppID:
      return AppIDReader.fault(of: value, digits: value[...]).suggestion.map { "app:\($0)" }
    case .unknownKind: return Suggestion.nearest(to: value, among: kinds).map { "kind:\($0)" }
    case .notAScheme: return scheme(value).map { "scheme:\($0)" }
    case .notADomain, .misplacedWildcard: return domain(value).map { "host:\($0)" }
    case .unknownForm: return form.flatMap { repaired(form: $0, value) } ?? bare(text)
    case .empty: return nil
    }
  }

  /// For an entry of `from` or `appLinkHosts`.
  static func domain(_ text: String) -> String? {
    let (form, value) = split(text)
    let own = form == "host" ? value : text
    let candidates = [own, dotted(own), addressHost(own)].compactMap(\.self)
    return candidates.first { $0 != text && isDomain($0) }
  }

  /// For an entry of `hostSchemes`.
  static func scheme(_ text: String) -> String? {
    let name = split(text).form == "scheme" ? split(text).value : text
    let bare = String(name.prefix { $0 != ":" })
    let normalised = try? SchemeName.normalised(bare)
    return normalised == text ? nil : normalised
  }

  private static func split(_ text: String) -> (form: String?, value: String) {
    guard let colon = text.firstIndex(of: ":") else { return (nil, text) }
    return (String(text[..<colon]), String(text[text.index(after: colon)...]))
  }

  /// A pattern whose word before the colon is misspelt.
  private static func repaired(form: String, _ value: String) -> String? {
    guard let near = Suggestion.nearest(to: form, among: forms) else { return nil }
    let text = "\(near):\(value)"
    return (try? Pattern(parsing: text)) == nil ? nil : text
  }

  /// A pattern without its form: a kind, an id, an address or a scheme.
  private static func bare(_ text: String) -> String? {
    if let near = Suggestion.nearest(to: text, among: ["listed-app"]) { return near }
    if let near = Suggestion.nearest(to: text, among: kinds) { return "kind:\(near)" }
    if let id = AppID(text) { return "app:\(id)" }
    if text.hasSuffix(":") || text.hasSuffix("://") { return scheme(text).map { "scheme:\($0)" } }
    return addressHost(text).map { "host:\($0)" }
  }

  /// `*example.com` and `.example.com` mean sub-domains.
  private static func dotted(_ text: String) -> String? {
    guard text.first == "." || (text.first == "*" && !text.hasPrefix("*.")) else { return nil }
    return "*." + text.drop { $0 == "*" || $0 == "." }
  }

  /// The host of an address, with or without its scheme.
  private static func addressHost(_ text: String) -> String? {
    if let address = try? Address(text), address.isSpecial, !address.isAmbiguous {
      return isDomain(address.hostname) ? address.hostname : nil
    }
    let host = String(text.prefix { $0 != "/" && $0 != ":" })
    return host.contains(".") && isDomain(host) ? host : nil
  }

  private static func isDomain(_ text: String) -> Bool {
    (try? OriginPattern(parsing: text)) != nil
  }
}
