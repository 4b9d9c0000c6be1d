import Testing

@testable import JumpGate

/// What stands inside an address, and which of several addresses counts.
@Suite struct NestedDestinationTests {
  private func destination(_ url: String) throws -> Destination { Destination(try Address(url)) }

  @Test func theInstallCountsBeforeTheProduct() throws {
    let destination = try destination(
      "https://ads.example/?a=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5&b=itms-"
        + "services%3A%2F%2F%3Faction%3Ddownload-manifest%26url%3Dx")
    #expect(destination.nested?.destination.kind == .enterpriseInstall)
    #expect(destination.appID?.rawValue == 5)
  }

  @Test func twoProductsAreAProductWithoutAnID() throws {
    let destination = try destination(
      "https://app.adjust.com/a?redirect=https%3A%2F%2Fads.example%2F%3Fu%3Dhttps%253A%252F%252Fapps.apple.com%252Fapp%252Fid5&fallback=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid6"
    )
    #expect(destination.appID == nil)
    #expect(destination.nested?.destination.kind == .appStoreProduct)
    #expect(destination.nested?.destination.appID == nil)
  }

  @Test func anotherStoreForAnotherSystemIsNoExitHere() throws {
    let play = "https%3A%2F%2Fplay.google.com%2Fstore%2Fapps%2Fdetails%3Fid%3Dcom.x"
    let link = try destination("https://x.onelink.me/A?af_android_url=\(play)")
    #expect(link.nested == nil)
    let carrier = try destination("https://ads.example/?u=\(play)")
    #expect(carrier.nested?.destination.kind == .otherStore)
  }

  @Test func aServiceIsNamedAndACarrierIsCalledOne() throws {
    let product = "https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5"
    #expect(try destination("https://l.facebook.com/l.php?u=\(product)").detail == "facebook")
    #expect(try destination("https://ads.example/?u=\(product)").detail == "carrier")
    #expect(try destination("https://a.example/?af_web_dp=\(product)").detail == "appsflyer")
  }

  @Test func aTargetInTheWebIsNestedToo() throws {
    let destination = try destination("https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com")
    #expect(destination.nested?.address.href == "https://example.com/")
    #expect(destination.nested?.destination.kind == .web)
  }

  @Test(arguments: 1...8) func addressesAreReadFiveDeep(_ depth: Int) throws {
    var url = "https://apps.apple.com/app/id5"
    let grammar = AddressGrammar(seed: 0)
    for _ in 0..<depth { url = "https://ads.example/?u=" + grammar.encoded(url) }
    let destination = try destination(url)
    #expect(destination.kind == (depth <= 5 ? .redirector : .web))
    #expect(destination.appID?.rawValue == (depth <= 5 ? 5 : nil))
  }

