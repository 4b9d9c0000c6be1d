/// A domain, all its proper sub-domains, or one IP address.
///
/// `shop.example` matches that host alone; `*.shop.example` matches `a.shop.example` and
/// `a.b.shop.example` but **not** `shop.example` itself. Matching is on parsed hosts, label by
/// label. A trailing dot makes no difference.
public struct HostPattern: Sendable, Hashable {
  /// The host in the form that addresses carry it: ASCII, lower case.
  public let host: Host
  /// Whether the proper sub-domains are meant, and not the host itself.
  public let isWildcard: Bool

  /// Reads a domain (of any script and case), `*.` and a domain, or an IP address.
  ///
  /// - Throws: ``PatternError`` for anything else: a scheme, a port, a path, a bare `*`.
  public init(parsing string: String) throws(PatternError) {
    guard !string.isEmpty else { throw .empty }
    let isWildcard = string.utf8.starts(with: "*.".utf8)
    let rest = isWildcard ? String(string.dropFirst(2)) : string
    guard !rest.utf8.contains(UInt8(ascii: "*")) else { throw .misplacedWildcard }
    let host = try Self.host(rest)
    if isWildcard, case .domain = host {} else if isWildcard { throw .misplacedWildcard }
    self.host = host
    self.isWildcard = isWildcard
  }

  /// Reads a host by the address parser, which alone knows case, scripts and IP addresses.
  private static func host(_ string: String) throws(PatternError) -> Host {
    let isIPv6 = string.utf8.first == UInt8(ascii: "[")
    let isForeign: (UInt8) -> Bool = { byte in
      byte <= 0x20 || byte == 0x7F || "/\\@?#%<>^|`{}()$+,;!&=\"'~".utf8.contains(byte)
        || (byte == UInt8(ascii: ":") && !isIPv6)
    }
    guard !string.isEmpty, !string.utf8.contains(where: isForeign),
      let address = try? Address("https://\(string)/"), !address.isAmbiguous
    else { throw .notADomain }
    switch address.host {
    case .domain(let name):
      let bare = name.droppingTrailingDot
      let labels = bare.split(separator: ".", omittingEmptySubsequences: false)
      // A browser reads `.shop.example` as a host, but no server has that name.
      guard labels.allSatisfy({ !$0.isEmpty }) else { throw .notADomain }
      return .domain(bare)
    case .ipv4, .ipv6: return address.host ?? .empty
    case .opaque, .empty, nil: throw .notADomain
    }
  }

  /// Whether an address has a host that is meant.
  func matches(_ view: AddressView) -> Bool {
    switch (host, view.layout.hostKind) {
    case (.domain(let name), .domain): matches(name.relation(of: view.host))
    case (.ipv4, .ipv4), (.ipv6, .ipv6): view.host.elementsEqual(host.description.utf8)
    default: false
    }
  }

  /// Whether an address has a host that is meant.
  public func matches(_ address: Address) -> Bool { address.withView { matches($0) } }

  /// Whether a host is meant.
  public func matches(_ other: Host) -> Bool {
    guard case .domain(let name) = host else { return host == other }
    guard case .domain(let otherName) = other else { return false }
    return matches(DomainLabels.relation(of: otherName, to: name))
  }

  private func matches(_ relation: DomainLabels.Relation) -> Bool {
    relation == (isWildcard ? .below : .same)
  }
}

extension HostPattern: CustomStringConvertible {
  /// The pattern as it is written, normalised.
  public var description: String { isWildcard ? "*.\(host)" : "\(host)" }
}

extension String {
  /// The domain without the dot that names the root.
  fileprivate var droppingTrailingDot: String {
    utf8.last == UInt8(ascii: ".") ? String(dropLast()) : self
  }

  /// How a host in bytes stands to this domain.
  fileprivate func relation(of host: UnsafeBufferPointer<UInt8>) -> DomainLabels.Relation {
    var domain = self
    return domain.withUTF8 { DomainLabels.relation(of: host, to: $0) }
  }
}
