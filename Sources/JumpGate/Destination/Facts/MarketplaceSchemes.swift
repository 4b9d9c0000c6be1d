/// Other ways to install on Apple systems: marketplaces, sideloading, jailbreak installers.
///
/// A row's `opens` says where the target stands.
enum MarketplaceSchemes {
  /// Those that WebKit hands to MarketplaceKit when a navigation to them is allowed.
  ///
  /// Source: WebKit, `NavigationState.mm`, `isMarketplaceKitURL`, read 2026.
  static let ofWebKit = ["app-distribution", "marketplace-kit"]

  static let rows: [SchemeFact] = [
    SchemeFact(
      "marketplace-kit", .marketplace, .appleMarketplaceKit,
      opens: "EU marketplace; alternativeDistributionPackage="),
    SchemeFact("app-distribution", .marketplace, .webKit, opens: "MarketplaceKit"),
    SchemeFact("altstore", .marketplace, .publicCode, detail: "sideload", opens: "AltStore; url="),
    SchemeFact(
      "altstore-classic", .marketplace, .publicCode, detail: "sideload", opens: "AltStore; url="),
    SchemeFact(
      "altstore-pal", .marketplace, .publicCode, detail: "sideload",
      opens: "AltStore PAL; url=, bundleID="),
    SchemeFact(
      "sidestore", .marketplace, .publicCode, detail: "sideload", opens: "SideStore; url="),
    SchemeFact(
      "feather", .marketplace, .publicCode, detail: "sideload", needsSlashes: true,
      opens: "Feather; path"),
    SchemeFact(
      "livecontainer", .marketplace, .publicCode, detail: "sideload", opens: "LiveContainer; url="),
    SchemeFact(
      "stikstore", .marketplace, .publicCode, detail: "sideload", opens: "StikStore; url="),
    SchemeFact(
      "trollapps", .marketplace, .publicCode, detail: "sideload", opens: "TrollApps; url="),
    SchemeFact(
      "flarestore", .marketplace, .publicCode, detail: "sideload", opens: "FlareStore; url="),
    SchemeFact(
      "esign", .marketplace, .publicCode, detail: "sideload", needsSlashes: true,
      opens: "ESign; url="),
    SchemeFact(
      "ksign", .marketplace, .publicCode, detail: "sideload", needsSlashes: true,
      opens: "KSign; url="),
    SchemeFact(
      "gbox", .marketplace, .publicCode, detail: "sideload", needsSlashes: true,
      opens: "GBox; path"),
    SchemeFact(
      "kravasigner", .marketplace, .publicCode, detail: "sideload", needsSlashes: true,
      opens: "Kravasigner; host"),
    SchemeFact(
      "scarlet", .marketplace, .publicCode, detail: "sideload", needsSlashes: true,
      opens: "Scarlet; host"),
    SchemeFact(
      "sideloadly", .marketplace, .publicCode, detail: "sideload", opens: "Sideloadly; path"),
    SchemeFact(
      "apple-magnifier", .marketplaceIf("install"), .publicCode, detail: "sideload",
      opens: "TrollStore, else Magnifier; url="),
    SchemeFact("cydia", .marketplace, .publicCode, detail: "jailbreak", opens: "Cydia; fragment"),
    SchemeFact("sileo", .marketplace, .publicCode, detail: "jailbreak", opens: "Sileo; path"),
    SchemeFact("zbra", .marketplace, .publicCode, detail: "jailbreak", opens: "Zebra; path"),
    SchemeFact(
      "installer", .marketplace, .publicCode, detail: "jailbreak", needsSlashes: true,
      opens: "Installer; host"),
  ]
}
