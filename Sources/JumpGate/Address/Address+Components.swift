extension Address {
  /// The scheme in lower case, without its colon.
  public var scheme: String { part(0, layout.schemeEnd) }

  /// The host, or nil if there is none.
  public var host: Host? {
    switch layout.hostKind {
    case .none: nil
    case .empty: .empty
    case .domain: .domain(hostname)
    case .ipv4: .ipv4(withView { ipv4Value($0.host) })
    case .ipv6: .ipv6(part(layout.hostStart + 1, layout.hostEnd - 1))
    case .opaque: .opaque(hostname)
    }
  }

  /// The host as serialized, an IPv6 address with its brackets; empty if there is none.
  public var hostname: String { part(layout.hostStart, layout.hostEnd) }

  /// The port, or nil if there is none or it is the scheme's default.
  public var port: UInt16? { layout.port }

  /// The user name, percent-encoded; empty if there is none.
  public var username: String { part(layout.authorityStart, layout.usernameEnd) }

  /// The password, percent-encoded; empty if there is none.
  public var password: String {
    part(min(layout.usernameEnd + 1, layout.passwordEnd), layout.passwordEnd)
  }

  /// Whether there is a user name or a password.
  public var hasCredentials: Bool { layout.passwordEnd > layout.authorityStart }

  /// The path, percent-encoded.
  public var path: String { part(layout.pathStart, layout.queryStart) }

  /// The query without its `?`, or nil if there is none.
  public var query: String? {
    withView(\.hasQuery) ? part(layout.queryStart + 1, layout.fragmentStart) : nil
  }

  /// The fragment without its `#`, or nil if there is none.
  public var fragment: String? {
    withView(\.hasFragment) ? part(layout.fragmentStart + 1, layout.end) : nil
  }

  /// Whether the path is opaque (`mailto:x`), so that no relative address resolves against it.
  ///
  /// Source: <https://url.spec.whatwg.org/#url-opaque-path>
  public var hasOpaquePath: Bool { layout.hasOpaquePath }

  /// Whether the scheme is special: http, https, ws, wss, ftp or file.
  ///
  /// Source: <https://url.spec.whatwg.org/#is-special>
  public var isSpecial: Bool { layout.isSpecial }

  /// Whether engines in use may read another host here, or none, or another path: the domain has
  /// a label of invalid Punycode, which the standard refused until 2026, or code points whose data
  /// is younger than Unicode 15.0; or a backslash stands where some take it for a slash and some do
  /// not: in an address whose scheme is not special, in `https://a.example\.b.example/` and
  /// `https:a.example\@b.example/`.
  ///
  /// > Note: No app id is known through such a host, and no permitting rule matches it; the kind of
  /// destination is that of the host as it is read here.
  public var hostReadingVaries: Bool { layout.hostReadingVaries }

  private func part(_ start: UInt32, _ end: UInt32) -> String {
    withUTF8 { String(decoding: $0.slice(Int(start), Int(end)), as: UTF8.self) }
  }

  private func ipv4Value(_ host: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var value: UInt32 = 0
    var part: UInt32 = 0
    for byte in host {
      if byte == UInt8(ascii: ".") {
        value = value << 8 | part
        part = 0
      } else {
        part = part * 10 + UInt32(byte & 15)
      }
    }
    return value << 8 | part
  }
}

extension Address {
  /// The same address without user name and password: what may be handed to the system.
  public var withoutCredentials: Address {
    guard hasCredentials else { return self }
    let removed = layout.hostStart - layout.authorityStart
    var bytes = Array(href.utf8)
    bytes.removeSubrange(Int(layout.authorityStart)..<Int(layout.hostStart))
    return Address(
      href: String(decoding: bytes, as: UTF8.self), layout: layout.withoutCredentials(removed))
  }
}

extension AddressLayout {
  /// The layout after the credentials, so many bytes, were cut out.
  fileprivate func withoutCredentials(_ removed: UInt32) -> AddressLayout {
    var layout = self
    layout.usernameEnd = authorityStart
    layout.passwordEnd = authorityStart
    layout.hostStart = authorityStart
    layout.hostEnd -= removed
    layout.pathStart -= removed
    layout.queryStart -= removed
    layout.fragmentStart -= removed
    layout.end -= removed
    return layout
  }
}
