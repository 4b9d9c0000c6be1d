/// An origin: who a document is, for the web's security checks.
///
/// > Note: Equality compares values, so two opaque origins are equal here, while the web holds
/// > each opaque origin same-origin with itself only: look for ``opaque`` before you trust it.
///
/// Source: <https://html.spec.whatwg.org/multipage/browsers.html#concept-origin>
public enum Origin: Sendable, Hashable {
  /// Scheme, host and port (nil: the scheme's default).
  case tuple(scheme: String, host: Host, port: UInt16?)
  /// An origin that equals no pattern: `data:`, sandboxed frames and the like.
  case opaque

  /// The origin of an address: a tuple for http, https, ws, wss and ftp, that of the inner
  /// address for `blob:` with an http(s) address in it, opaque for all else, files included.
  ///
  /// Source: <https://url.spec.whatwg.org/#concept-url-origin>
  public init(of address: Address) {
    switch address.layout.scheme {
    case .http, .https, .ws, .wss, .ftp:
      guard let host = address.host else { fallthrough }
      self = .tuple(scheme: address.scheme, host: host, port: address.port)
    case .file:
      self = .opaque
    case .other:
      self = address.scheme == "blob" ? Self.inner(of: address) : .opaque
    }
  }

  private static func inner(of blob: Address) -> Origin {
    guard let address = try? Address(blob.path),
      address.layout.scheme == .http || address.layout.scheme == .https
    else { return .opaque }
    return Origin(of: address)
  }
}

extension Origin: CustomStringConvertible {
  /// The ASCII serialization; `null` for an opaque origin.
  ///
  /// Source: <https://html.spec.whatwg.org/multipage/browsers.html#ascii-serialisation-of-an-origin>
  public var description: String {
    switch self {
    case .opaque: "null"
    case .tuple(let scheme, let host, let port?): "\(scheme)://\(host):\(port)"
    case .tuple(let scheme, let host, nil): "\(scheme)://\(host)"
    }
  }
}

extension Address {
  /// The origin of the address.
  public var origin: Origin { Origin(of: self) }
}

extension Address {
  /// The origin of a frame that shows the address; nil where the address alone does not tell: a blank
  /// document and one of `srcdoc` have that of whoever made them, and what can be read in two ways
  /// has one or the other.
  ///
  /// Source: <https://html.spec.whatwg.org/multipage/browsers.html#determining-the-origin>
  public var frameOrigin: Origin? {
    if isAmbiguous { return nil }
    return scheme == "about" && (path == "blank" || path == "srcdoc") ? nil : origin
  }
}
