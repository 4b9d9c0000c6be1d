import Testing

@testable import JumpGate

/// Doors to the stores beside those of most links.
@Suite struct StoreDoorTests {
  private static func destination(_ text: String) throws -> Destination {
    Destination(try Address(text))
  }

  /// Apple's app for games shows the product pages of games.
  @Test(arguments: [
    "https://games.apple.com/fr/game/6770456492", "games://games.apple.com/game/id6770456492",
    "https://games.apple.com/us/game/some-name/id6770456492", "games:///game/6770456492",
  ])
  func aGameIsAProduct(text: String) throws {
    let destination = try Self.destination(text)
    #expect(destination.kind == .appStoreProduct)
    #expect(destination.appID?.rawValue == 6_770_456_492)
  }

  @Test(arguments: [
    ("https://games.apple.com/", DestinationKind.otherAppleContent, "games"),
    ("games://", .otherAppleContent, "games"),
    ("https://games.apple.com/us/game/some-name", .appStoreOther, "games"),
    // Sheets of the account.
    ("ams-ui://one.apple.com/", .appStoreOther, "account"),
    ("https://one.apple.com/us/tv", .appStoreOther, "account"),
    ("appstore-ui://restoreAppStore", .appStoreOther, "account"),
    ("settings-navigation://com.apple.Settings.General", .deepLink, "settings"),
    // A scheme for other content, and an app's path.
    ("itms-books://apps.apple.com/us/app/foo", .appStoreOther, "books"),
    ("itms-books://apps.apple.com/us/book/foo/id5", .otherAppleContent, "books"),
    // The host of the App Store, however it is spelt.
    ("itms://apps.apple.com/search?term=x", .appStoreOther, "search"),
    ("itms:apps.apple.com:80/search?term=x", .appStoreOther, "search"),
    ("itms:x@y@apps.apple.com/search?term=x", .appStoreOther, "search"),
    ("itms://\u{FF41}pps.apple.com/search?term=x", .appStoreOther, "search"),
    ("itms:music.apple.com:80/search?term=x", .otherAppleContent, "search"),
    // Pages of the App Store on a host of all stores.
    (
      "itms://itunes.apple.com/WebObjects/MZStore.woa/wa/viewFeaturedSoftwareCategories",
      .appStoreOther, "home"
    ),
    ("https://itunes.apple.com/us/album/x/id9?app=messages", .appStoreOther, "music"),
    ("https://itunes.apple.com/us/podcast/x/id9?media=watch", .appStoreOther, "podcasts"),
    ("https://itunes.apple.com/us/podcast/x/id9?app=podcast", .otherAppleContent, "podcasts"),
  ])
  func hasItsKind(text: String, kind: DestinationKind, detail: String) throws {
    let destination = try Self.destination(text)
    #expect(destination.kind == kind)
    #expect(destination.detail == detail)
    #expect(destination.appID == nil)
  }

  /// What follows `scheme://` may be an address with a scheme of its own, or encoded.
  @Test(arguments: [
    "foo://https://apps.apple.com/app/id9", "foo://HTTPS://apps.apple.com/app/id9",
    "foo://itms-apps://apps.apple.com/app/id9", "foo://https%3A%2F%2Fapps.apple.com%2Fapp%2Fid9",
    "foo://x@https%3A%2F%2Fapps.apple.com%2Fapp%2Fid9/y", "ddgquicklink://apps.apple.com/app/id9",
    "ddgQuickLink://https://apps.apple.com/app/id9",
    "ddgquicklink://https%3A%2F%2Fapps.apple.com%2Fapp%2Fid9",
    "yandexbrowser-open-url://https%3A%2F%2Fapps.apple.com%2Fapp%2Fid9",
    "yandexbrowser-open-url://https://apps.apple.com/app/id9",
    "onionhttps://apps.apple.com/app/id9", "firefox://https%3A%2F%2Fapps.apple.com%2Fapp%2Fid9",
    "com-apple-mobilesafari-tab://https://apps.apple.com/app/id9",
    "com-apple-mobilesafari-tab:https://apps.apple.com/app/id9",
    "https://page.example/?u=x-safari-https://itms-apps//app/id9",
    "https://page.example/?u=onionhttps%3A%2F%2Fitms-apps%2F%2Fapp%2Fid9",
    "https://a.example/?u=games://games.apple.com/game/id9",
    // Without slashes, in a fragment and in a value.
    "foo://h/#/itms-apps:apps.apple.com/app/id9", "foo://h/?u=/itms-apps:apps.apple.com/app/id9",
    "https://l.facebook.com/l.php?u=x#/itms-apps:apps.apple.com/app/id9",
  ])
  func anAddressInPlaceOfAHostIsFound(text: String) throws {
    let destination = try Self.destination(text)
    #expect(destination.innermost.kind == .appStoreProduct)
    #expect(destination.innermost.appID?.rawValue == 9)
  }

  /// A word and a colon is text.
  @Test(arguments: [
    "https://shop.example/search?q=games:demo", "https://shop.example/?f=games:apps",
    "https://shop.example/?t=games:game", "https://wiki.example/Games:Demo",
    "https://shop.example/?r=games:game/2048",
  ])
  func aWordIsNoScheme(text: String) throws {
    #expect(try Self.destination(text) == Destination(kind: .web))
    let nested = try Self.destination("foo://search?q=games:demo").nested
    #expect(nested == nil)
  }

  @Test(arguments: ["foo://https/apps.apple.com/app/id9", "foo://example//apps.apple.com/app/id9"])
  func aHostIsNoScheme(text: String) throws {
    #expect(try Self.destination(text) == Destination(kind: .deepLink))
  }

  @Test func theLastSchemeOfAnIntentCounts() throws {
    let text = "intent://details?id=x#Intent;scheme=foo;scheme=market;package=a;end"
    #expect(try Self.destination(text).kind == .otherStore)
  }
}
