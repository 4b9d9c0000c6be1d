/// The schemes that a web view loads itself: http(s) and embedded documents.
enum LoadableScheme {
  /// All of them.
  ///
  /// Source: WebKit's `LegacySchemeRegistry`, read 2026.
  static let all: [String] = ["https", "http", "about", "blob", "data", "javascript", "file"]

  static func isLoadable(_ scheme: String) -> Bool { all.contains(scheme) }

  static func isLoadable(_ address: Address) -> Bool { all.contains { address.isScheme($0) } }
}
