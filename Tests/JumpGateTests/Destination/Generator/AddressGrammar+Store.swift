import JumpGate

/// The App Store: hosts, schemes, product pages, other pages.
extension AddressGrammar {
  /// A web address of the store up to its path, which may lead to either store.
  mutating func storeHost() -> String {
    let scheme = random.pick(["https://", "https://", "http://"])
    return scheme
      + random.pick([
        "apps.apple.com", "geo.apps.apple.com", "itunes.apple.com", "buy.itunes.apple.com",
        "my.itunes.apple.com", "search.itunes.apple.com", "c.itunes.apple.com",
        "finance-app.itunes.apple.com", "geo.itunes.apple.com", "phobos.apple.com",
        "new.itunes.com", "ax.itunes.apple.com", "userpub.itunes.apple.com",
        "\(word()).itunes.apple.com", "\(word()).apps.apple.com",
      ]) + "/"
  }

  static let appStoreSchemes = [
    "itms-apps", "itms-appss", "macappstore", "macappstores", "itms-watch", "itms-watchs",
    "itms-messages", "itms-messagess", "itms-ui", "itms-future", "itms-app", "macappstorex",
  ]

  static let storeSchemes =
    appStoreSchemes + [
      "itms", "itmss", "itms-books", "itms-bookss", "itms-podcasts", "itms-podcastss",
      "itms-itunesu", "itms-itunesus", "itms-gc", "itms-gcs", "itms-news", "itms-newss",
    ]

  /// A store scheme and what may stand between it and a path: any host, none, any slashes.
  mutating func schemePrefix(_ schemes: [String] = storeSchemes) -> String {
    let host = random.pick([
      "itunes.apple.com/", "apps.apple.com/", "APPS.apple.com/", "evil.example/", "itunes.com/",
      "%69tunes.apple.com/", "apps.apple.com./", "user:pw@apps.apple.com/",
      "apps.apple.com:8443/", "phobos.apple.com/", "search.itunes.apple.com/",
    ])
    return random.pick(schemes) + ":"
      + random.pick([
        "//" + host, "//" + host, "//" + host, "///", "///" + host, "////" + host, host, "/",
        #"\\"# + host, "//" + host + "/",
      ])
  }

  /// A door to the store, up to its path.
  mutating func door() -> String { random.once(in: 2) ? storeHost() : schemePrefix() }

  /// The path of a product page that holds the id.
  mutating func productPath(_ id: UInt64) -> String {
    let app = random.pick(["app", "app", "app", "App", "apps", "mac-app", "%61pp"])
    let place = random.pick(["id", "id", "id", "ID", "%69d"]) + "\(id)"
    let path = random.pick([
      "\(app)/\(place)", "\(app)/\(slug())/\(place)", "\(app)/apple-store/\(place)",
      "\(app)/\(id)", "\(app)/\(slug())x/\(id)", "\(app)/id/\(id)", "demo/\(place)",
      "\(app)/viewContentsUserReviews/\(place)", "/\(app)//\(slug())//\(place)",
      "x/../\(app)/./\(place)", "\(app)/\(place);v=1", "\(app)/\(place)/",
      "iphone/\(app)/\(slug())/\(place)", "story/id\(self.id())/../../\(app)/\(place)",
    ])
    return storefront() + path
  }

  static let webObjects: [(String, String)] = [
    ("WebObjects/MZStore.woa/wa/viewSoftware", "id"),
    ("webobjects/mzstore.woa/wa/viewsoftware", "id"),
    ("WebObjects/MZStore.woa/wa/viewContentsUserReviews", "id"),
    ("WebObjects/MZUserPublishing.woa/wa/addUserReview", "id"),
    ("app/viewContentsUserReviews", "id"), ("us/app", "id"), ("app/example", "i"),
    ("app/example", "adamId"), ("app", "ids"), ("app/example", "salableAdamId"),
    ("app/example", "appAdamId"),
  ]

