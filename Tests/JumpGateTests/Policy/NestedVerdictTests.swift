import Testing

@testable import JumpGate

/// What an address carries inside only ever tightens.
@Suite struct NestedVerdictTests {
  let service = "https://app.adjust.com/abc?redirect=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid"
  let policy = Policy.preset(.standard)

  @Test func aKnownServiceIsBlockedInTheTopIfItsTargetWouldBe() {
    let unlisted = policy.verdict(for: .known(service + "999", tap: .live))
    #expect((unlisted.action, unlisted.reason) == (.block, .nested))
    #expect(unlisted.rule == "preset:standard/app-store-product")
    #expect(policy.verdict(for: .known(service + "1000000001", tap: .live)).action == .allow)
    #expect(policy.verdict(for: .known(service + "1000000001")).action == .block)
  }

  @Test func insideAFrameAKnownServiceIsAPageLikeAnyOther() {
    let string = service + "999"
    #expect(policy.verdict(for: .known(string, frame: .sub)).action == .allow)
    #expect(policy.verdict(for: .known(string, frame: .sub, isPopup: true)).action == .block)
    #expect(
      policy.verdict(for: .known(string, frame: .sub, isTopFromFrame: true)).action == .block)
    #expect(
      policy.verdict(for: .known(string, frame: .sub, isTopFromFrame: nil)).action == .block)
    #expect(policy.verdict(for: .known(string, frame: .unknown)).action == .block)
  }

  @Test func anUnknownHostThatCarriesAStoreAddressIsAPage() {
    let carrier = "https://evil.example/?u=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid999"
    let verdict = policy.verdict(for: .known(carrier))
    #expect((verdict.action, verdict.destination?.detail) == (.allow, "carrier"))
  }

  /// A page may not change what is said about pages by an address that it holds.
  @Test func whatIsSaidAboutPagesIsSaidAboutACarrier() {
    let store = "?u=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid999"
    let policies: [Policy] = [
      Policy(apps: [], otherwise: .standard) { Rule.block(.kind(.web), id: "pages") },
      Policy(apps: [], otherwise: .standard) {
        Rule.allow(.host("site.example"), id: "ours")
        Rule.block(.kind(.web), id: "pages")
      },
      Policy(apps: [], otherwise: .standard) {
        Rule.block(.kind(.web), when: .subFrame, id: "framed")
      },
      Policy(apps: [], otherwise: .standard, defaults: [.web: .block]),
      Policy(apps: [], otherwise: .standard, defaults: [.web: .block, .redirector: .allow]),
      Policy(apps: [], otherwise: .standard, defaults: [.web: .allow, .redirector: .block]),
      Policy(apps: [], otherwise: .standard, defaults: [.redirector: .block]),
      Policy(apps: [], otherwise: .standard) { Rule.block(.kind(.redirector), id: "services") },
      Policy(apps: [], otherwise: .standard, defaults: [.redirector: .block]) {
        Rule.allow(.kind(.web), id: "pages")
      },
      .preset(.article), .preset(.strict),
    ]
    for policy in policies {
      for page in ["https://evil.example/", "http://site.example/x"] {
        for frame in AskingFrame.allCases {
          let plain = policy.verdict(for: .known(page, frame: frame))
          let carrier = policy.verdict(for: .known(page + store, frame: frame))
          #expect(carrier.destination?.detail == "carrier")
          #expect(carrier.action <= plain.action, "\(page) \(frame) \(plain.rule) \(carrier.rule)")
          #expect(policy.trace(for: .known(page + store, frame: frame)).verdict == carrier)
        }
      }
    }
    #expect(policies[0].verdict(for: .known("https://evil.example/" + store)).rule == "pages")
    #expect(policies[5].verdict(for: .known("https://evil.example/" + store)).action == .block)
    #expect(policies[8].verdict(for: .known("https://evil.example/" + store)).action == .allow)
  }

  @Test func aDeepLinkTakesTheStricterOfTheTwo() {
    let string = "sample://install?app_link=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid"
    let unlisted = policy.verdict(for: .known(string + "999", tap: .live))
    #expect((unlisted.action, unlisted.reason) == (.block, .nested))
    #expect(policy.verdict(for: .known(string + "1000000001", tap: .live)).action == .ask)
    let article = Policy.preset(.article)
    #expect(article.verdict(for: .known(string + "999")).action == .block)
    #expect(article.verdict(for: .known(string + "1000000001")).action == .open)
  }

  @Test func aHopToAnotherBrowserTakesTheStricterOfTheTwo() {
    #expect(
      policy.verdict(for: .known("x-safari-https://apps.apple.com/app/id999", tap: .live)).action
        == .block)
    #expect(
      policy.verdict(for: .known("x-safari-https://site.example/", tap: .live)).action == .ask)
    let hop = "x-safari-" + service
    #expect(policy.verdict(for: .known(hop + "999", frame: .sub, tap: .live)).action == .block)
    #expect(policy.verdict(for: .known(hop + "1000000001", frame: .sub, tap: .live)).action == .ask)
  }

  /// A rule that opens what is inside doesn't open what carries it.
  @Test func aPermittingRuleForWhatIsInsideDoesNotLoosen() {
    let policy = Policy(apps: [], otherwise: .strict) {
      Rule.open(.kind(.appStoreProduct), id: "store")
    }
    let string = "sample://install?app_link=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid999"
    #expect(policy.verdict(for: .known(string, tap: .live)).action == .block)
    #expect(policy.verdict(for: .known(service + "999", tap: .live)).action == .allow)
  }

  /// So many addresses that not all are read: what is not read may lead anywhere.
  @Test func whatHoldsMoreThanIsReadIsBlocked() {
    let decoys = (0..<70).map { "a\($0)=https%3A%2F%2Fapps.apple.com%2Fstory%2Fid\($0)&" }.joined()
    let store = "u=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid999"
    for begin in [
      "https://x.onelink.me/c?", "https://bit.ly/c?", "sample://x?", "x-safari-https://bit.ly/x?",
    ] {
      let verdict = policy.verdict(for: .known(begin + decoys + store, tap: .live))
      #expect((verdict.action, verdict.reason) == (.block, .nested), "\(begin)")
    }
    let harmless = (0..<70).map { "a\($0)=https%3A%2F%2Fsite\($0).example%2F&" }.joined()
    for (end, action) in [
      ("", Action.allow), ("af_r=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid999", .block),
    ] {
      let verdict = policy.verdict(
        for: .known("https://x.onelink.me/c?" + harmless + end, tap: .live))
      #expect(verdict.action == action, "\(end)")
    }
  }

  private static let unlisted = "https%3A%2F%2Fapps.apple.com%2Fapp%2Fid999"
  private static let listed = "https%3A%2F%2Fapps.apple.com%2Fapp%2Fid1000000001"
  private static let carrier =
    "https%3A%2F%2Fads.example%2F%3Fd%3Ditms-beta%253A%252F%252Fbeta.itunes.apple.com%252Fx"
  private static let other = "market%3A%2F%2Fdetails%3Fid%3Dcom.sample"

  /// Every address inside counts, wherever it stands: none hides another.
  @Test(arguments: [
    ("sample://x?", unlisted, carrier), ("sample://x?", other, listed),
    ("https://x.onelink.me/c?", unlisted, carrier),
    ("https://l.facebook.com/l.php?", unlisted, carrier),
    ("x-safari-https://x.onelink.me/c?", unlisted, carrier),
  ])
  func noAddressHidesAnother(_ begin: String, _ refused: String, _ decoy: String) {
    for preset in [Preset.article, .standard] {
      let policy = Policy(apps: [app(1_000_000_001)], otherwise: preset)
      for link in ["u=\(refused)&v=\(decoy)", "u=\(decoy)&v=\(refused)"] {
        let verdict = policy.verdict(for: .known(begin + link, tap: .live))
        #expect((verdict.action, verdict.reason) == (.block, .nested), "\(preset) \(link)")
      }
      #expect(policy.verdict(for: .known(begin + "u=\(decoy)", tap: .live)).action != .block)
    }
  }

  @Test func aPermittedDestinationHidesNoneThatIsNot() {
    let policy = Policy(
      apps: [app(1_000_000_001)], otherwise: .standard, defaults: [.testflight: .ask])
    let beta = "itms-beta%3A%2F%2Fbeta.itunes.apple.com%2Fv1%2Fapp%2F1"
    for link in ["u=\(beta)&v=\(Self.unlisted)", "u=\(Self.unlisted)&v=\(beta)"] {
      let verdict = policy.verdict(for: .known("sample://x?" + link, tap: .live))
      #expect((verdict.action, verdict.reason) == (.block, .nested), "\(link)")
    }
    #expect(policy.verdict(for: .known("sample://x?u=\(beta)", tap: .live)).action == .ask)
  }

  @Test func aHostSchemeThatCarriesARefusedAddressIsBlockedWhateverElseItCarries() {
    let policy = Policy(apps: [], otherwise: .standard, hostSchemes: ["mraid"])
    let link = "mraid://open?url=\(Self.carrier)&u=\(Self.unlisted)"
    #expect(policy.verdict(for: .known(link, tap: .live)).action == .block)
  }

  @Test func aKnownServiceIsLoadedIfItsTargetWouldBeAskedFor() {
    let verdict = Policy.preset(.strict).verdict(for: .known(service + "1000000001", tap: .live))
    #expect((verdict.action, verdict.rule) == (.allow, "preset:strict/redirector"))
  }

  /// Only a stricter destination speaks for what carries it.
  @Test func whatIsInsideAndNoStricterIsNotWhatDecides() {
    let asking = Policy(apps: [], otherwise: .standard, defaults: [.testflight: .ask])
    let beta = "sample://x?u=itms-beta%3A%2F%2Fbeta.itunes.apple.com%2Fv1%2Fapp%2F1"
    let verdict = asking.verdict(for: .known(beta, tap: .live))
    #expect((verdict.action, verdict.reason) == (.ask, .tapped))
    #expect(verdict.rule == "preset:standard/deep-link")
    let decoys = (0..<70).map { "a\($0)=https%3A%2F%2Fapps.apple.com%2Fstory%2Fid\($0)&" }.joined()
    #expect(policy.verdict(for: .known("sample://x?" + decoys)).reason == .noTap)
  }

  /// The host app handles its own scheme, not what carries an address of it.
  @Test func aHopToAnAddressOfTheHostsIsNotTheHosts() {
    let policy = Policy(apps: [], otherwise: .article, hostSchemes: ["mraid"])
    let verdict = policy.verdict(for: .known("firefox://open-url?url=mraid%3A%2F%2Fclose"))
    #expect(verdict.destination?.nested?.address.href == "mraid://close")
    #expect(verdict.action == .open)
  }
}
