/// All schemes that mean something; any other is some app's deep link.
enum Schemes {
  static let index = FactIndex(
    BrowserSchemes.web + StoreSchemes.rows + AppleSchemes.content + AppleSchemes.system
      + MarketplaceSchemes.rows + OtherStoreSchemes.rows + BrowserSchemes.hops)

  /// The row of a scheme: its own, or that of the family that it begins with.
  static func fact(of scheme: ByteView) -> SchemeFact? {
    if let row = index.row(of: scheme) { return row }
    return StoreSchemes.families.first { scheme.starts(with: $0.name) }
  }
}