  /// The address of a product page in its plainest form.
  mutating func plainProduct(_ id: UInt64) -> String {
    random.pick([
      "https://apps.apple.com/app/id\(id)", "https://apps.apple.com/us/app/example/id\(id)",
      "https://itunes.apple.com/app/id\(id)?mt=8", "itms-apps://itunes.apple.com/app/id\(id)",
      "itms-appss://apps.apple.com/app/id\(id)",
      "https://itunes.apple.com/WebObjects/MZStore.woa/wa/viewSoftware?id=\(id)",
    ])
  }

  static let productShapes: [Shape] = [
    Shape("product in the path, web") { grammar in
      let id = grammar.id()
      let path = grammar.storeHost() + grammar.productPath(id)
      return GeneratedAddress(
        path + grammar.query([]) + grammar.fragment(), .appStoreProduct, id: id)
    },
    Shape("product in the path, scheme") { grammar in
      let id = grammar.id()
      let path = grammar.schemePrefix() + grammar.productPath(id)
      return GeneratedAddress(
        path + grammar.query([]) + grammar.fragment(), .appStoreProduct, id: id)
    },
    Shape("product in the query") { grammar in
      let id = grammar.id()
      let (path, key) = grammar.random.pick(webObjects)
      let query = grammar.query(["\(grammar.key(key))=\(id)", "type=Purple+Software"])
      return GeneratedAddress(
        grammar.door() + path + query + grammar.fragment(), .appStoreProduct, id: id)
    },
    Shape("product said more than once") { grammar in
      let id = grammar.id()
      let key = grammar.key(grammar.random.pick(["id", "ids", "i", "adamId"]))
      let value = grammar.random.pick(["\(id)", "\(id),\(id)", "\(id)%2C\(id)"])
      return GeneratedAddress(
        grammar.door() + grammar.productPath(id) + grammar.query(["\(key)=\(value)"]),
        .appStoreProduct, id: id)
    },
    Shape("product by lookup") { grammar in
      let id = grammar.id()
      let start =
        grammar.random.pick(storeSchemes)
        + grammar.random.pick(["://", ":", ":///", "://x.example"])
      let noise = grammar.noise().filter { !$0.hasPrefix("action") }
      let parameters = ["action=lookup", "ids=\(id)"] + noise
      return GeneratedAddress(
        start + "?" + parameters.shuffled(using: &grammar.random).joined(separator: "&"),
        .appStoreProduct, id: id)
    },
    Shape("product shown by url") { grammar in
      let id = grammar.id()
      let inner = grammar.encoded(grammar.plainProduct(id), times: 1 + grammar.random.below(3))
      return GeneratedAddress(
        grammar.random.pick(storeSchemes) + "://?\(grammar.key("url"))=\(inner)",
        .appStoreProduct, id: id)
    },
    Shape("product behind a short host") { grammar in
      let id = grammar.id()
      let host = grammar.random.pick([
        "itunes.com", "www.itunes.com", "appstore.com", "www.appstore.com", "appsto.re",
      ])
      return GeneratedAddress(
        "https://\(host)/" + grammar.random.pick(["app", "apps"]) + "/id\(id)", .appStoreProduct,
        id: id)
    },
  ]

