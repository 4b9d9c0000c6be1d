/// Hosts of Apple's.
enum AppleHosts {
  static let rows: [HostFact] = [
    HostFact("apps.apple.com", .appStore, .appleURLBag),
    HostFact("itunes.apple.com", .iTunes, .appleURLBag, scope: .exact),
    HostFact("buy.itunes.apple.com", .iTunes, .appleURLBag),
    HostFact("my.itunes.apple.com", .iTunes, .appleURLBag),
    HostFact("search.itunes.apple.com", .iTunes, .appleURLBag),
    HostFact("c.itunes.apple.com", .iTunes, .appleURLBag),
    HostFact("finance-app.itunes.apple.com", .iTunes, .appleURLBag),
    HostFact("geo.itunes.apple.com", .iTunes, .appleURLBag),
    HostFact("itunes.apple.com", .appStore, .publicCode, scope: .below),
    HostFact("phobos.apple.com", .iTunes, .appleURLBag),
    HostFact("new.itunes.com", .iTunes, .appleURLBag),
    HostFact("itunes.com", .appStoreByName, .zani515),
    HostFact("appstore.com", .appStoreByName, .braveStore),
    HostFact("appsto.re", .appStoreByName, .appleURLBag, detail: "short-link"),
    HostFact("testflight.apple.com", .testFlight, .publicCode),
    HostFact("beta.itunes.apple.com", .testFlight, .publicCode),
    HostFact("one.apple.com", .appStore, .publicCode, detail: "account"),
    HostFact("games.apple.com", .storeContent, .publicCode, detail: "games"),
    HostFact("appclip.apple.com", .appClip, .publicCode, detail: "app-clip"),

    HostFact("itunesu.itunes.apple.com", .appleContent, .appleURLBag, detail: "itunes-u"),
    HostFact("u.itunes.apple.com", .appleContent, .appleURLBag, detail: "itunes-u"),
    HostFact("p#-u.itunes.apple.com", .appleContent, .appleURLBag, detail: "itunes-u"),
    HostFact("music.apple.com", .appleContent, .appleLinkPresentation, detail: "music"),
    HostFact("podcasts.apple.com", .appleContent, .appleLinkPresentation, detail: "podcasts"),
    HostFact("books.apple.com", .appleContent, .appleLinkPresentation, detail: "books"),
    HostFact("tv.apple.com", .appleContent, .appleLinkPresentation, detail: "tv"),
    HostFact("fitness.apple.com", .appleContent, .appleLinkPresentation, detail: "fitness"),
    HostFact("maps.apple.com", .appleContent, .appleLinkPresentation, detail: "maps"),
    HostFact("trailers.apple.com", .appleContent, .appleURLBag, detail: "trailers"),
    HostFact("apple.news", .appleContent, .appleLinkPresentation, detail: "news"),
    HostFact(
      "www.apple.com", .appleContent, .appleURLBag, scope: .exact, detail: "store", paths: "*/xc"),
    HostFact(
      "store.apple.com", .appleContent, .appleURLBag, scope: .exact, detail: "store", paths: "*/xc"),
  ]

  /// What stands before the id in the address of a product page.
  static let productPage = "https://apps.apple.com/app/id"
  /// What a browser puts before `//host/…` on a page of its own scheme.
  static let schemeOfPages: StaticString = "https:"
}
