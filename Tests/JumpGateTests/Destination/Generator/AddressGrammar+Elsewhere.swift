import Foundation
import JumpGate

/// Installs, other content, other stores, deep links, the web.
extension AddressGrammar {
  mutating func anyCase(_ scheme: String) -> String {
    random.pick([scheme, scheme, scheme.uppercased(), scheme.capitalized])
  }

  static let installShapes: [Shape] = [
    Shape("TestFlight") { grammar in
      let code = grammar.random.pick([
        "join/\(grammar.word())", "v1/invite/\(grammar.word())?ct=\(grammar.id())", "",
      ])
      let start = grammar.random.pick([
        "https://testflight.apple.com/", "https://beta.itunes.apple.com/",
        "itms-beta://testflight.apple.com/", "ITMS-BETA://",
      ])
      return GeneratedAddress(start + code, .testflight)
    },
    Shape("TestFlight of an app") { grammar in
      let id = grammar.id()
      let start = grammar.random.pick([
        "https://testflight.apple.com", "https://beta.itunes.apple.com",
        "itms-beta://beta.itunes.apple.com",
      ])
      return GeneratedAddress(
        start + "/v1/app/\(id)" + grammar.random.pick(["", "?build=\(grammar.id())"]), .testflight,
        id: id)
    },
    Shape("enterprise install") { grammar in
      let scheme = grammar.anyCase("itms-" + "services")
      let target = "url=https://dl.example/m.plist"
      let action = grammar.key("action") + "=download-manifest"
      let separator = grammar.random.pick(["&", ";"])
      let query = [action, target].shuffled(using: &grammar.random).joined(separator: separator)
      let start = grammar.random.pick(["://", ":", ":///", "://example.com/"])
      return GeneratedAddress(
        scheme + start + grammar.random.pick(["?" + query, "", "?action=other"]),
        .enterpriseInstall)
    },
    Shape("purchase test") { grammar in
      let start = grammar.random.pick(["://", ":", ":///"])
      let action = grammar.key("action") + "=purchaseIntent"
      return GeneratedAddress(
        "itms-" + "services" + start + "?"
          + [action, "bundleId=com.x", "productIdentifier=y"].shuffled(using: &grammar.random)
          .joined(separator: "&"), .appStoreOther)
    },
    Shape("marketplace") { grammar in
      let scheme = grammar.random.pick([
        "marketplace-kit", "altstore", "altstore-classic", "altstore-pal", "sidestore", "feather",
        "livecontainer", "stikstore", "trollapps", "flarestore", "esign", "ksign", "gbox",
        "kravasigner", "scarlet", "sideloadly", "cydia", "sileo", "zbra", "installer",
      ])
      let rest = grammar.random.pick([
        "://install?url=https%3A%2F%2Fdl.example%2Fa.ipa", "://source/https://dl.example/s.json",
        ":https://dl.example/a.ipa", "://install=https://dl.example/a.ipa", "://", ":",
        "://url/https://cydia.saurik.com/api/share#?source=https://repo.example/&package=x",
        "://viewApp?bundleID=com.x&id=\(grammar.id())",
      ])
      return GeneratedAddress(grammar.anyCase(scheme) + rest, .marketplace)
    },
    Shape("marketplace in Magnifier's place") { grammar in
      let rest = grammar.random.pick([
        "://install?url=x", ":install?url=x", "://INSTALL", ":///install",
      ])
      return GeneratedAddress(grammar.anyCase("apple-magnifier") + rest, .marketplace)
    },
  ]

