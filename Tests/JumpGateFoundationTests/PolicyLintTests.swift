import JumpGate
import Testing

@testable import JumpGateFoundation

private struct Case: Sendable {
  let policy: String
  let warnings: [String]

  /// Rules of a policy with app 5 listed.
  static func rules(_ rules: String..., warns warnings: String...) -> Case {
    let list = rules.joined(separator: ", ")
    return Case(
      policy: #"{"version": 1, "apps": [{"id": 5, "name": "A"}], "rules": [\#(list)]}"#,
      warnings: warnings)
  }

  /// Members beside `version`.
  static func policy(_ members: String, warns warnings: String...) -> Case {
    Case(policy: #"{"version": 1, \#(members)}"#, warnings: warnings)
  }
}

private let cases: [Case] = [
  // Nothing to warn of
  .policy(#""apps": [{"id": 5}]"#),
  .rules(#"{"id": "a", "to": ["listed-app"], "when": ["tap"], "then": "open"}"#),
  .rules(
    #"{"id": "a", "to": ["kind:deep-link", "kind:app-store-product"], "when": ["sub-frame"], "then": "block"}"#
  ),
  .rules(
    #"{"id": "a", "to": ["host:*.shop.example"], "from": ["*.shop.example"], "then": "allow"}"#),
  .rules(#"{"id": "a", "to": ["kind:testflight"], "then": "block"}"#),
  // Never matches
  .rules(
    #"{"id": "a", "to": ["scheme:tel"], "when": ["tap", "no-tap"], "then": "open"}"#,
    warns:
      "rules[0].when: tap and no-tap never hold together, so the rule never matches (never-matches)"
  ),
  .rules(
    #"{"id": "a", "to": ["scheme:tel"], "when": ["main-frame", "sub-frame"], "then": "block"}"#,
    warns:
      "rules[0].when: main-frame and sub-frame never hold together, so the rule never matches (never-matches)"
  ),
  .rules(
    #"{"id": "a", "to": ["scheme:tel"], "when": ["redirected", "direct"], "then": "block"}"#,
    warns:
      "rules[0].when: redirected and direct never hold together, so the rule never matches (never-matches)"
  ),
  .rules(
    #"{"id": "a", "to": ["scheme:tel"], "when": ["tap", "same-host"], "then": "open"}"#,
    warns:
      "rules[0].to[0]: an address of scheme tel never has the asking page's host (never-matches)"),
  .policy(
    #""rules": [{"id": "a", "to": ["listed-app", "app:7"], "when": ["tap"], "then": "open"}]"#,
    warns: "rules[0].to[0]: listed-app never matches, since no app is listed (never-matches)"),
  // Shadowed
  .rules(
    #"{"id": "a", "to": ["scheme:tel"], "when": ["tap"], "then": "open"}"#,
    #"{"id": "b", "to": ["scheme:tel"], "when": ["tap"], "then": "ask"}"#,
    warns: "rules[1]: is never reached: rules[0] (a) decides all it is about (shadowed)"),
  .rules(
    #"{"id": "a", "to": ["kind:deep-link"], "then": "block"}"#,
    #"{"id": "b", "to": ["scheme:tel", "scheme:sms"], "when": ["tap"], "then": "open"}"#,
    warns: "rules[1]: is never reached: rules[0] (a) decides all it is about (shadowed)"),
  .rules(
    #"{"id": "a", "to": ["kind:app-store-product"], "when": ["sub-frame"], "then": "block"}"#,
    #"{"id": "b", "to": ["app:7", "listed-app"], "when": ["sub-frame", "tap"], "then": "open"}"#,
    warns: "rules[1]: is never reached: rules[0] (a) decides all it is about (shadowed)"),
  .rules(
    #"{"id": "a", "to": ["listed-app"], "when": ["tap"], "then": "open"}"#,
    #"{"id": "b", "to": ["app:5"], "when": ["tap"], "then": "ask"}"#,
    warns: "rules[1]: is never reached: rules[0] (a) decides all it is about (shadowed)"),
  .rules(
    #"{"id": "a", "to": ["host:*.shop.example"], "from": ["*.b.example"], "then": "allow"}"#,
    #"{"id": "b", "to": ["host:*.a.shop.example", "host:x.shop.example"], "from": ["a.b.example", "*.c.b.example"], "then": "allow"}"#,
    warns: "rules[1]: is never reached: rules[0] (a) decides all it is about (shadowed)"),
  .rules(
    #"{"id": "a", "to": ["kind:marketplace", "kind:web"], "then": "block"}"#,
    #"{"id": "b", "to": ["scheme:altstore", "scheme:about"], "when": ["tap"], "then": "block"}"#,
    warns: "rules[1]: is never reached: rules[0] (a) decides all it is about (shadowed)"),
  .rules(
    #"{"id": "a", "to": ["app:5"], "from": ["*.a.example"], "then": "block"}"#,
    #"{"id": "b", "to": ["app:5"], "from": ["b.a.example"], "when": ["tap"], "then": "open"}"#,
    warns: "rules[1]: is never reached: rules[0] (a) decides all it is about (shadowed)"),
  // Not shadowed
  .rules(
    #"{"id": "a", "to": ["scheme:tel"], "when": ["tap", "main-frame"], "then": "open"}"#,
    #"{"id": "b", "to": ["scheme:tel"], "when": ["tap"], "then": "ask"}"#),
  .rules(
    #"{"id": "a", "to": ["scheme:tel"], "when": ["tap"], "then": "open"}"#,
    #"{"id": "b", "to": ["scheme:tel"], "when": ["tap"], "tap": "carried", "then": "ask"}"#),
  .rules(
    #"{"id": "a", "to": ["scheme:tel"], "from": ["a.example"], "when": ["tap"], "then": "open"}"#,
    #"{"id": "b", "to": ["scheme:tel"], "from": ["a.example"], "when": ["tap"], "then": "block"}"#),
  .rules(
    #"{"id": "a", "to": ["scheme:tel"], "from": ["*.a.example"], "when": ["tap"], "then": "open"}"#,
    #"{"id": "b", "to": ["scheme:tel"], "from": ["a.example"], "when": ["tap"], "then": "ask"}"#),
  .rules(
    #"{"id": "a", "to": ["host:shop.example"], "then": "allow"}"#,
    #"{"id": "b", "to": ["host:*.shop.example"], "then": "allow"}"#),
  // A listed app that a rule or default blocks
  .rules(
    #"{"id": "a", "to": ["kind:app-store-product"], "then": "block"}"#,
    warns: "rules[0]: blocks app 5 \"A\", though listed (listed-app-blocked)"),
  .rules(
    #"{"id": "a", "to": ["scheme:tel"], "when": ["tap"], "then": "open"}"#,
    #"{"id": "b", "to": ["app:5"], "when": ["tap"], "then": "block"}"#,
    warns: "rules[1]: blocks app 5 \"A\", though listed (listed-app-blocked)"),
  .rules(
    #"{"id": "a", "to": ["host:apps.apple.com"], "then": "block"}"#,
    warns: "rules[0]: blocks app 5 \"A\", though listed (listed-app-blocked)"),
  .policy(
    #""apps": [{"id": 5}, {"id": 6}, {"id": 7}], "defaults": {"app-store-product": "block"}"#,
    warns: "defaults.app-store-product: blocks app 5 and 2 more, though listed (listed-app-blocked)"
  ),
  // Permits without a tap
  .rules(
    #"{"id": "a", "to": ["scheme:tel"], "then": "open"}"#,
    warns:
      "rules[0]: open even without a tap, and as often as a page likes; add \"tap\" to \"when\" (permits-without-tap)"
  ),
  .rules(
    #"{"id": "a", "to": ["listed-app"], "when": ["main-frame"], "then": "ask"}"#,
    warns:
      "rules[0]: ask even without a tap, and as often as a page likes; add \"tap\" to \"when\" (permits-without-tap)"
  ),
  .rules(
    #"{"id": "a", "to": ["listed-app"], "tap": "carried", "then": "sheet"}"#,
    warns:
      "rules[0]: sheet even without a tap, and as often as a page likes; add \"tap\" to \"when\" (permits-without-tap)",
    "rules[0].tap: says nothing, since \"when\" has no \"tap\" (tap-without-condition)"),
  .policy(
    #""preset": "article", "apps": [{"id": 5}], "defaults": {"testflight": "ask", "deep-link": "block"}"#,
    warns:
      "defaults.testflight: ask even without a tap; a rule with \"when\": [\"tap\"] would not (permits-without-tap)"
  ),
  .policy(#""apps": [{"id": 5}], "defaults": {"testflight": "ask", "deep-link": "open"}"#),
  .rules(
    #"{"id": "a", "to": ["scheme:tel"], "when": ["no-tap"], "tap": "carried", "then": "block"}"#),
  // Shared parents
  .rules(
    #"{"id": "a", "to": ["scheme:tel"], "from": ["*.github.io", "me.github.io"], "when": ["tap"], "then": "open"}"#,
    warns:
      "rules[0].from[0]: anyone can get a sub-domain of github.io, so *.github.io is anyone (shared-parent)"
  ),
  .rules(
    #"{"id": "a", "to": ["host:*.co.uk"], "then": "allow"}"#,
    warns:
      "rules[0].to[0]: anyone can get a sub-domain of co.uk, so *.co.uk is anyone (shared-parent)"),
  .rules(
    #"{"id": "a", "to": ["host:*.com"], "then": "allow"}"#,
    warns: "rules[0].to[0]: *.com covers a whole top-level domain (shared-parent)",
    "rules[0].to[0]: host:*.com covers apps that are not listed; use listed-app, \"then\": \"ask\" or a \"from\" (opens-unlisted)"
  ),
  .rules(
    #"{"id": "a", "to": ["host:*.lan"], "then": "allow"}"#,
    warns: "rules[0].to[0]: *.lan covers a whole top-level domain (shared-parent)"),
  .rules(
    #"{"id": "a", "to": ["host:*.localhost", "host:*.test", "host:*.example"], "then": "allow"}"#),
  .rules(#"{"id": "a", "to": ["scheme:tel"], "from": ["*.github.io"], "then": "block"}"#),
  .policy(
    #""apps": [{"id": 5}], "appLinkHosts": ["*.web.app", "my.web.app"]"#,
    warns:
      "appLinkHosts[0]: anyone can get a sub-domain of web.app, so *.web.app is anyone (shared-parent)"
  ),
  // Never opened
  .rules(
    #"{"id": "a", "to": ["scheme:data"], "when": ["tap"], "then": "open"}"#,
    warns: "rules[0].to[0]: scheme:data belongs to the page and is never opened (never-opened)"),
  .rules(
    #"{"id": "a", "to": ["kind:redirector"], "when": ["tap"], "then": "open"}"#,
    warns:
      "rules[0].to[0]: an http(s) link of a link service is never opened; what it leads to is judged when it comes (never-opened)"
  ),
  .rules(
    #"{"id": "a", "to": ["host:app.adjust.com"], "when": ["tap"], "then": "ask"}"#,
    warns:
      "rules[0].to[0]: an http(s) link of a link service is never opened; what it leads to is judged when it comes (never-opened)"
  ),
  .rules(
    #"{"id": "a", "to": ["kind:testflight"], "when": ["tap"], "then": "sheet"}"#,
    warns:
      "rules[0].to[0]: only an App Store product has a sheet; kind:testflight is opened instead (never-opened)",
    "rules[0].to[0]: kind:testflight covers apps that are not listed; use listed-app, \"then\": \"ask\" or a \"from\" (opens-unlisted)"
  ),
  // Past the list
  .policy(
    #""apps": [{"id": 5}], "defaults": {"app-store-other": "open", "testflight": "ask"}"#,
    warns:
      "defaults.app-store-other: open covers apps that are not listed; use \"ask\" (opens-unlisted)"
  ),
  .rules(
    #"{"id": "a", "to": ["scheme:alipays", "listed-app"], "when": ["tap"], "then": "ask", "yes": "sheet"}"#,
    warns:
      "rules[0].to[0]: only an App Store product has a sheet; scheme:alipays is opened instead (never-opened)"
  ),
  // The whole policy
  .policy(
    #""preset": "standard""#,
    warns: "apps: no app is listed, so every App Store link is blocked (no-apps)"),
  .policy(
    #""rules": [{"id": "a", "to": ["kind:web", "host:*.shop.example"], "then": "allow"}, {"id": "b", "to": ["scheme:tel", "scheme:amzn"], "when": ["tap"], "then": "open"}, {"id": "c", "to": ["scheme:https", "host:apps.apple.com"], "then": "block"}]"#,
    warns: "apps: no app is listed, so every App Store link is blocked (no-apps)"),
  .policy(#""rules": [{"id": "a", "to": ["scheme:https"], "when": ["tap"], "then": "open"}]"#),
  .policy(#""rules": [{"id": "a", "to": ["scheme:itms-apps"], "when": ["tap"], "then": "ask"}]"#),
  .policy(#""rules": [{"id": "a", "to": ["scheme:itms"], "when": ["tap"], "then": "ask"}]"#),
  .policy(
    #""rules": [{"id": "a", "to": ["host:apps.apple.com"], "when": ["tap"], "then": "open"}]"#),
  .policy(
    #""rules": [{"id": "a", "to": ["host:itunes.apple.com"], "when": ["tap"], "then": "open"}]"#),
  .policy(#""rules": [{"id": "a", "to": ["host:*.apple.com"], "when": ["tap"], "then": "open"}]"#),
  .policy(
    #""rules": [{"id": "a", "to": ["host:*.itunes.com"], "when": ["tap"], "then": "open"}]"#),
  .policy(
    #""rules": [{"id": "a", "to": ["kind:app-store-other"], "when": ["tap"], "then": "open"}]"#),
  .policy(#""defaults": {"app-store-other": "ask"}"#),
  .policy(
    #""apps": [{"id": 5}], "mode": "report""#, warns: "mode: nothing is enforced (reports-only)"),
]

@Test func everyOddityIsAWarningWithItsKeyPathAndNothingElseIs() throws {
  #expect(cases.count == 57)
  for item in cases {
    let policy = try PolicyFile(item.policy.utf8).policy
    #expect(PolicyLint.warnings(for: policy).map(\.description) == item.warnings, "\(item.policy)")
  }
}

@Test func everyKindOfWarningIsInTheTable() {
  let said = cases.flatMap(\.warnings)
  for kind in LintWarning.Kind.allCases {
    #expect(said.contains { $0.hasSuffix("(\(kind.rawValue))") }, "\(kind)")
  }
}

@Test func theReferencePolicyHasNoWarnings() throws {
  let policy = try Policy(contentsOf: TestData.file("p0.json"))
  #expect(PolicyLint.warnings(for: policy) == [])
}

/// What a shadow warning claims is tried: the later rule never decides anything.
@Test func aShadowedRuleNeverDecides() throws {
  let addresses = [
    "tel:1", "sms:1", "alipays://x", "https://apps.apple.com/app/id5",
    "https://apps.apple.com/app/id7", "https://x.shop.example/", "https://b.a.shop.example/",
    "https://shop.example/", "https://other.example/", #"tel://x/..\y"#, "altstore:x",
    "about:blank",
    "https://apps.apple.com/app/id5?id=7",
  ]
  let origins = [
    nil, "https://a.b.example", "https://x.c.b.example", "http://a.b.example", "https://a.example",
  ]
  var tried = 0
  for item in cases where item.warnings.contains(where: { $0.hasSuffix("(shadowed)") }) {
    let policy = try PolicyFile(item.policy.utf8).policy
    for address in addresses {
      for origin in origins {
        for tap in TapStanding.allCases {
          for frame in AskingFrame.allCases {
            let request = JumpRequest(address, from: origin, frame: frame, tap: tap)
            #expect(policy.verdict(for: request).rule != "b")
            tried += 1
          }
        }
      }
    }
  }
  #expect(tried == 7 * 13 * 5 * 7 * 3)
}