  static let storePageShapes: [Shape] = [
    Shape("store page with a number that is no app's") { grammar in
      let id = grammar.id()
      let path = grammar.random.pick([
        "app-bundle/\(grammar.slug())/id\(id)", "developer/id\(id)",
        "developer/\(grammar.slug())/id\(id)", "story/id\(id)", "iphone/story/id\(id)",
        "genre/ios-games/id\(id)", "charts/iphone/finance-apps/\(id)", "collection/id\(id)",
        "room/\(id)", "grouping/\(id)", "today", "arcade", "iphone/search?term=app%2Fid\(id)",
        "account/subscriptions", "vpp-associate?x=\(id)", "mso/id\(id)",
      ])
      let hosts = ["https://apps.apple.com/", "https://itunes.apple.com/"]
      let start =
        grammar.random.once(in: 2)
        ? grammar.random.pick(hosts) : grammar.schemePrefix(appStoreSchemes)
      return GeneratedAddress(start + grammar.storefront() + path, .appStoreOther)
    },
    Shape("anything on the App Store's host or scheme") { grammar in
      let start =
        grammar.random.once(in: 2)
        ? "https://apps.apple.com/" : grammar.schemePrefix(appStoreSchemes)
      let path = grammar.random.pick([
        "", grammar.word(), "album/x/id\(grammar.id())", "podcast/id\(grammar.id())",
        "\(grammar.word())/id\(grammar.id())", "us/artist/x/id\(grammar.id())", "age-verify",
      ])
      return GeneratedAddress(start + path, .appStoreOther)
    },
    Shape("app page without an id") { grammar in
      let path = grammar.random.pick(["app/", "us/app/example", "app/example?ct=id1", "us/apps"])
      return GeneratedAddress(grammar.storeHost() + path, .appStoreOther)
    },
    Shape("content page about software") { grammar in
      let software = grammar.random.pick(["mt=8", "mt=12", "media=software"])
      let word = grammar.random.pick(["artist", "album", "book", "tv-show"])
      return GeneratedAddress(
        "https://itunes.apple.com/us/\(word)/x/id\(grammar.id())?\(software)", .appStoreOther)
    },
    Shape("store page by name") { grammar in
      let address = grammar.random.pick([
        "https://itunes.com/apps/\(grammar.word())", "http://www.itunes.com/apps/\(grammar.word())",
        "https://appstore.com/\(grammar.word())", "https://www.appstore.com/mac/\(grammar.word())",
        "https://appsto.re/us/\(grammar.word()).i", "https://appsto.re/cn/-\(grammar.word())",
        "https://search.itunes.apple.com/WebObjects/MZContentLink.woa/wa/link?path=apps%2f\(grammar.word())",
        "https://itunes.com/apps/\(grammar.random.below(9999))",
      ])
      return GeneratedAddress(address, .appStoreOther)
    },
    Shape("store action that carries an id") { grammar in
      let id = grammar.id()
      let address = grammar.random.pick([
        "redeem?ctx=offercodes&id=\(id)&code=ABC", "redeem/?id=\(id)&ctx=apps", "lookup?id=\(id)",
        "us/rss/customerreviews/page=1/id=\(id)/sortby=mostrecent/xml",
        "WebObjects/MZFinance.woa/wa/giftSongsWizard?gift=1&salableAdamId=\(id)",
        "WebObjects/MZBuy.woa/wa/buyProduct?salableAdamId=\(id)&appAdamId=\(id)",
      ])
      let start =
        grammar.random.once(in: 2)
        ? "https://itunes.apple.com/" : grammar.schemePrefix(appStoreSchemes)
      return GeneratedAddress(start + address, .appStoreOther, id: id)
    },
    Shape("purchase of two ids") { grammar in
      let id = grammar.id()
      return GeneratedAddress(
        "https://buy.itunes.apple.com/WebObjects/MZBuy.woa/wa/buyProduct?salableAdamId=\(id)&appAdamId=\(grammar.id(otherThan: id))",
        .appStoreOther)
    },
    Shape("store scheme with an action or nothing") { grammar in
      let rest = grammar.random.pick([
        "", "//", "//?action=today", "//?action=search&term=app", "//?action=updates",
        "//?action=watchCategory", "//?bundleIdentifier=com.x", "///personalizationTransparency",
        "//safariExtensions", "//showUpdatesPage", "//?app=watch",
      ])
      return GeneratedAddress(
        grammar.random.pick(appStoreSchemes) + ":" + rest, .appStoreOther)
    },
    Shape("App Clip") { grammar in
      GeneratedAddress(
        "https://appclip.apple.com/id?p=com.\(grammar.word())&id=\(grammar.id())", .appStoreOther)
    },
  ]
}
