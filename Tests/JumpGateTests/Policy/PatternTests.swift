import Testing

@testable import JumpGate

@Suite struct PatternTests {
  @Test func everyFormIsReadAndWritten() throws {
    let forms = [
      "listed-app", "app:1000000001", "scheme:com.12306sample", "scheme:a+b-c.d", "host:a.example",
      "host:*.a.example", "host:127.0.0.1", "host:[::1]", "host:xn--fsq.example",
    ]
    let all = forms + DestinationKind.allCases.map { "kind:\($0.rawValue)" }
    for string in all {
      #expect(try Pattern(parsing: string).description == string)
    }
    #expect(all.count == 19)
  }

  @Test func spellingsAreNormalised() throws {
    let cases = [
      "scheme:AliPays": "scheme:alipays", "host:A.Example": "host:a.example",
      "host:*.A.EXAMPLE": "host:*.a.example", "host:例.example": "host:xn--fsq.example",
      "host:a.example.": "host:a.example", "host:0x7f.1": "host:127.0.0.1",
    ]
    for (string, expected) in cases {
      #expect(try Pattern(parsing: string).description == expected)
    }
  }

  @Test func whatIsNoPatternIsRefusedWithItsReason() {
    let cases: [(String, PatternError)] = [
      ("", .empty), ("app:", .empty), ("kind:", .empty), ("scheme:", .empty), ("host:", .empty),
      ("listed-apps", .unknownForm), ("Listed-App", .unknownForm), ("tel", .unknownForm),
      ("url:x", .unknownForm), ("https://a.example", .unknownForm), ("http://.*", .unknownForm),
      ("app:id1", .notAnAppID), ("app:+1", .notAnAppID), ("app: 1", .notAnAppID),
      ("app:01", .notAnAppID), ("app:9223372036854775808", .notAnAppID), ("app:１", .notAnAppID),
      ("kind:store", .unknownKind), ("kind:Web", .unknownKind),
      ("scheme:1a", .notAScheme), ("scheme:a:", .notAScheme), ("scheme:a//", .notAScheme),
      ("scheme:a b", .notAScheme), ("scheme:*", .notAScheme), ("scheme:é", .notAScheme),
      ("host:https://a.example", .notADomain), ("host:a.example/", .notADomain),
      ("host:a.example/index.html", .notADomain), ("host:a.example:443", .notADomain),
      ("host:user@a.example", .notADomain), ("host:a b", .notADomain),
      ("host:a\t.example", .notADomain), ("host:a.example\n", .notADomain),
      ("host:a..example", .notADomain), ("host:.a.example", .notADomain),
      ("host:a\\b", .notADomain), ("host:a%2eexample", .notADomain),
      ("host:^https", .notADomain), ("host:*", .misplacedWildcard),
      ("host:a.*.example", .misplacedWildcard), ("host:*a.example", .misplacedWildcard),
      ("host:*.*.example", .misplacedWildcard), ("host:a.example.*", .misplacedWildcard),
      ("host:*.127.0.0.1", .misplacedWildcard), ("host:*.[::1]", .misplacedWildcard),
      ("host:*.", .notADomain),
    ]
    for (string, expected) in cases {
      #expect(throws: expected, "<\(string)>") { try Pattern(parsing: string) }
    }
    #expect(cases.count == 46)
    #expect(Set(cases.map(\.1)) == Set(PatternError.allCases))
  }

  @Test func hostsMatchLabelByLabel() throws {
    let cases: [(String, String, Bool)] = [
      ("web.sample", "https://web.sample/", true),
      ("web.sample", "https://WEB.sample/", true),
      ("web.sample", "https://web.sample./", true),
      ("web.sample", "http://web.sample:8080/a?b#c", true),
      ("web.sample", "https://user:pass@web.sample/", true),
      ("web.sample", "https://a.web.sample/", false),
      ("web.sample", "https://web.sample.evil.example/", false),
      ("web.sample", "https://web.samples/", false),
      ("web.sample", "https://evilweb.sample/", false),
      ("web.sample", "https://web.sample@evil.example/", false),
      ("web.sample", "https://evil.example/web.sample", false),
      ("web.sample", "https://evil.example/?u=https://web.sample/", false),
      ("*.web.sample", "https://a.web.sample/", true),
      ("*.web.sample", "https://a.b.web.sample/", true),
      ("*.web.sample", "https://web.sample/", false),
      ("*.web.sample", "https://evilweb.sample/", false),
      ("*.web.sample", "https://.web.sample/", false),
      ("127.0.0.1", "http://127.1/", true),
      ("127.0.0.1", "http://127.0.0.2/", false),
      ("[::1]", "http://[0:0::1]/", true),
      ("web.sample", "sample://web.sample/", false),
      ("web.sample", "itms-apps://web.sample/", false),
    ]
    for (pattern, string, expected) in cases {
      let policy = Policy(apps: [], otherwise: .article) {
        Rule.block(.host(pattern), id: "host")
      }
      let verdict = policy.verdict(for: .known(string, tap: .live))
      #expect((verdict.rule == "host") == expected, "\(pattern) <\(string)>")
    }
    #expect(cases.count == 22)
  }

  @Test func listedAppIsAProductPageOfAListedAppAndNothingElse() {
    let policy = Policy(apps: [app(1_000_000_001)], otherwise: .strict) {
      Rule.open(.listedApp, id: "listed")
    }
    let matching = [
      "https://apps.apple.com/app/id1000000001", "itms-apps://itunes.apple.com/app/id1000000001",
      "ITMS-APPS://Apps.Apple.com/us/app/sample/id1000000001",
    ]
    let others = [
      "https://apps.apple.com/app/id100000000", "https://apps.apple.com/app/id10000000011",
      "https://apps.apple.com/app/id1000000001?id=999",
      "https://apps.apple.com.evil.example/app/id1000000001",
      "https://app.adjust.com/a?redirect=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid1000000001",
      "https://apps.apple.com\\@evil.example/app/id1000000001",
    ]
    for string in matching {
      #expect(policy.verdict(for: .known(string)).rule == "listed", "\(string)")
    }
    for string in others {
      #expect(policy.verdict(for: .known(string)).rule != "listed", "\(string)")
    }
  }

  /// Two ids in one address may be any app: a rule that restricts is taken at its word.
  @Test func anUnknownIdNeverPermitsAndNeverEvadesARestriction() {
    let string = "https://apps.apple.com/app/id111?id=222"
    let permits = Policy(apps: [], otherwise: .strict) { Rule.open(.app(app(222)), id: "one") }
    #expect(permits.verdict(for: .known(string, tap: .live)).action == .block)
    let restricts = Policy(apps: [], otherwise: .strict) {
      Rule.block(.app(app(222)), id: "not-this")
      Rule.open(.kind(.appStoreProduct), when: .tap, id: "all")
    }
    let verdict = restricts.verdict(for: .known(string, tap: .live))
    #expect((verdict.action, verdict.rule) == (.block, "not-this"))
    #expect(
      restricts.verdict(for: .known("https://apps.apple.com/app/id111", tap: .live)).rule == "all")
  }
}
