/// Which schemes and hosts lead to a store whatever follows them, for what is derived from the
/// tables outside the decision, such as content rules.
package enum StoreFacts {
  /// A scheme or a host, and the kinds of destination it can lead to.
  package struct Entry: Sendable, Hashable {
    /// The scheme without its colon, or the domain.
    package let name: String
    /// What it can lead to; the first is what it leads to without a known app.
    package let kinds: [DestinationKind]
  }

  /// Schemes that lead to a store, an install or a marketplace, and nowhere else.
  package static var schemes: [Entry] {
    Schemes.index.rows.compactMap { row in
      row.meaning.storeKinds.map {
        Entry(name: "\(row.family)\(row.name)", kinds: $0)
      }
    }
  }

  /// Domains whose pages are a store's, with their sub-domains but ``otherDomains(below:)``.
  package static var hosts: [Entry] {
    Hosts.rows.compactMap { row in
      guard row.paths.utf8CodeUnitCount == 0, row.scope == .all, !row.domain.isPattern else {
        return nil
      }
      return row.meaning.storeKinds.map { Entry(name: "\(row.domain)", kinds: $0) }
    }
  }

  /// Domains below one of ``hosts`` whose pages may be no store's.
  package static func otherDomains(below host: Entry) -> [String] {
    Hosts.rows.filter { $0.meaning.storeKinds == nil }.map { "\($0.domain)" }
      .filter { DomainLabels.relation(of: $0, to: host.name) == .below }
  }
}

extension SchemeMeaning {
  /// The kinds of a scheme that leads to a store and nowhere else; nil for any other.
  fileprivate var storeKinds: [DestinationKind]? {
    switch self {
    case .appStore: [.appStoreOther, .appStoreProduct]
    case .testFlight: [.testflight]
    case .installService: [.enterpriseInstall, .appStoreOther]
    case .marketplace: [.marketplace]
    case .otherStore: [.otherStore]
    default: nil
    }
  }
}

extension HostMeaning {
  /// The kinds of a host that is a store's, all of it; nil for any other.
  fileprivate var storeKinds: [DestinationKind]? {
    switch self {
    case .appStore, .appStoreByName: [.appStoreOther, .appStoreProduct]
    case .testFlight: [.testflight]
    case .appClip: [.appStoreOther]
    case .otherStore: [.otherStore]
    case .iTunes, .storeContent, .appleContent, .linkService, .web: nil
    }
  }
}

extension StaticString {
  /// Whether it stands for more than one domain.
  fileprivate var isPattern: Bool {
    (0..<utf8CodeUnitCount).contains {
      byte(at: $0) == UInt8(ascii: "#") || byte(at: $0) == UInt8(ascii: "*")
    }
  }
}
