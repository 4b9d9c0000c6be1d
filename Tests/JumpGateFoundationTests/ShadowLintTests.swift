import JumpGate
import Testing

@testable import JumpGateFoundation

/// Two rules, and an address that passes the first and reaches the second.
private struct Reached: Sendable {
  let first: String
  let second: String
  let address: String
  var from: String? = "https://a.example"
  var tap = TapStanding.live
  var defaults = ""

  func policy() throws -> Policy {
    let first = #"{"id": "a", \#(first)}"#
    let second = #"{"id": "b", \#(second)}"#
    let text =
      #"{"version": 1, "apps": [{"id": 5}], "defaults": {\#(defaults)}, "rules": [\#(first), \#(second)]}"#
    return try PolicyFile(text.utf8).policy
  }
}

private let reached = [
  // A scheme whose addresses have several kinds
  Reached(
    first: #""to": ["kind:deep-link"], "then": "block""#,
    second: #""to": ["scheme:apple-magnifier"], "when": ["tap"], "then": "open""#,
    address: "apple-magnifier://install?url=x"),
  Reached(
    first: #""to": ["kind:deep-link"], "then": "block""#,
    second: #""to": ["scheme:intent"], "when": ["tap"], "then": "open""#,
    address: "intent://x#Intent;package=com.android.vending;end"),
  Reached(
    first: #""to": ["kind:deep-link"], "then": "block""#,
    second: #""to": ["scheme:amzn"], "when": ["tap"], "then": "open""#,
    address: "amzn://apps/android?p=x"),
  Reached(
    first: #""to": ["kind:app-store-other"], "then": "block""#,
    second: #""to": ["scheme:itms-apps"], "when": ["tap"], "then": "open""#,
    address: "itms-apps://apps.apple.com/app/id5"),
  Reached(
    first: #""to": ["kind:app-store-other"], "then": "block""#,
    second: #""to": ["scheme:itms-unheard-of"], "when": ["tap"], "then": "open""#,
    address: "itms-unheard-of://apps.apple.com/app/id5"),
  Reached(
    first: #""to": ["kind:other-apple-content"], "then": "block""#,
    second: #""to": ["scheme:itms-books"], "when": ["tap"], "then": "open""#,
    address: "itms-books://apps.apple.com/app/id5"),
  Reached(
    first: #""to": ["kind:enterprise-install"], "then": "block""#,
    second: #""to": ["scheme:itms-services"], "when": ["tap"], "then": "open""#,
    address: "itms-services://?action=purchaseIntent&bundleId=x"),
  Reached(
    first: #""to": ["kind:web"], "then": "block""#,
    second: #""to": ["scheme:https"], "then": "allow""#,
    address: "https://music.apple.com/album/1"),
  // An address that can be read in two ways: no permitting rule takes it
  Reached(
    first: #""to": ["kind:web"], "then": "allow""#, second: #""to": ["kind:web"], "then": "block""#,
    address: #"https://a.example\@b.example/"#),
  Reached(
    first: #""to": ["scheme:tel"], "when": ["tap"], "then": "open""#,
    second: #""to": ["scheme:tel"], "when": ["tap"], "then": "block""#, address: #"tel://x/..\y"#),
  // What may match only: the stricter counts
  Reached(
    first: #""to": ["scheme:tel"], "from": ["a.example"], "when": ["tap"], "then": "open""#,
    second: #""to": ["scheme:tel"], "from": ["a.example"], "when": ["tap"], "then": "ask""#,
    address: "tel:1", from: nil),
  Reached(
    first: #""to": ["host:b.example"], "when": ["cross-host"], "then": "allow""#,
    second: #""to": ["host:b.example"], "when": ["tap", "cross-host"], "then": "ask""#,
    address: "https://b.example/", from: nil),
  // A carried tap is no tap for a rule that takes live ones only
  Reached(
    first: #""to": ["scheme:tel"], "when": ["no-tap"], "tap": "carried", "then": "block""#,
    second: #""to": ["scheme:tel"], "when": ["no-tap"], "then": "block""#, address: "tel:1",
    tap: .carried),
]

@Test func aRuleThatDecidesIsNotCalledShadowed() throws {
  #expect(reached.count == 13)
  for item in reached {
    let policy = try item.policy()
    let request = JumpRequest(item.address, from: item.from, frame: .main, tap: item.tap)
    #expect(policy.verdict(for: request).rule == "b", "\(item)")
    #expect(!PolicyLint.warnings(for: policy).contains { $0.kind == .shadowed }, "\(item)")
  }
}

@Test func aRuleAboutOneAppShadowsTheListOnlyIfItIsTheOnlyOne() throws {
  for (apps, isShadowed) in [(#"{"id": 5}"#, true), (#"{"id": 5}, {"id": 7}"#, false)] {
    let rules = [("a", "app:5"), ("b", "listed-app")].map {
      #"{"id": "\#($0)", "to": ["\#($1)"], "when": ["tap"], "then": "open"}"#
    }
    let text = #"{"version": 1, "apps": [\#(apps)], "rules": [\#(rules[0]), \#(rules[1])]}"#
    let warnings = PolicyLint.warnings(for: try PolicyFile(text.utf8).policy)
    #expect(warnings.contains { $0.kind == .shadowed } == isShadowed, "\(apps)")
  }
}

private let addresses = [
  "tel:1", #"tel://x/..\y"#, "sample:x", "wss://b.example/", #"wss://a.example\@b.example/"#,
  "https://b.example/", "http://b.example/", "https://a.example/",
  #"https://b.example\@c.example/"#,
  "file:///x", #"file://a.example\@b.example/"#, "https://apps.apple.com/app/id5",
  "https://apps.apple.com/app/id7", "https://apps.apple.com/app/id5?id=7",
  "https://apps.apple.com/search", #"https://a.example\@apps.apple.com/app/id5"#,
  "itms-apps://apps.apple.com/app/id5", "itms-apps://apps.apple.com/app/id5?id=7", "itms-apps://x",
  "itms://x", "itms://apps.apple.com/app/id7", "amzn://apps/x", "amzn://x", "altstore:x",
  "intent://x#Intent;package=com.android.vending;end", "intent://x",
  "intent://x#Intent;S.browser_fallback_url=https%3A%2F%2Fb.example;end",
  "itms-services://?action=purchaseIntent", "itms-services://?action=download-manifest",
  "https://testflight.apple.com/join/x", "https://music.apple.com/album/1",
]

@Test func ofRulesMadeAtRandomOneCalledShadowedNeverDecides() throws {
  let origins = [nil, "https://a.example", "http://a.example", "https://b.example"]
  let requests = addresses.flatMap { address in
    origins.flatMap { origin in
      [TapStanding.none, .live, .descendant, .carried].flatMap { tap in
        [AskingFrame.main, .sub].map { JumpRequest(address, from: origin, frame: $0, tap: tap) }
      }
    }
  }
  var rules = RandomRules(seed: 20)
  var (shadowed, permitting) = (0, 0)
  for _ in 0..<2500 {
    let policy = try rules.policy()
    guard policy.problems.isEmpty,
      PolicyLint.warnings(for: policy).contains(where: { $0.kind == .shadowed })
    else { continue }
    shadowed += 1
    permitting += policy.rules[0].isPermitting ? 1 : 0
    for request in requests where policy.verdict(for: request).rule == "b" {
      Issue.record("\(request) is decided by the last of \(policy.rules)")
    }
  }
  #expect((shadowed, permitting) == (119, 67))
}

@Test func everyAddressHasAKindThatItsSchemeCanHave() throws {
  let samples =
    addresses + [
      "apple-magnifier://install?url=x", "apple-magnifier:x", "oaps://mk/x", "oaps:x", "firefox:x",
      "itms-books:x", "itms-books://apps.apple.com/app/id5", "mailto:a@b.example", "prefs:x",
      "itms-beta:x", "music:x", "market:x", "itms-unheard-of:x", "about:blank",
    ]
  for sample in samples {
    let address = try Address(sample)
    let scheme = try #require(sample.split(separator: ":").first.map(String.init))
    let kinds = DestinationKind.kinds(ofScheme: scheme)
    #expect(kinds.contains(Destination(address).kind), "\(sample)")
  }
}