  @Test func anAddressThatCannotBeReadInOneWayHasNoID() throws {
    let destination = try destination(#"https://apps.apple.com\@evil.example/app/id5"#)
    #expect(destination.kind == .appStoreProduct)
    #expect(destination.isAmbiguous)
    #expect(destination.appID == nil)
  }

  @Test func aTargetThatIsAmbiguousHasNoID() throws {
    let destination = try destination(
      "https://ads.example/?u=https%3A%2F%2Fapps.apple.com%5C%40evil.example%2Fapp%2Fid5")
    #expect(destination.kind == .redirector)
    #expect(destination.appID == nil)
    #expect(destination.nested?.destination.isAmbiguous == true)
  }

  @Test func aMessageIsContentAndNoTarget() throws {
    let destination = try destination("mailto:?body=https://apps.apple.com/app/id5")
    #expect(destination.kind == .deepLink)
    #expect(destination.nested == nil)
    for scheme in [
      "tel", "telprompt", "sms", "facetime", "facetime-prompt", "facetime-audio",
      "facetime-audio-prompt",
    ] {
      let call = try self.destination("\(scheme):1?u=https://apps.apple.com/app/id5")
      #expect((call.kind, call.nested) == (.deepLink, nil), "\(scheme)")
    }
  }

  @Test func aCrowdedAddressCostsLittleAndSaysNoID() throws {
    let one = "u=https%3A%2F%2Fexample.com%2F&"
    let crowd = String(repeating: one, count: 20_000)
    let destination = try destination(
      "https://ads.example/?u=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5&\(crowd)")
    #expect(destination.kind == .redirector)
    #expect(destination.appID == nil)
  }

  @Test(arguments: [
    // Colon and slashes stand plainly, and no browser takes what stands before them for a scheme.
    "\u{A0}itms-apps://apps.apple.com/app/id5", "\u{FEFF}https://apps.apple.com/app/id5",
    "\u{2028}itms-apps://apps.apple.com/app/id5", "itms%2Dapps://apps.apple.com/app/id5",
    "%20itms-apps://apps.apple.com/app/id5",
  ])
  func aRelativePathThatIsAlmostAnAddressIsAPage(_ url: String) throws {
    let base = try Address("https://page.example/dir/index.html")
    let destination = Destination(try Address(url, base: base))
    #expect(destination == Destination(kind: .web))
  }

  @Test(arguments: [
    "itms-apps%3Aapps.apple.com%2Fapp%2Fid5", "macappstore%3Aapps.apple.com%2Fapp%2Fid5",
    "itms-apps%3A%3Faction%3Dlookup%26ids%3D5", "itms%2Dapps%3A%2F%2Fapps.apple.com%2Fapp%2Fid5",
    "%68ttps%3A//apps.apple.com/app/id5", "https:%2F%2Fapps.apple.com%2Fapp%2Fid5",
    "https%3A%2F%2Fapps.apple.com%2Fapp%2Fa%20b%22c%2Fid5",
    "a/https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5",
  ])
  func aSegmentHoldsAnAddressAsAValueDoes(_ segment: String) throws {
    #expect(try destination("https://ads.example/r/\(segment)").appID?.rawValue == 5)
  }

  @Test func anEncodedAddressInAPathIsNotCutAtABlank() throws {
    let found = try destination(
      "https://ads.example/r/https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5%20x")
    #expect(found.kind == .redirector)
    #expect(found.nested?.destination.kind == .appStoreProduct)
    #expect(found.appID == nil)
  }

  @Test func anInstallInASegmentCountsBeforeWhatItNames() throws {
    let found = try destination(
      "https://ads.example/r/itms-" + "services%3A%3Furl%3Ditms-apps%3A%2F%2Fapps.apple.com%2Fid5")
    #expect(found.nested?.destination.kind == .enterpriseInstall)
    #expect(found.appID == nil)
  }

  @Test(arguments: [
    "https://ads.example/c?u=https%3A%2F%2Fevil.example%252F%40apps.apple.com%2Fapp%2Fid5",
    "https://ads.example/c;u=https://e%23@apps.apple.com/app/id5",
    "https://x.onelink.me/c?foo=https%3A%2F%2Fe%252F%40apps.apple.com%2Fapp%2Fid5",
    "https://ads.example/r/https:%2F%2Fevil.example%2F@apps.apple.com/app/id5",
  ])
  func aUserNameHidesNoHost(_ url: String) throws {
    #expect(try destination(url).appID?.rawValue == 5)
  }

  @Test(arguments: ["/id5", "/%69d5", "/i%64%35"])
  func aServicesIDMayBeEncoded(_ path: String) throws {
    let link = "https://app.appsflyer.com\(path)?pid=x"
    #expect(try destination(link).appID?.rawValue == 5)
    let other = "&af_r=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid6"
    #expect(try destination(link + other).appID == nil)
  }

  @Test func anAddressMayBeAWholeQuery() throws {
    for end in ["", "=", "&a=b", "=&a=b"] {
      let url = "https://ads.example/go.php?https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5\(end)"
      #expect(try destination(url).appID?.rawValue == 5)
    }
  }

  @Test(arguments: [
    "itms-apps://apps.apple.com/app/id5&u=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid6",
    "https://apps.apple.com/app/id5;v=1/id6", "https://apps.apple.com/app/id5,x/id6",
  ])
  func anEarlierIDCountsWhateverRidesOnIt(_ url: String) throws {
    let found = try destination(url)
    #expect(found.kind == .appStoreProduct)
    #expect(found.appID == nil)
  }

  @Test func blanksInFrontAndEncodedDotsHideNoTarget() throws {
    for text in [
      "https://www.google.com/url?q=%20//apps.apple.com/app/id1",
      "https://www.google.com/url?q=+//apps.apple.com/app/id1",
      "https://www.google.com/url?q=%09//apps.apple.com/app/id1",
      "https://app.adjust.com/abc?redirect=apps%2Eapple%2Ecom/app/id1",
    ] {
      #expect(
        Destination(try Address(text)).nested?.destination.appID?.description == "1", "\(text)")
    }
  }

  @Test func intentsWithoutAFallbackAreLookedInto() throws {
    for text in [
      "intent:https://apps.apple.com/app/id1#Intent;end",
      "intent://apps.apple.com/app/id1#Intent;scheme=itms%2Dapps;end",
    ] {
      let destination = Destination(try Address(text))
      #expect(destination.kind == .deepLink, "\(text)")
      #expect(destination.nested?.destination.appID?.description == "1", "\(text)")
    }
  }

  @Test func hostsBelowITunesAreTheAppStoresUnlessContentIsKnownThere() throws {
    let kinds: [(String, DestinationKind)] = [
      ("https://ax.itunes.apple.com/us/album/x/id1", .appStoreOther),
      ("https://userpub.itunes.apple.com/us/album/x/id1", .appStoreOther),
      ("https://geo.itunes.apple.com/us/album/x/id1", .otherAppleContent),
      ("https://itunes.apple.com/us/album/x/id1", .otherAppleContent),
      ("itms://?bundleIdentifier=com.x", .appStoreOther),
    ]
    for (text, kind) in kinds { #expect(Destination(try Address(text)).kind == kind, "\(text)") }
  }
}