  static let contentShapes: [Shape] = [
    Shape("content by host") { grammar in
      let host = grammar.random.pick([
        "music.apple.com", "classical.music.apple.com", "podcasts.apple.com", "books.apple.com",
        "tv.apple.com", "fitness.apple.com", "maps.apple.com", "trailers.apple.com", "apple.news",
        "itunesu.itunes.apple.com", "u.itunes.apple.com",
        "p\(grammar.random.below(99))-u.itunes.apple.com",
      ])
      let path = grammar.random.pick([
        "", "us/album/x/\(grammar.id())", "us/podcast/x/id\(grammar.id())?i=\(grammar.id())",
      ])
      return GeneratedAddress("https://\(host)/\(path)", .otherAppleContent)
    },
    Shape("content by word") { grammar in
      let word = grammar.random.pick([
        "album", "artist", "song", "playlist", "movie", "tv-show", "tv-season", "podcast", "book",
        "audiobook", "course", "Album",
      ])
      let host = grammar.random.pick([
        "https://itunes.apple.com/", "https://geo.itunes.apple.com/", "http://phobos.apple.com/",
        "itms://itunes.apple.com/", "itmss://itunes.apple.com/",
      ])
      let query = grammar.random.pick(["", "?mt=1", "?mt=11&app=music", "?i=\(grammar.id())"])
      return GeneratedAddress(
        host + grammar.storefront() + "\(word)/\(grammar.slug())/id\(grammar.id())\(query)",
        .otherAppleContent)
    },
    Shape("content by view") { grammar in
      let view = grammar.random.pick(["viewAlbum", "viewPodcast", "viewArtist"])
      return GeneratedAddress(
        "https://itunes.apple.com/WebObjects/MZStore.woa/wa/\(view)?id=\(grammar.id())",
        .otherAppleContent)
    },
    Shape("content by scheme") { grammar in
      let scheme = grammar.random.pick([
        "itms", "itmss", "itms-books", "itms-bookss", "itms-podcast", "itms-podcasts",
        "itms-podcastss", "itms-itunesu", "itms-itunesus", "itms-gc", "itms-gcs", "itms-news",
        "itms-newss", "gamecenter", "games", "ibooks", "podcast", "podcasts", "its-music",
        "its-musics", "its-videos", "its-videoss", "its-news", "its-newss", "itsradio",
        "itsradios", "itunesradio", "itunesradios", "itals", "italss", "itunes", "music",
        "musics", "apple-music", "apple-musics", "videos", "com.apple.tv", "applenews",
        "applenewss", "shoebox", "wallet", "applestore", "applestore-sec", "movietrailers",
      ])
      let rest = grammar.random.pick([
        "://", ":", "://podcasts.apple.com/us/podcast/id\(grammar.id())", "://x",
      ])
      return GeneratedAddress(grammar.anyCase(scheme) + rest, .otherAppleContent)
    },
    Shape("Apple's shop") { grammar in
      let host = grammar.random.pick(["www.apple.com", "store.apple.com"])
      return GeneratedAddress(
        "https://\(host)/\(grammar.storefront())xc/product/\(grammar.word())", .otherAppleContent)
    },
  ]

  static let otherStoreShapes: [Shape] = [
    Shape("other store by scheme") { grammar in
      let scheme = grammar.random.pick([
        "market", "appmarket", "hiapplink", "honormarket", "mimarket", "samsungapps",
        "oppomarket", "heytapmarket", "vivomarket", "vivoMarket", "mstore", "neostore", "tmast",
        "coolmarket", "bazaar", "myket", "rustore", "onestore", "ms-windows-store", "fdroid.app",
      ])
      let rest = grammar.random.pick([
        "://details?id=com.\(grammar.word())", "://details?pkgname=com.x",
        "://ProductDetail/com.x", ":com.x", "://search?q=pub:x",
        "://com.huawei.appmarket?appId=C\(grammar.id())", "://common/product/\(grammar.id())",
      ])
      return GeneratedAddress(grammar.anyCase(scheme) + rest, .otherStore)
    },
    Shape("Amazon's store by scheme") { grammar in
      let rest = grammar.random.pick(["android?p=com.x", "android?asin=B0"])
      return GeneratedAddress("amzn://apps/\(rest)", .otherStore)
    },
    Shape("other store by host") { grammar in
      let address = grammar.random.pick([
        "play.google.com/store/apps/details?id=com.\(grammar.word())",
        "play.google.com/store/apps/dev?id=\(grammar.id())", "play.google.com/redeem?code=X",
        "market.android.com/details?id=com.x", "play.app.goo.gl/?link=https://play.google.com/",
        "appgallery.huawei.com/app/C\(grammar.id())", "app.mi.com/details?id=com.x",
        "global.app.mi.com/details?id=com.x", "apps.samsung.com/appquery/x.as?appId=com.x",
        "galaxystore.samsung.com/detail/com.x", "galaxy.store/abcd", "sj.qq.com/appdetail/com.x",
        "www.coolapk.com/apk/com.x", "www.amazon.com/gp/mas/dl/android?p=com.x",
        "www.amazon.co.jp/gp/mas/dl/android?asin=B0", "cafebazaar.ir/app/com.x",
        "myket.ir/app/com.x", "www.rustore.ru/catalog/app/com.x", "apps.rustore.ru/app/com.x",
        "f-droid.org/packages/com.x/", "apps.microsoft.com/detail/9NBLGGH00000",
        "appgallery.cloud.huawei.com/ag/n/app/C\(grammar.id())",
      ])
      return GeneratedAddress("https://\(address)", .otherStore)
    },
    Shape("intent to another store") { grammar in
      let address = grammar.random.pick([
        "intent://details?id=com.x#Intent;scheme=market;package=com.android.vending;end",
        "intent:#Intent;package=com.android.vending;end",
        "intent://x#Intent;scheme=mimarket;end",
        "intent://play.google.com/store/apps/details?id=x#Intent;scheme=https;end",
      ])
      return GeneratedAddress(address, .otherStore)
    },
  ]

