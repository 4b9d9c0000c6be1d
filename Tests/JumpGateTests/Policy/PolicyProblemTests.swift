import Testing

@testable import JumpGate

@Suite struct PolicyProblemTests {
  private func rule(
    _ id: String = "r", to: [Pattern] = [.listedApp], then: Action = .block, yes: Action = .open
  ) -> Rule {
    Rule(id: id, to: to, from: [], when: [], tap: .live, then: then, yes: yes)
  }

  private func problems(
    _ rules: [Rule], hostSchemes: [String] = [], defaults: [DestinationKind: Action] = [:]
  ) -> [PolicyProblem] {
    Policy(
      preset: .standard, mode: .enforce, apps: AppList(), hostSchemes: hostSchemes,
      appLinkHosts: [], rules: rules, defaults: defaults
    ).problems
  }

  @Test func everyMistakeIsFoundAtItsPlace() {
    let cases: [([PolicyProblem], String, PolicyProblem.Fault)] = [
      (problems([rule("a"), rule("b"), rule("a")]), "rules[2].id", .duplicateRuleID),
      (problems([rule("")]), "rules[0].id", .emptyRuleID),
      (problems([rule(to: [])]), "rules[0].to", .noPattern),
      (problems([rule(to: [.scheme("a b")])]), "rules[0].to[0]", .pattern(.notAScheme)),
      (problems([rule(to: [.scheme("sample")], then: .allow)]), "rules[0].to[0]", .cannotAllow),
      (problems([rule(then: .allow)]), "rules[0].to[0]", .cannotAllow),
      (problems([rule(to: [.kind(.deepLink)], then: .allow)]), "rules[0].to[0]", .cannotAllow),
      (problems([rule(to: [.kind(.redirector)], then: .allow)]), "rules[0].to[0]", .cannotAllow),
      (problems([rule(to: [.scheme("ftp")], then: .allow)]), "rules[0].to[0]", .cannotAllow),
      (problems([rule(to: [.scheme("sample")], then: .host)]), "rules[0].to[0]", .notAHostScheme),
      (problems([rule(then: .ask, yes: .block)]), "rules[0].yes", .invalidYes),
      (problems([rule(then: .open, yes: .sheet)]), "rules[0].yes", .invalidYes),
      (problems([], hostSchemes: ["https"]), "hostSchemes[0]", .notADeepLink),
      (problems([], hostSchemes: ["a", "itms-apps"]), "hostSchemes[1]", .notADeepLink),
      (problems([], hostSchemes: ["a:"]), "hostSchemes[0]", .pattern(.notAScheme)),
      (problems([], defaults: [.deepLink: .allow]), "defaults.deep-link", .cannotAllow),
      (
        problems([], defaults: [.appStoreProduct: .allow]), "defaults.app-store-product",
        .cannotAllow
      ),
      (problems([], defaults: [.web: .host]), "defaults.web", .notAHostScheme),
    ]
    for (found, path, fault) in cases {
      #expect(found.map(\.path) == [path])
      #expect(found.map(\.fault) == [fault])
    }
    #expect(cases.count == 18)
  }

  @Test func whatIsRightHasNoProblem() {
    let rules = [
      rule("a", to: [.host("*.a.example"), .scheme("https"), .kind(.web)], then: .allow),
      rule("b", to: [.scheme("mraid")], then: .host),
      rule("c", to: [.kind(.testflight)], then: .ask, yes: .sheet),
    ]
    let defaults: [DestinationKind: Action] = [
      .web: .allow, .redirector: .allow, .otherAppleContent: .allow, .testflight: .ask,
      .deepLink: .open, .marketplace: .block,
    ]
    #expect(problems(rules, hostSchemes: ["MRAID"], defaults: defaults).isEmpty)
  }

  @Test func aProblemSaysWhereAndWhat() {
    let found = problems([rule(to: [.scheme("a b")])])
    #expect(
      found.map(\.description) == [
        "rules[0].to[0]: 'scheme:a b' is no scheme: a letter, then letters, digits, '+', '-' or '.', without ':'"
      ])
  }

  @Test func aDefaultAllowsOnlyWhatThePresetsDo() {
    for kind in DestinationKind.allCases {
      let isRight = [.web, .redirector, .otherAppleContent].contains(kind)
      #expect(problems([], defaults: [kind: .allow]).isEmpty == isRight, "\(kind)")
    }
  }
}
