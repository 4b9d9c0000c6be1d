import Testing

@testable import JumpGate

/// A host that not every engine reads alike: the kind of its row stands, so that nothing gets through
/// as a web page, no app id is known through it, and no rule permits it.
@Suite struct VaryingHostTests {
  /// Code points that one version of UTS #46 leaves out and another one refuses.
  static let ignored: [UInt32] =
    [0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x3164, 0xFFA0] + Array(0x2061...0x2063)
    + Array(0x206A...0x206F) + Array(0x1D173...0x1D17A)

  private static let hosts: [(start: String, end: String, kind: DestinationKind)] = [
    ("https://apps", ".apple.com/app/id5", .appStoreProduct),
    ("https://ap", "ps.apple.com/us/developer/id5", .appStoreOther),
    ("https://itunes", ".apple.com/us/app/x/id5", .appStoreProduct),
    ("https://testflight", ".apple.com/join/x", .testflight),
    ("https://music", ".apple.com/us/album/1", .otherAppleContent),
    ("https://play", ".google.com/store/apps/details?id=com.x", .otherStore),
    ("https://acme", ".onelink.me/x", .redirector),
    ("https://example", ".com/app/id5", .web),
    ("itms-apps://apps", ".apple.com/app/id5", .appStoreProduct),
  ]

  private static func spellings(_ codePoint: UInt32) -> [String] {
    guard let scalar = UnicodeScalar(codePoint) else { return [] }
    let encoded = String(scalar).utf8.map { "%" + String($0, radix: 16, uppercase: true) }
    return [String(scalar), encoded.joined()]
  }

  @Test(arguments: ignored) func hasTheKindOfItsRow(codePoint: UInt32) throws {
    for spelling in Self.spellings(codePoint) {
      for host in Self.hosts {
        let address = try Address(host.start + spelling + host.end)
        let destination = Destination(address)
        #expect(destination.kind == host.kind, "\(address.href)")
        guard address.isSpecial else { continue }
        #expect(address.hostReadingVaries && destination.isAmbiguous, "\(address.href)")
        #expect(destination.appID == nil, "\(address.href)")
      }
    }
  }

  @Test(arguments: ignored) func isFoundInsideOtherAddresses(codePoint: UInt32) throws {
    let grammar = AddressGrammar(seed: 0)
    for spelling in Self.spellings(codePoint) {
      let inner = grammar.encoded("https://apps\(spelling).apple.com/app/id5")
      for outer in [
        "https://ads.example/?u=\(inner)", "https://ads.example/r/\(inner)",
        "https://app.adjust.com/abc?redirect=\(inner)", "https://ads.example/#\(inner)",
        "firefox://open-url?url=\(inner)", "x-safari-https://apps\(spelling).apple.com/app/id5",
        "foo://x?u=\(inner)",
      ] {
        let destination = Destination(try Address(outer))
        #expect(destination.innermost.kind == .appStoreProduct, "\(outer)")
        #expect(destination.innermost.appID == nil && destination.appID == nil, "\(outer)")
      }
    }
  }

  @Test(arguments: [
    ("https://xn--a.apps.apple.com/app/id5", DestinationKind.appStoreProduct),
    ("https://xn--a.apps.apple.com/", .appStoreOther),
    ("https://xn--a.itunes.apple.com/x", .appStoreOther),
    ("https://xn--a.testflight.apple.com/join/x", .testflight),
    ("https://xn--a.play.google.com/store/apps/details?id=com.x", .otherStore),
    ("https://xn--a.onelink.me/x", .redirector), ("https://xn--a.example/", .web),
  ])
  func aLabelOfInvalidPunycodeHidesNoHost(text: String, kind: DestinationKind) throws {
    let destination = Destination(try Address(text))
    #expect(destination.kind == kind)
    #expect(destination.isAmbiguous && destination.appID == nil)
  }

  @Test(arguments: [
    "https://apps\u{2061}.apple.com/app/id5", "https://apps%E2%81%A1.apple.com/app/id5",
    "https://xn--a.apps.apple.com/app/id5", #"https://apps.apple.com\@evil.example/app/id5"#,
  ])
  func noRulePermitsIt(text: String) throws {
    for policy in [
      Policy(apps: ["5"].compactMap { AppID($0) }, otherwise: .standard) {
        Rule.open(.listedApp, id: "listed")
        Rule.allow(.host("*.apple.com"), id: "below")
        Rule.allow(.host("*.apps.apple.com"), id: "below-store")
        Rule.allow(.host("apps.apple.com"), id: "host")
        Rule.open(.kind(.appStoreProduct), id: "kind")
      },
      Policy(apps: ["5"].compactMap { AppID($0) }, otherwise: .article),
    ] {
      let request = JumpRequest(text, from: nil, frame: .main, tap: .live)
      #expect(policy.verdict(for: request).action == .block)
      var bytes = text
      #expect(bytes.withUTF8 { policy.brief(utf8: $0, asked: request) }.action == .block)
    }
  }

  /// A page whose host is in no row is a page however it is read, and leaves nothing: the preset
  /// decides, and no rule permits.
  @Test(arguments: [
    #"https://evil.example\@apps.apple.com/app/id5"#, "https://xn--a.example/",
    "https://exam\u{2061}ple.com/",
  ])
  func aPageStaysWhatThePresetMakesOfIt(text: String) throws {
    let policy = Policy(apps: [AppID]([]), otherwise: .standard) {
      Rule.allow(.kind(.web), id: "web")
    }
    let verdict = policy.verdict(for: JumpRequest(text, from: nil, frame: .main, tap: .live))
    #expect(Destination(try Address(text)).kind == .web)
    #expect((verdict.action, verdict.rule) == (.allow, "preset:standard/web"))
  }
}