  static let deepLinkShapes: [Shape] = [
    Shape("system app") { grammar in
      let address = grammar.random.pick([
        "tel:+1\(grammar.id())", "sms:\(grammar.id())",
        "mailto:a@example.com?body=https://apps.apple.com/app/id1",
        "facetime:a@example.com", "prefs:root=General", "App-" + "Prefs:", "app-settings:",
        "x-apple.systempreferences:x", "shareddocuments://x", "shortcuts://run-shortcut?name=x",
        "x-web-search://?x", "calshow:\(grammar.id())", "photos-redirect://", "x-apple-tips://",
        "apple-magnifier://", "apple-magnifier://enable-jit?bundle-id=com.x", "amzn://open",
      ])
      return GeneratedAddress(address, .deepLink)
    },
    Shape("some app") { grammar in
      let path = grammar.random.pick([
        "app/id\(grammar.id())", "profile?id=\(grammar.id())", "", "?action=lookup&ids=1",
      ])
      return GeneratedAddress("x\(grammar.word())://\(path)", .deepLink)
    },
    Shape("some app with a store address") { grammar in
      let inner = grammar.encoded(grammar.plainProduct(grammar.id()))
      return GeneratedAddress("x\(grammar.word())://install?app_link=\(inner)", .deepLink)
    },
    Shape("intent to some app") { grammar in
      GeneratedAddress(
        "intent://scan/#Intent;scheme=\(grammar.word());package=com.x;end", .deepLink)
    },
  ]

  static let webShapes: [Shape] = [
    Shape("web page") { grammar in
      let path = grammar.random.pick([
        "", "app/id\(grammar.id())", "us/app/x/id\(grammar.id())?mt=8", "?id=\(grammar.id())",
        "apps.apple.com/app/id\(grammar.id())", "a/b?q=1#/app/id\(grammar.id())",
        "?next=/app/id\(grammar.id())", "app.ipa", "manifest.plist", "x?u=https%3A%2F%2Fb.example",
        "#@apps.apple.com/app/id\(grammar.id())",
      ])
      return GeneratedAddress("https://\(grammar.word()).example/\(path)", .web)
    },
    Shape("look-alike host") { grammar in
      let host = grammar.random.pick([
        "evilapps.apple.com.example", "appsxapple.com", "apps-apple.com", "apps_apple.com",
        "itunes.apple.com.evil.example", "itunes-apple.cn", "xn--pps-5cd.apple.com",
        "apps.apple.com@evil.example", "apps.apple.com%2eevil.example", "apple.com",
        "appstore.com.example", "onelink.me.evil.example", "testflight.apple.com.evil.example",
        "play.google.com.evil.example", "xapps.apple.comx", "notappsto.re", "google.evil.example",
        "www.apple.com", "developer.apple.com", "appstoreconnect.apple.com", "support.apple.com",
        "is1-ssl.mzstatic.com", "tools.applemediaservices.com", "1.2.3.4", "[::1]",
      ])
      return GeneratedAddress("https://\(host)/app/id\(grammar.id())", .web)
    },
    Shape("document of a page") { grammar in
      let address = grammar.random.pick([
        "javascript:void(location.href='https://apps.apple.com/app/id\(grammar.id())')",
        "data:text/html,<a href=itms-apps://itunes.apple.com/app/id\(grammar.id())>",
        "about:srcdoc", "about:blank#https://apps.apple.com/app/id\(grammar.id())",
        "blob:https://apps.apple.com/8c1e4f60-0000-4000-8000-000000000000", "file:///app/id1",
      ])
      return GeneratedAddress(address, .web)
    },
    Shape("other page of a store's owner") { grammar in
      let address = grammar.random.pick([
        "play.google.com/books?id=com.x", "www.amazon.com/dp/B0", "www.youtube.com/watch?v=x",
        "www.google.com/search?q=app", "www.coolapk.com/feed/\(grammar.id())",
        "www.facebook.com/x", "steamcommunity.com/app/\(grammar.id())", "duckduckgo.com/?q=x",
      ])
      return GeneratedAddress("https://\(address)", .web)
    },
  ]
}
