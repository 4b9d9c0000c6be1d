import Testing

@testable import JumpGate

/// What no rule, default or preset can permit.
@Suite struct PolicyLimitTests {
  @Test func whatCannotBeLoadedIsNeverAllowed() {
    let policy = Policy(apps: [], otherwise: .article, defaults: [.otherAppleContent: .allow])
    #expect(policy.verdict(for: .known("https://music.apple.com/a")).action == .allow)
    let scheme = policy.verdict(for: .known("music://music.apple.com/a"))
    #expect((scheme.action, scheme.reason) == (.block, .notLoadable))
  }

  @Test func whatBelongsToThePageIsNeverOpened() {
    let policy = Policy(apps: [], otherwise: .article) {
      Rule.open(.kind(.web), id: "all-to-the-browser")
    }
    #expect(policy.verdict(for: .known("https://a.example/")).action == .open)
    for string in [
      "javascript:alert(1)", "data:text/html,x", "blob:https://a.example/1",
      "about:blank", "file:///etc/passwd",
    ] {
      let verdict = policy.verdict(for: .known(string))
      #expect((verdict.action, verdict.reason) == (.block, .notOpenable), "\(string)")
    }
  }

  @Test func aRedirectorOverHTTPIsNeverOpenedNorAskedFor() {
    for then in [Action.open, .sheet, .ask] {
      let rule = Rule(
        id: "r", to: [.kind(.redirector)], from: [], when: [], tap: .live, then: then, yes: .open)
      let policy = Policy(apps: [], otherwise: .article) { rule }
      let verdict = policy.verdict(for: .known("https://app.adjust.com/abc", tap: .live))
      #expect((verdict.action, verdict.reason) == (.block, .redirectorNotOpened), "\(then)")
      #expect(verdict.opens == nil)
    }
  }

  @Test func anAmbiguousAddressExitsByNoRuleDefaultOrPreset() {
    let string = "https://apps.apple.com\\@evil.example/app/id1000000001"
    let policy = Policy(
      apps: [app(1_000_000_001)], otherwise: .article, defaults: [.appStoreProduct: .open]
    ) {
      Rule.open(.listedApp, id: "listed")
      Rule.open(.host("apps.apple.com"), id: "host")
      Rule.open(.host("evil.example"), id: "evil")
    }
    let verdict = policy.verdict(for: .known(string, tap: .live))
    #expect(verdict.action == .block)
    #expect(address(string).isAmbiguous)
  }

  @Test func aPolicyWithAMistakeBlocksEverything() {
    let policy = Policy(apps: [app(1)], otherwise: .article) {
      Rule.block(.host("https://evil.example/"), id: "typo")
    }
    #expect(policy.problems.map(\.path) == ["rules[0].to[0]"])
    for string in ["https://a.example/", "https://apps.apple.com/app/id1", "tel:+1"] {
      let verdict = policy.verdict(for: .known(string, tap: .live))
      #expect((verdict.action, verdict.reason, verdict.rule) == (.block, .invalidPolicy, "policy"))
    }
  }

  @Test func whatIsNoAddressIsBlocked() {
    let verdict = Policy.preset(.article).verdict(for: .known("https://", tap: .live))
    #expect(
      verdict
        == Verdict(
          action: .block, destination: nil, opens: nil, yes: nil, rule: "unreadable",
          reason: .unreadable))
  }

  @Test func nonPublicSettingsAreOpenedByNoRuleOrDefault() {
    let rule = Policy(apps: [], otherwise: .article) { Rule.open(.kind(.deepLink), id: "r") }
    let byDefault = Policy(apps: [], otherwise: .article, defaults: [.deepLink: .open])
    for policy in [rule, byDefault] {
      for string in ["prefs:root=WIFI", "app-prefs:", "x-apple.systempreferences:a"] {
        let verdict = policy.verdict(for: .known(string, tap: .live))
        #expect((verdict.action, verdict.reason) == (.block, .notOpenable), "\(string)")
      }
      #expect(policy.verdict(for: .known("sample://x", tap: .live)).action == .open)
    }
  }

  /// What is opened of a product is rebuilt from its id.
  @Test func aProductWithoutAnIDIsOpenedByNoRule() {
    let policy = Policy(apps: [], otherwise: .article) {
      Rule.open(.kind(.appStoreProduct), id: "r")
    }
    let verdict = policy.verdict(for: .known("https://apps.apple.com/app/id5?id=6", tap: .live))
    #expect((verdict.action, verdict.reason) == (.block, .unknownApp))
    #expect(policy.verdict(for: .known("https://apps.apple.com/app/id5")).action == .open)
  }

  @Test func anAmbiguousPageIsNeitherOpenedNorAllowedByName() {
    let string = #"https://site.example\@evil.example/"#
    let byDefault = Policy(apps: [], otherwise: .article, defaults: [.web: .open])
    #expect(byDefault.verdict(for: .known("https://site.example/")).action == .open)
    let refused = byDefault.verdict(for: .known(string))
    #expect((refused.action, refused.reason) == (.block, .ambiguous))
    let byName = Policy(apps: [], otherwise: .article, defaults: [.web: .block]) {
      Rule.allow(.host("site.example"), .host("evil.example"), id: "sites")
    }
    #expect(byName.verdict(for: .known("https://site.example/")).action == .allow)
    #expect(byName.verdict(for: .known(string)).rule == "default:web")
  }

  /// What a response installs is known, but not from whose address it came.
  @Test func nothingIsInstalledFromAnAddressThatCanBeReadInTwoWays() throws {
    let policy = Policy(apps: [], otherwise: .article, defaults: [.enterpriseInstall: .ask])
    let addresses = [
      ("https://site.example/a", Action.ask), (#"https://site.example\@evil.example/a"#, .block),
      ("https://xn--a.example/a", .block),
    ]
    for (string, action) in addresses {
      let request = JumpRequest.known(string).installing(Destination(kind: .enterpriseInstall))
      #expect(policy.verdict(for: request).action == action, "\(string)")
    }
  }
}
