import Testing

@testable import JumpGate

@Suite struct OriginPatternTests {
  let cases: [(pattern: OriginPattern, from: Origin?, permits: Bool, restricts: Bool)] = [
    ("shop.example", httpsOrigin("shop.example"), true, true),
    ("shop.example", httpsOrigin("shop.example:8443"), true, true),
    ("shop.example", httpsOrigin("a.shop.example"), false, false),
    ("shop.example", httpsOrigin("shop.example.evil.example"), false, false),
    ("shop.example", httpsOrigin("myshop.example"), false, false),
    ("*.shop.example", httpsOrigin("a.shop.example"), true, true),
    ("*.shop.example", httpsOrigin("shop.example"), false, false),
    ("SHOP.example", httpsOrigin("shop.example"), true, true),
    ("shop.example", address("http://shop.example/").origin, false, true),
    ("shop.example", address("ftp://shop.example/").origin, false, true),
    ("shop.example", .opaque, false, false),
    ("shop.example", nil, false, true),
  ]

  @Test func permittingRulesTakeHTTPSOriginsOnlyAndNothingUnknown() {
    for (pattern, from, permits, restricts) in cases {
      let request = JumpRequest.known("sample://x", from: from, tap: .live)
      let open = Policy(apps: [], otherwise: .strict) {
        Rule.open(.scheme("sample"), from: pattern, id: "rule")
      }
      #expect((open.verdict(for: request).action == .open) == permits, "\(pattern) \(from as Any)")
      let block = Policy(apps: [], otherwise: .article) {
        Rule.block(.scheme("sample"), from: pattern, id: "rule")
      }
      let isBlocked = block.verdict(for: request).action == .block
      #expect(isBlocked == restricts, "\(pattern) \(from as Any)")
    }
    #expect(cases.count == 12)
  }

  @Test func whatIsNoPatternIsAMistakeOfThePolicy() {
    for string in [
      "", "*", "https://shop.example", "shop.example/", "a.*.example", "shop.example:1",
    ] {
      let policy = Policy(apps: [], otherwise: .standard) {
        Rule.open(.scheme("sample"), from: OriginPattern(stringLiteral: string), id: "rule")
      }
      #expect(policy.problems.map(\.path) == ["rules[0].from[0]"], "<\(string)>")
      #expect(throws: PatternError.self) { try OriginPattern(parsing: string) }
    }
  }
}
