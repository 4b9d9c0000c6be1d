extension DestinationKind {
  /// The kinds that addresses of a scheme can have, whatever follows the colon, for what is derived
  /// from the tables outside the decision.
  ///
  /// - Parameter name: the scheme in lower case, without its colon.
  package static func kinds(ofScheme name: String) -> Set<DestinationKind> {
    var name = name
    let fact = name.withUTF8 { Schemes.fact(of: ByteView($0)) }
    return fact?.meaning.kinds ?? [.deepLink]
  }
}

extension SchemeMeaning {
  /// The kinds that an address can have whose scheme means this.
  fileprivate var kinds: Set<DestinationKind> {
    switch self {
    case .page: [.web]
    case .network: Set(DestinationKind.allCases)
    case .appStore: [.appStoreProduct, .appStoreOther]
    case .iTunesStore, .storeContent: [.appStoreProduct, .appStoreOther, .otherAppleContent]
    case .appleContent: [.otherAppleContent]
    case .testFlight: [.testflight]
    case .installService: [.enterpriseInstall, .appStoreOther]
    case .marketplace: [.marketplace]
    case .marketplaceIf: [.marketplace, .deepLink]
    case .otherStore: [.otherStore]
    case .otherStoreIf: [.otherStore, .deepLink]
    case .browser: [.redirector]
    case .intent: [.otherStore, .redirector, .deepLink]
    case .contact, .deepLink: [.deepLink]
    }
  }
}
