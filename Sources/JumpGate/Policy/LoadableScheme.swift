/// The schemes that a web view loads itself: http(s) and embedded documents.
///
/// Source: WebKit's `LegacySchemeRegistry` and `SecurityPolicy`, read 2026.
package enum LoadableScheme {
  /// Whether a web view loads addresses of a scheme, given in lower case.
  static func isLoadable(_ scheme: String) -> Bool {
    var scheme = scheme
    return scheme.withUTF8 { bytes in
      isLoadable(SpecialScheme(lowercased: bytes)) ?? isEmbedded(bytes)
    }
  }

  /// Whether an address belongs to a page: a web view loads it, and it is none of the web.
  package static func belongsToPage(_ address: Address) -> Bool {
    isLoadable(address) && address.scheme != "https" && address.scheme != "http"
  }

  /// Whether WebKit on Apple systems does not load an address but acts on it itself: it lets another
  /// marketplace install something.
  package static func isInstalledByWebKit(_ address: Address) -> Bool {
    MarketplaceSchemes.ofWebKit.contains(address.scheme)
  }

  /// Whether a web view loads an address itself.
  static func isLoadable(_ address: Address) -> Bool { address.withView { isLoadable($0) } }

  /// Whether a web view loads an address itself.
  static func isLoadable(_ view: AddressView) -> Bool {
    isLoadable(view.layout.scheme) ?? isEmbedded(view.scheme)
  }

  /// Nil for schemes that are not special.
  private static func isLoadable(_ scheme: SpecialScheme) -> Bool? {
    switch scheme {
    case .http, .https, .file: true
    case .ws, .wss, .ftp: false
    case .other: nil
    }
  }

  private static func isEmbedded(_ scheme: UnsafeBufferPointer<UInt8>) -> Bool {
    switch scheme.count {
    case 4: scheme.equals("data") || scheme.equals("blob")
    case 5: scheme.equals("about")
    case 10: scheme.equals("javascript")
    default: false
    }
  }
}
