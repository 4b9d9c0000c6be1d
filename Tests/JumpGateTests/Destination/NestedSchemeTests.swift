import Testing

@testable import JumpGate

/// Schemes of stores and marketplaces inside an address, without slashes behind the colon.
@Suite struct NestedSchemeTests {
  private static let addresses: [(text: String, kind: DestinationKind)] = [
    ("marketplace-kit:install?x=1", .marketplace),
    ("altstore:install?url=https%3A%2F%2Fdl.example%2Fa.ipa", .marketplace),
    ("sideloadly:https://d.example/a.ipa", .marketplace), ("cydia:package/x", .marketplace),
    ("sileo:source/https://r.example", .marketplace),
    ("apple-magnifier:install?url=x", .marketplace),
    ("fdroid.app:com.x", .otherStore), ("hiapplink:com.huawei.appmarket?appId=C1", .otherStore),
    ("appmarket:details?id=com.x", .otherStore), ("amzn:apps/android?p=x", .otherStore),
    ("market:details?id=com.x", .otherStore), ("market:search?q=x", .otherStore),
    ("MARKET:DETAILS?id=com.x", .otherStore), ("ms-windows-store:pdp?productid=x", .otherStore),
  ]

  @Test func isFoundWhereverAnAddressIs() throws {
    var grammar = AddressGrammar(seed: 1)
    for (text, kind) in Self.addresses {
      let encoded = grammar.encoded(text)
      for outer in [
        "https://ads.example/c?u=\(encoded)", "https://ads.example/c?u=\(grammar.encoded(encoded))",
        "https://ads.example/c#\(encoded)", "https://ads.example/r/\(encoded)",
        "https://ads.example/c?u=\(grammar.base64(text))", "https://ads.example/c?u=\(text)",
        "https://app.adjust.com/abc?redirect=\(encoded)", "foo://x?u=\(encoded)",
      ] {
        let address = try Address(outer)
        let destination = Destination(address)
        #expect(destination.kind == (outer.hasPrefix("foo") ? .deepLink : .redirector), "\(outer)")
        #expect(destination.nested?.destination.kind == kind, "\(outer)")
        #expect(!address.isMissed, "\(outer)")
      }
    }
  }

  /// A word and a colon is text.
  @Test(arguments: [
    "https://shop.example/?f=market:open", "https://shop.example/?f=market:",
    "https://shop.example/?q=market:detailed", "https://shop.example/?q=feather:white",
    "https://shop.example/?role=installer:acme", "https://shop.example/?c=scarlet:dark",
    "https://shop.example/?q=bazaar:x", "https://shop.example/?doc=esign:pending",
    "https://wiki.example/Market:Details_of_x", "https://shop.example/?q=stock%20market:details",
    "https://shop.example/?q=amzn:stock", "https://shop.example/?q=see%20cydia:package",
    "https://shop.example/?q=apple-magnifier:x",
  ])
  func aWordIsNoScheme(text: String) throws {
    #expect(Destination(try Address(text)) == Destination(kind: .web))
  }

  @Test(arguments: [
    "market://open", "feather://source/x", "installer://add/repo=x", "scarlet://install=x",
    "bazaar://details?id=x", "esign://install?url=x",
  ])
  func aWordWithTwoSlashesIsOne(text: String) throws {
    let grammar = AddressGrammar(seed: 1)
    let outer = "https://ads.example/c?u=\(grammar.encoded(text))"
    #expect(Destination(try Address(outer)).kind == .redirector)
  }

  /// A scheme with a letter encoded is none to a browser: a relative path, which opens nothing.
  ///
  /// Where colon or slashes are encoded too, a server may be meant to decode all of it.
  @Test(arguments: [
    "itms%2Dapps://apps.apple.com/app/id5", "%69tms-apps://apps.apple.com/app/id5",
    "itms-app%73://apps.apple.com/app/id5", "%68ttps://apps.apple.com/app/id5",
    "r/%68ttps://apps.apple.com/app/id5", "%69tms%2Dapps:apps.apple.com/app/id5",
  ])
  func aSchemeWithAnEncodedLetterIsARelativePath(text: String) throws {
    for base in ["https://page.example/dir/index.html", "https://ads.example/r/"] {
      let destination = Destination(try Address(text, base: Address(base)))
      #expect(destination == Destination(kind: .web), "\(base)")
    }
    // In a value some reader decodes it.
    let value = try Address("https://page.example/?u=\(text)")
    #expect(Destination(value).appID?.rawValue == 5)
  }
}
