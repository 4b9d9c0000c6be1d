import JumpGate
import Testing

@testable import JumpGateFoundation

/// A policy with app 5 listed, and an address of another app.
private struct Case: Sendable {
  let members: String
  let address: String

  /// Rules with the names `a`, `b` and so on, made for a tap.
  static func rules(_ rules: String..., address: String) -> Case {
    let list = zip("abc", rules).map { #"{"id": "\#($0)", "when": ["tap"], \#($1)}"# }
    return Case(
      members: #""rules": [\#(list.joined(separator: ", "))]"#, address: address)
  }

  static func defaults(_ defaults: String, address: String) -> Case {
    Case(members: #""defaults": {\#(defaults)}"#, address: address)
  }

  func policy() throws -> Policy {
    try PolicyFile(#"{"version": 1, "apps": [{"id": 5}], \#(members)}"#.utf8).policy
  }

  /// What is done on a tap on a page that no rule names.
  func verdict() throws -> Verdict {
    let page = "https://page.example"
    return try policy().verdict(
      for: JumpRequest(address, from: page, frame: .main, tap: .live))
  }

  /// Where it is warned of.
  func warned() throws -> [String] {
    PolicyLint.warnings(for: try policy()).filter { $0.kind == .opensUnlisted }.map(\.keyPath)
  }
}

private let product = "https://apps.apple.com/app/id9"

private let open: [(Case, at: String)] = [
  (
    .rules(#""to": ["scheme:itms-apps"], "then": "open""#, address: "itms-apps://x"),
    at: "rules[0].to[0]"
  ),
  (
    .rules(
      #""to": ["listed-app", "scheme:itms-books"], "then": "sheet""#,
      address: "itms-books://apps.apple.com/app/id9"), at: "rules[0].to[1]"
  ),
  (
    .rules(#""to": ["kind:app-store-product"], "then": "open""#, address: product),
    at: "rules[0].to[0]"
  ),
  (
    .rules(
      #""to": ["kind:app-store-other"], "then": "open""#, address: "https://apps.apple.com/redeem"),
    at: "rules[0].to[0]"
  ),
  (.rules(#""to": ["scheme:https"], "then": "allow""#, address: product), at: "rules[0].to[0]"),
  (.rules(#""to": ["host:apps.apple.com"], "then": "allow""#, address: product), "rules[0].to[0]"),
  (.rules(#""to": ["host:*.apple.com"], "then": "allow""#, address: product), at: "rules[0].to[0]"),
  (
    .rules(
      #""to": ["host:games.apple.com"], "then": "open""#,
      address: "https://games.apple.com/app/id9"), at: "rules[0].to[0]"
  ),
  (
    .rules(
      #""to": ["kind:app-store-product"], "then": "block""#,
      #""to": ["host:itunes.apple.com"], "then": "open""#,
      address: "https://itunes.apple.com/redeem"), at: "rules[1].to[0]"
  ),
  (
    .rules(
      #""to": ["host:testflight.apple.com"], "then": "open""#,
      address: "https://testflight.apple.com/join/x"), at: "rules[0].to[0]"
  ),
  (
    .rules(
      #""to": ["scheme:itms-services"], "then": "open""#,
      address: "itms-services://?action=download-manifest&url=x"), at: "rules[0].to[0]"
  ),
  (
    .rules(
      #""to": ["scheme:apple-magnifier"], "then": "open""#,
      address: "apple-magnifier://install?url=x"), at: "rules[0].to[0]"
  ),
  (
    .rules(#""to": ["kind:marketplace"], "then": "open""#, address: "altstore:x"),
    at: "rules[0].to[0]"
  ),
  (
    Case(
      members:
        #""hostSchemes": ["apple-magnifier"], "rules": [{"id": "a", "to": ["scheme:apple-magnifier"], "then": "host"}]"#,
      address: "apple-magnifier://install?url=x"), at: "rules[0].to[0]"
  ),
  (.defaults(#""app-store-product": "open""#, address: product), at: "defaults.app-store-product"),
  (
    .defaults(#""app-store-other": "open""#, address: "https://apps.apple.com/redeem"),
    at: "defaults.app-store-other"
  ),
  (
    .defaults(#""testflight": "open""#, address: "https://testflight.apple.com/join/x"),
    at: "defaults.testflight"
  ),
  (
    .defaults(
      #""enterprise-install": "open""#, address: "itms-services://?action=download-manifest"),
    at: "defaults.enterprise-install"
  ),
  (.defaults(#""marketplace": "open""#, address: "altstore:x"), at: "defaults.marketplace"),
]

@Test func whatLetsOutAnAppPastTheListIsWarnedOf() throws {
  #expect(open.count == 19)
  for (item, path) in open {
    let verdict = try item.verdict()
    #expect(![.block, .ask].contains(verdict.action), "\(item)")
    #expect(try item.warned() == [path], "\(item)")
  }
}

private let kept: [Case] = [
  .rules(#""to": ["listed-app"], "then": "open""#, address: product),
  .rules(#""to": ["kind:app-store-product"], "then": "ask""#, address: product),
  .rules(#""to": ["kind:app-store-product"], "then": "block""#, address: product),
  .rules(#""to": ["scheme:tel", "scheme:amzn"], "then": "open""#, address: product),
  .rules(
    #""to": ["kind:deep-link", "kind:other-apple-content"], "then": "open""#, address: product),
  .rules(#""to": ["kind:web", "host:*.shop.example"], "then": "allow""#, address: product),
  .rules(#""to": ["host:music.apple.com"], "then": "open""#, address: product),
  // An earlier rule decides
  .rules(
    #""to": ["kind:app-store-product"], "then": "ask""#,
    #""to": ["kind:app-store-product"], "then": "open""#, address: product),
  .rules(
    #""to": ["kind:app-store-product", "kind:app-store-other"], "then": "block""#,
    #""to": ["host:apps.apple.com", "scheme:itms-apps"], "then": "open""#, address: product),
  .rules(
    #""to": ["scheme:itms-apps"], "then": "block""#, #""to": ["scheme:itms-apps"], "then": "open""#,
    address: "itms-apps://apps.apple.com/app/id9"),
  Case(
    members:
      #""rules": [{"id": "a", "to": ["kind:testflight"], "when": ["tap"], "then": "ask"}], "defaults": {"testflight": "open"}"#,
    address: "https://testflight.apple.com/join/x"),
  // Never matches
  Case(
    members:
      #""rules": [{"id": "a", "to": ["scheme:itms-apps"], "when": ["tap", "no-tap"], "then": "open"}]"#,
    address: product),
  Case(
    members:
      #""rules": [{"id": "a", "to": ["scheme:itms-apps"], "when": ["tap", "same-host"], "then": "open"}]"#,
    address: product),
  // Meant so
  .rules(
    #""to": ["kind:app-store-product"], "from": ["shop.example"], "then": "open""#,
    address: product),
  .defaults(#""app-store-product": "ask", "testflight": "block""#, address: product),
  .defaults(#""deep-link": "open", "other-store": "open""#, address: product),
]

@Test func whatKeepsToTheListOrAsksIsNotWarnedOf() throws {
  #expect(kept.count == 16)
  for item in kept {
    #expect([.block, .ask].contains(try item.verdict().action), "\(item)")
    #expect(try item.warned() == [], "\(item)")
  }
}

@Test func anAppThatARuleNamesIsAsGoodAsListed() throws {
  let item = Case.rules(#""to": ["app:9"], "then": "open""#, address: product)
  #expect(try item.verdict().action == .open)
  #expect(try item.warned() == [])
}

@Test func withoutAListThereIsNothingToGoPast() throws {
  let text = #"{"version": 1, "defaults": {"app-store-product": "open", "testflight": "open"}}"#
  #expect(PolicyLint.warnings(for: try PolicyFile(text.utf8).policy) == [])
}

private let unlisted = [
  product, "https://apps.apple.com/search", "itms-apps://apps.apple.com/app/id9", "itms-apps://x",
  "itms://apps.apple.com/app/id9", "altstore:x", "itms-services://?action=purchaseIntent",
  "itms-services://?action=download-manifest", "https://testflight.apple.com/join/x",
]

/// Where what decided stands; nil: in the preset, or in a rule for pages that it names.
private func keyPath(of verdict: Verdict, in policy: Policy) -> String? {
  if let index = policy.rules.firstIndex(where: { $0.id == verdict.rule }) {
    return policy.rules[index].from.isEmpty ? "rules[\(index)]" : nil
  }
  let prefix = "default:"
  guard verdict.rule.hasPrefix(prefix) else { return nil }
  return "defaults.\(verdict.rule.dropFirst(prefix.count))"
}

@Test func ofRulesMadeAtRandomNoneLetsOutAnUnlistedAppUnwarned() throws {
  let requests = unlisted.flatMap { address in
    [TapStanding.none, .live, .carried].flatMap { tap in
      [AskingFrame.main, .sub].map {
        JumpRequest(address, from: "https://a.example", frame: $0, tap: tap)
      }
    }
  }
  var rules = RandomRules(seed: 21)
  var tried = 0
  for _ in 0..<1500 {
    let policy = try rules.policy()
    guard policy.problems.isEmpty else { continue }
    let warned = PolicyLint.warnings(for: policy).filter { $0.kind == .opensUnlisted }
    for verdict in requests.map({ policy.verdict(for: $0) }) {
      guard verdict.action != .block, verdict.action != .ask,
        let path = keyPath(of: verdict, in: policy)
      else { continue }
      tried += 1
      #expect(warned.contains { $0.keyPath.hasPrefix(path) }, "\(verdict) by \(policy.rules)")
    }
  }
  #expect(tried > 1000)
}
