/// Schemes of Apple's stores: App Store, TestFlight, over-the-air install, other content.
///
/// The `s` twins are rows of their own: `itms-podcasts` is the https twin in one of Apple's lists
/// and the http twin in the other, so that nothing may be stripped.
enum StoreSchemes {
  static let rows: [SchemeFact] = [
    SchemeFact("itms-apps", .appStore, .chromiumLauncher, opens: "App Store"),
    SchemeFact("itms-appss", .appStore, .chromiumLauncher, opens: "App Store"),
    SchemeFact("itms", .iTunesStore, .shiguangji, opens: "iTunes Store, Music"),
    SchemeFact("itmss", .iTunesStore, .shiguangji, opens: "iTunes Store, Music"),
    SchemeFact("macappstore", .appStore, .alexrepty, platform: "mac", opens: "Mac App Store"),
    SchemeFact("macappstores", .appStore, .alexrepty, platform: "mac", opens: "Mac App Store"),
    SchemeFact("itms-watch", .appStore, .publicCode, platform: "watch", opens: "Watch App Store"),
    SchemeFact("itms-watchs", .appStore, .publicCode, platform: "watch", opens: "Watch App Store"),
    SchemeFact(
      "itms-messages", .appStore, .publicCode, platform: "messages", opens: "iMessage App Store"),
    SchemeFact(
      "itms-messagess", .appStore, .publicCode, platform: "messages", opens: "iMessage App Store"),
    SchemeFact("itms-ui", .appStore, .publicCode, detail: "account", opens: "account sheet"),
    SchemeFact("ams-ui", .appStore, .publicCode, detail: "account", opens: "account sheet"),
    SchemeFact("appstore-ui", .appStore, .publicCode, detail: "account", opens: "store sheet"),
    SchemeFact("itms-beta", .testFlight, .publicCode, opens: "TestFlight"),
    SchemeFact("services", .installService, .cordovaInstall, after: "itms-", opens: "install"),

    SchemeFact("itms-gc", .storeContent, .appleURLBag, detail: "games", opens: "Game Center"),
    SchemeFact("itms-gcs", .storeContent, .appleURLBag, detail: "games", opens: "Game Center"),
    SchemeFact("itms-books", .storeContent, .chromiumLauncher, detail: "books", opens: "Books"),
    SchemeFact("itms-bookss", .storeContent, .chromiumLauncher, detail: "books", opens: "Books"),
    SchemeFact("itms-podcast", .storeContent, .appleURLBag, detail: "podcasts", opens: "Podcasts"),
    SchemeFact("itms-podcasts", .storeContent, .appleURLBag, detail: "podcasts", opens: "Podcasts"),
    SchemeFact(
      "itms-podcastss", .storeContent, .appleURLBag, detail: "podcasts", opens: "Podcasts"),
    SchemeFact("itms-itunesu", .storeContent, .appleURLBag, detail: "itunes-u", opens: "iTunes U"),
    SchemeFact("itms-itunesus", .storeContent, .appleURLBag, detail: "itunes-u", opens: "iTunes U"),
    SchemeFact("itms-news", .storeContent, .appleHandlers, detail: "news", opens: "Newsstand"),
    SchemeFact("itms-newss", .storeContent, .appleHandlers, detail: "news", opens: "Newsstand"),
  ]

  /// Schemes that begin so and are in no row: the App Store, to be on the safe side.
  ///
  /// Apple's own test is `^itms(-.*)?s?`.
  static let families: [SchemeFact] = [
    SchemeFact("itms", .appStore, .publicCode, opens: "a store scheme not known"),
    SchemeFact(
      "macappstore", .appStore, .publicCode, platform: "mac", opens: "a store scheme not known"),
  ]
}
