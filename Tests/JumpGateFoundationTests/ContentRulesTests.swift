import Foundation
import JumpGate
import Testing

@testable import JumpGateFoundation

@Suite struct ContentRulesTests {
  private func rules(_ json: String) throws -> ContentRules {
    ContentRules(try PolicyFile(json.utf8).policy)
  }

  private func popups(_ rules: ContentRules) -> [String] {
    rules.rules.filter { $0.resourceType == "popup" && $0.action == "block" }.map(\.urlFilter)
  }

  /// Whether a filter of a content rule matches an address.
  private static func matches(_ address: String, _ filter: String) -> Bool {
    address.range(of: filter, options: .regularExpression) != nil
  }

  @Test func everyStoreSchemeOfTheTableHasAPopUpRuleUnderThePresetsDefaults() throws {
    let found = Set(popups(try rules(#"{"version":1}"#)))
    for scheme in ["itms-apps", "itms-appss", "macappstore", "itms-beta", "market", "altstore"] {
      #expect(found.contains("^\(scheme):"), "\(scheme)")
    }
    #expect(found.count == StoreFacts.schemes.count)
  }

  @Test func aListedAppIsLeftToTheGateAndItsNeighboursAreNot() throws {
    let rules = try rules(#"{"version":1,"apps":[{"id":"123"}]}"#)
    let exceptions = rules.rules.filter { $0.action == "ignore-previous-rules" }.map(\.urlFilter)
    #expect(exceptions == ["[^0-9]123[^0-9]", "[^0-9]123$"])
    let last = exceptions[1]
    #expect(Self.matches("itms-apps://apps.apple.com/app/id123", last))
    #expect(!Self.matches("itms-apps://apps.apple.com/app/id4123", last))
    #expect(popups(rules).contains("^itms-apps:"))
  }

  @Test func whatARulePermitsHasNoRuleAgainstIt() throws {
    let beta = try rules(
      #"{"version":1,"rules":[{"id":"b","to":["kind:testflight"],"when":["tap"],"then":"ask"}]}"#)
    #expect(!popups(beta).contains("^itms-beta:"))
    #expect(popups(beta).contains("^itms-apps:"))
    let scheme = try rules(
      #"{"version":1,"rules":[{"id":"m","to":["scheme:market"],"when":["tap"],"then":"open"}]}"#)
    #expect(!popups(scheme).contains("^market:"))
    let preset = try rules(#"{"version":1,"defaults":{"marketplace":"ask"}}"#)
    #expect(!popups(preset).contains("^altstore:"))
    // The scheme of installs can lead to purchases, which are pages of the store.
    let pages = try rules(#"{"version":1,"defaults":{"app-store-other":"open"}}"#)
    #expect(!popups(pages).contains("^itms-services:"))
    let named = try rules(
      #"{"version":1,"rules":[{"id":"a","to":["app:5"],"when":["tap"],"then":"open"}]}"#)
    #expect(named.rules.contains { $0.urlFilter == "[^0-9]5$" })
    for pattern in ["scheme:https", "scheme:http", "host:apps.apple.com"] {
      let shown = try rules(
        #"{"version":1,"rules":[{"id":"s","to":["\#(pattern)"],"then":"allow"}]}"#)
      #expect(!shown.rules.contains { $0.urlFilter.contains("apps\\.apple") }, "\(pattern)")
    }
  }

  @Test func whatARuleBlocksIsPermittedByNone() throws {
    let blocking = try rules(
      #"{"version":1,"rules":[{"id":"b","to":["scheme:market","app:5"],"then":"block"}]}"#)
    #expect(blocking == (try rules(#"{"version":1}"#)))
  }

  @Test func manyListedAppsLeaveThePopUpsToTheGate() throws {
    let apps = (1...(ContentRules.mostExceptions + 1)).map { #"{"id":"\#($0)"}"# }
    let rules = try rules(#"{"version":1,"apps":[\#(apps.joined(separator: ","))]}"#)
    #expect(!popups(rules).contains("^itms-apps:"))
    #expect(popups(rules).contains("^itms-beta:"))
    let exact = try self.rules(
      #"{"version":1,"apps":[\#(apps.dropLast().joined(separator: ","))]}"#)
    #expect(popups(exact).contains("^itms-apps:"))
  }

  @Test func frameRulesMatchTheHostWholeAndNothingElse() throws {
    let rule = try #require(
      try rules(#"{"version":1}"#).rules.first { $0.urlFilter.contains("apps\\.apple") })
    let filter = rule.urlFilter
    for address in [
      "https://apps.apple.com/app/id1", "http://apps.apple.com:8080/", "https://x.apps.apple.com/",
      "https://user:pass@apps.apple.com/", "https://apps.apple.com./app/id1",
    ] { #expect(Self.matches(address, filter), "\(address)") }
    for address in [
      "https://apps.apple.com.evil.example/", "https://evilapps.apple.com/",
      "https://evil.example/?https://apps.apple.com/", "https://evil.example/apps.apple.com/",
    ] { #expect(!Self.matches(address, filter), "\(address)") }
  }

  @Test func aPolicyThatOnlyReportsGetsNoRules() throws {
    let rules = try rules(#"{"version":1,"mode":"report"}"#)
    #expect(rules.rules.isEmpty)
    #expect(rules.json == "[]\n")
  }

  @Test func theListIsJSON() throws {
    let json = try rules(#"{"version":1,"apps":[{"id":"5"}]}"#).json
    let list = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    #expect((list?.count ?? 0) > 60)
  }
}
