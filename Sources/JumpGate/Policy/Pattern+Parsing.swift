extension Pattern {
  /// Reads a pattern as policy files write it.
  ///
  /// - Parameter string: `listed-app`, `app:<id>`, `kind:<kind>`, `scheme:<scheme>`,
  ///   `host:<domain>` or `host:*.<domain>`.
  /// - Throws: ``PatternError`` for anything else.
  public init(parsing string: String) throws(PatternError) {
    guard !string.isEmpty else { throw .empty }
    guard string != "listed-app" else {
      form = .listedApp
      return
    }
    guard let colon = string.firstIndex(of: ":") else { throw .unknownForm }
    let value = String(string[string.index(after: colon)...])
    switch string[..<colon] {
    case "app": form = .app(try Self.appID(value))
    case "kind": form = .kind(try Self.kind(value))
    case "scheme": form = .scheme(try SchemeName.normalised(value))
    case "host": form = .host(try HostPattern(parsing: value))
    default: throw .unknownForm
    }
  }

  private static func appID(_ string: String) throws(PatternError) -> AppID {
    guard !string.isEmpty else { throw .empty }
    guard let id = AppID(string) else { throw .notAnAppID }
    return id
  }

  private static func kind(_ string: String) throws(PatternError) -> DestinationKind {
    guard !string.isEmpty else { throw .empty }
    guard let kind = DestinationKind(rawValue: string) else { throw .unknownKind }
    return kind
  }
}
