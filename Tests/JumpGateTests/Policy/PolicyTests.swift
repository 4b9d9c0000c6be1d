import Testing

@testable import JumpGate

@Suite struct PolicyTests {
  let shop = Policy(apps: [app(1_234_567_890)], otherwise: .standard) {
    Rule.open(
      .scheme("alipays"), from: "*.shop.example", when: .tap, .mainFrame, tap: .carried, id: "pay")
    Rule.block(.kind(.deepLink), when: .subFrame, id: "no-apps-from-frames")
  }

  @Test func theExampleOfTheDocumentationIsRefusedAsNotListed() {
    let verdict = shop.verdict(
      for: JumpRequest(
        "itms-apps://apps.apple.com/app/id999", from: "https://ads.example", frame: .sub,
        tap: .none))
    #expect(shop.problems.isEmpty)
    #expect(verdict.action == .block)
    #expect(verdict.destination?.kind == .appStoreProduct)
    #expect(verdict.destination?.appID == app(999))
    #expect(verdict.reason == .notListed)
    #expect(verdict.reason.description == "not listed")
    #expect(verdict.rule == "preset:standard/app-store-product")
  }

  @Test func theFirstMatchingRuleDecides() {
    let policy = Policy(apps: [], otherwise: .standard) {
      Rule.block(.scheme("sample"), from: "bad.example", id: "first")
      Rule.ask(.scheme("sample"), when: .tap, id: "second")
      Rule.open(.scheme("sample"), when: .tap, id: "third")
    }
    let bad = policy.verdict(
      for: .known("sample://x", from: httpsOrigin("bad.example"), tap: .live))
    #expect((bad.action, bad.rule, bad.reason) == (.block, "first", .rule))
    let good = policy.verdict(for: .known("sample://x", tap: .live))
    #expect((good.action, good.rule) == (.ask, "second"))
    let noTap = policy.verdict(for: .known("sample://x"))
    #expect((noTap.action, noTap.rule) == (.block, "preset:standard/deep-link"))
  }

  @Test func aDefaultComesAfterTheRulesAndBeforeThePreset() {
    let policy = Policy(apps: [], otherwise: .article, defaults: [.testflight: .ask, .web: .block])
    {
      Rule.allow(.host("fine.example"), id: "fine")
    }
    let testflight = policy.verdict(for: .known("https://testflight.apple.com/join/a"))
    #expect((testflight.action, testflight.rule) == (.ask, "default:testflight"))
    #expect(testflight.reason == .byDefault)
    #expect(policy.verdict(for: .known("https://fine.example/")).rule == "fine")
    #expect(policy.verdict(for: .known("https://else.example/")).rule == "default:web")
    #expect(policy.verdict(for: .known("sample://x")).rule == "preset:article/deep-link")
  }

  @Test func aCarriedTapCountsOnlyForARuleThatSaysSo() {
    let live = Policy(apps: [], otherwise: .strict) {
      Rule.open(.scheme("alipays"), when: .tap, id: "pay")
    }
    let request = JumpRequest.known("alipays://x", tap: .carried)
    #expect(live.verdict(for: request).action == .block)
    let carried = Policy(apps: [], otherwise: .strict) {
      Rule.open(.scheme("alipays"), when: .tap, tap: .carried, id: "pay")
    }
    #expect(carried.verdict(for: request).action == .open)
    for tap in [TapStanding.none, .spent, .lapsed] {
      #expect(carried.verdict(for: .known("alipays://x", tap: tap)).action == .block, "\(tap)")
    }
  }

  @Test func aDescendantsTapOpensNothingButMayAsk() {
    let policy = Policy(apps: [app(1)], otherwise: .strict) {
      Rule.open(.scheme("sample"), when: .tap, id: "tapped")
      Rule.sheet(.listedApp, when: .tap, id: "sheet")
      Rule.open(.scheme("free"), id: "free")
    }
    let open = policy.verdict(for: .known("sample://x", tap: .descendant))
    #expect((open.action, open.yes, open.reason) == (.ask, .open, .descendantTap))
    let sheet = policy.verdict(for: .known("itms-apps://apps.apple.com/app/id1", tap: .descendant))
    #expect((sheet.action, sheet.yes) == (.ask, .sheet))
    let asking = Policy(apps: [app(1)], otherwise: .strict) {
      Rule.ask(.listedApp, when: .tap, yes: .sheet, id: "ask")
    }
    let ask = asking.verdict(for: .known("itms-apps://apps.apple.com/app/id1", tap: .descendant))
    #expect((ask.action, ask.yes, ask.reason) == (.ask, .sheet, .rule))
    #expect(policy.verdict(for: .known("free://x", tap: .descendant)).action == .open)
  }

