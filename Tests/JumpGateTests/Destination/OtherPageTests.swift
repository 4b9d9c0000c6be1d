import Testing

@testable import JumpGate

/// A page that says what it is stays that, whatever else in the address names a product: the store
/// shows the page, and no app id counts.
@Suite struct OtherPageTests {
  private static let product = "https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5"
  private static let policy = Policy(apps: ["5"].compactMap { AppID($0) }, otherwise: .standard)

  private func check(_ text: String, _ kind: DestinationKind) throws {
    let destination = Destination(try Address(text))
    #expect(destination.kind == kind, "\(text)")
    #expect(destination.appID == nil, "\(text)")
    let request = JumpRequest(text, from: nil, frame: .main, tap: .live)
    #expect(Self.policy.verdict(for: request).action == .block, "\(text)")
  }

  @Test(arguments: [
    "apps.apple.com/redeem?code=ABC&", "apps.apple.com/redeem?ctx=offercodes&id=5&code=ABC&",
    "apps.apple.com/developer/id284882218?", "apps.apple.com/us/app-bundle/x/id1651212126?",
    "apps.apple.com/story/id5?", "apps.apple.com/us/charts/iphone?",
    "apps.apple.com/account/subscriptions?", "?bundleIdentifier=com.x&",
    "?action=search&term=x&", "?action=today&", "?action=unheard-of&", "appsto.re/us/abc.i?",
    "itunes.com/apps/name?", "itunes.com/name?", "apps.apple.com/app/name?", "safariExtensions?",
    "search.itunes.apple.com/WebObjects/MZContentLink.woa/wa/link?path=apps%2fname&",
    "itunes.apple.com/us/album/x/id5?mt=8&",
  ])
  func anAddressToShowIsNotShown(page: String) throws {
    for scheme in ["itms-apps", "itms-appss", "itms", "macappstore", "itms-watch"] {
      try check("\(scheme)://\(page)url=\(Self.product)", .appStoreOther)
    }
  }

  @Test(arguments: [
    "https%3A%2F%2Fexample.com%2F%3Fu%3Dhttps%253A%252F%252Fapps.apple.com%252Fapp%252Fid5",
    "https%3A%2F%2Fx.onelink.me%2Fa%3Faf_r%3Dhttps%253A%252F%252Fapps.apple.com%252Fapp%252Fid5",
    "x-safari-https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5", "https%3A%2F%2Fexample.com%2F",
    "https%3A%2F%2Fapps.apple.com%2Fredeem%3Fid%3D5",
  ])
  func aPageThatOnlyCarriesAProductIsNone(shown: String) throws {
    try check("itms-apps://?url=\(shown)", .appStoreOther)
    try check("itms://?url=\(shown)", .appStoreOther)
  }

  @Test(arguments: [
    "redeem?code=X&", "us/developer/id5?", "us/story/id5?", "charts/iphone?", "search?term=x&",
    "account?", "us/album/x/id5?", "us/app-bundle/x/id5?",
  ])
  func aLookupTurnsNoPageIntoAProduct(page: String) throws {
    for start in ["https://apps.apple.com/", "https://itunes.apple.com/", "itms://x.example/"] {
      try check("\(start)\(page)action=lookup&ids=5", .appStoreOther)
    }
  }

  @Test(arguments: [
    "https://apps.apple.com/some/page?action=lookup&ids=5", "itms-apps://name?action=lookup&ids=5",
    "itms-apps://?action=lookup&ids=5&action=today", "itms-apps:///name?action=lookup&ids=5",
  ])
  func aLookupBesideSomethingUnknownSaysNoID(text: String) throws {
    try check(text, .appStoreProduct)
  }

  @Test(arguments: [
    "itms-apps://?url=\(product)", "itms-apps://apps.apple.com/?url=\(product)",
    "itms-apps://apps.apple.com/us/?url=\(product)", "itms-apps:?mt=8&url=\(product)",
    "itms-apps://apps.apple.com/app/id5?url=\(product)", "itms-apps://x.example?url=\(product)",
    "itms-apps://?action=lookup&ids=5&url=\(product)",
    "itms-apps://apps.apple.com/id5?url=\(product)",
    "https://apps.apple.com/us?action=lookup&ids=5", "itms://us/iphone?action=lookup&ids=5",
    "itms-apps://?bundleIdentifier=com.x&action=lookup&ids=5",
  ])
  func whatSaysNothingElseShowsTheProduct(text: String) throws {
    let destination = Destination(try Address(text))
    #expect(destination.kind == .appStoreProduct)
    #expect(destination.appID?.rawValue == 5)
  }

  @Test(arguments: [
    ("WebObjects/MZStore.woa/wa/viewContentsUserReviews?type=", "Podcast", "&id=5"),
    ("WebObjects/MZStore.woa/wa/viewContentsUserReviews?id=5&type=", "Album", ""),
    ("app/viewContentsUserReviews/id5?type=", "Podcast", ""),
    ("app/viewContentsUserReviews?id=5&type=", "Book", ""),
    ("WebObjects/MZUserPublishing.woa/wa/addUserReview?id=5&type=", "Podcast", ""),
  ])
  func reviewsOfSomethingElseAreNoProducts(
    before: String, other: String, after: String
  ) throws {
    for start in ["https://itunes.apple.com/", "itms-apps://itunes.apple.com/"] {
      try check(start + before + other + after, .appStoreOther)
    }
    for app in ["Purple+Software", "Purple%20Software", ""] {
      let text = "https://itunes.apple.com/" + before + app + after
      let destination = Destination(try Address(text))
      #expect(destination.appID?.rawValue == 5, "\(text)")
    }
  }
}