  @Test func everyConditionIsTakenAtItsWord() {
    let target = "https://page.example/x"
    let holding: [(Condition, JumpRequest, JumpRequest)] = [
      (.tap, .known(target, tap: .live), .known(target, tap: .lapsed)),
      (.noTap, .known(target, tap: .spent), .known(target, tap: .live)),
      (.mainFrame, .known(target), .known(target, frame: .sub)),
      (.subFrame, .known(target, frame: .sub), .known(target)),
      (.popup, .known(target, isPopup: true), .known(target)),
      (
        .topFromFrame, .known(target, frame: .sub, isTopFromFrame: true),
        .known(target, frame: .sub)
      ),
      (.redirected, .known(target, isRedirected: true), .known(target)),
      (.direct, .known(target), .known(target, isRedirected: true)),
      (.sameHost, .known(target), .known("https://a.page.example/x")),
      (.crossHost, .known("https://a.page.example/x"), .known(target)),
      (.isPrivate, .known(target, isPrivate: true), .known(target)),
    ]
    #expect(holding.map(\.0) == Condition.allCases)
    for (condition, yes, no) in holding {
      let policy = Policy(apps: [], otherwise: .standard) {
        Rule.block(.kind(.web), when: condition, id: "rule")
      }
      #expect(policy.verdict(for: yes).rule == "rule", "\(condition)")
      #expect(policy.verdict(for: no).rule == "preset:standard/web", "\(condition)")
    }
  }

  @Test func hostSchemesGoToTheHostAndOwnSchemesNowhere() {
    let policy = Policy(apps: [], otherwise: .article, hostSchemes: ["mraid", "MyApp"]) {
      Rule.block(.scheme("myapp"), when: .subFrame, id: "not-from-frames")
    }
    .forApp(registeredFor: ["MYAPP", "MyApp-Internal"])
    #expect(policy.problems.isEmpty)
    let mraid = policy.verdict(for: .known("mraid://close", frame: .sub))
    #expect((mraid.action, mraid.rule, mraid.reason) == (.host, "hostSchemes", .hostScheme))
    #expect(mraid.opens == nil)
    #expect(policy.verdict(for: .known("myapp://x")).action == .host)
    #expect(policy.verdict(for: .known("myapp://x", frame: .sub)).rule == "not-from-frames")
    let own = policy.verdict(for: .known("myapp-internal://x", tap: .live))
    #expect((own.action, own.rule, own.reason) == (.block, "policy", .ownScheme))
  }

  /// A browser app is registered for schemes that other apps open it by, and for the web's own.
  @Test func aBrowsersOwnSchemesGoNowhereAndItsPagesStay() {
    let policy = Policy(apps: [], otherwise: .article)
      .forApp(registeredFor: ["firefox", "HTTP", "https"])
    let own = policy.verdict(for: .known("firefox://open-url?url=https://page.example/"))
    #expect((own.action, own.reason) == (.block, .ownScheme))
    #expect(policy.verdict(for: .known("https://page.example/")).action == .allow)
    #expect(policy.verdict(for: .known("brave://open-url?url=https://a.example")).action == .open)
    let handled = Policy(apps: [], otherwise: .article, hostSchemes: ["firefox"])
      .forApp(registeredFor: ["firefox"])
    #expect(handled.problems.isEmpty)
    #expect(handled.verdict(for: .known("firefox://x")).action == .host)
    #expect(!Policy(apps: [], otherwise: .article, hostSchemes: ["https"]).problems.isEmpty)
  }

  /// A rule that can't hold decides nothing, be the asker or the app id known or not.
  @Test func aRuleThatCannotHoldDecidesNothing() {
    let policy = Policy(apps: [], otherwise: .standard) {
      Rule.block(.listedApp, id: "listed")
      Rule.block(.host("a.example"), when: .sameHost, .crossHost, id: "both")
      Rule.allow(.host("apps.apple.com"), id: "store")
    }
    #expect(policy.verdict(for: .known("https://apps.apple.com/app/id1/id2")).rule == "store")
    for from in [nil, "https://a.example", "https://b.example"] {
      let request = JumpRequest("https://a.example/", from: from, frame: .main, tap: .none)
      #expect(policy.verdict(for: request).action == .allow)
    }
  }

  @Test func appLinkHostsAreMatchedAsHosts() throws {
    let policy = Policy(
      apps: [], otherwise: .standard, appLinkHosts: [try HostPattern(parsing: "*.sample.example")])
    #expect(policy.keepsAppLink(address("https://maps.sample.example/x")))
    #expect(!policy.keepsAppLink(address("https://sample.example/x")))
    #expect(!policy.keepsAppLink(address("sample://maps.sample.example/x")))
    #expect(!policy.keepsAppLink(address("ftp://maps.sample.example/x")))
  }
}
