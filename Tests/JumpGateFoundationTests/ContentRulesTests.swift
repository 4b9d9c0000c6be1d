import Foundation
import Testing

@testable import JumpGate
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
    let exceptions = rules.rules.filter {
      $0.resourceType == "popup" && $0.action == "ignore-previous-rules"
    }.map(\.urlFilter)
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
      "https://apps.apple.com:x@evil.example/", "https://apps.apple.com:443@evil.example/",
    ] { #expect(!Self.matches(address, filter), "\(address)") }
  }

  /// The rules about frames, their filters compiled.
  private struct FrameRules {
    private let rules: [(filter: NSRegularExpression, action: String)]

    init(_ policy: Policy) throws {
      rules = try ContentRules(policy).rules.filter { $0.resourceType == "document" }.map {
        (try NSRegularExpression(pattern: $0.urlFilter), $0.action)
      }
    }

    /// What the last rule that matches a page does; nil: none matches.
    func action(_ address: String) -> String? {
      let whole = NSRange(address.startIndex..., in: address)
      return rules.last { $0.filter.numberOfMatches(in: address, range: whole) > 0 }?.action
    }
  }

  private static let standard = Policy(apps: [], otherwise: .standard)

  /// Pages of every host of the table, of its sub-domains, and of the paths that it is about.
  private static let pages = Hosts.rows.flatMap { row in
    let host = "\(row.domain)".replacingOccurrences(of: "#", with: "7")
      .replacingOccurrences(of: "*", with: "com")
    let words = "\(row.paths)".split(separator: " ").map { $0.drop { "!*".contains($0) } }
    return (words + ["/", "/x"]).flatMap { path in
      [
        "https://\(host)\(path)", "http://\(host):8080\(path)", "https://a.\(host)\(path)",
        "https://user:pass@\(host).\(path)",
      ]
    }
  }

  @Test func noPageThatTheGateLoadsInAFrameIsBlocked() throws {
    let rules = try FrameRules(Self.standard)
    let loaded = Self.pages.filter {
      let request = JumpRequest($0, from: "https://page.example", frame: .sub, tap: .none)
      return Self.standard.verdict(for: request).action == .allow
    }
    #expect(loaded.count > 1000)
    #expect(loaded.filter { rules.action($0) == "block" } == [])
    #expect(loaded.contains { rules.action($0) == "ignore-previous-rules" })
  }

  @Test func everyStoresPagesAreBlockedInFramesWhateverUserTheyName() throws {
    let rules = try FrameRules(Self.standard)
    for store in StoreFacts.hosts {
      let others = StoreFacts.otherDomains(below: store)
      let pages = [
        "https://\(store.name)/", "https://a.\(store.name):1/x", "https://u:p@\(store.name)./x",
      ]
      let disguised = others.map { "https://\($0):1@\(store.name)/x" }
      for page in pages + disguised {
        #expect(rules.action(page) == "block", "\(page)")
      }
    }
  }

  @Test func whatIsBelowAStoresHostAndNoStoresIsLeftToTheGate() throws {
    let rules = try FrameRules(Self.standard)
    let others = StoreFacts.hosts.flatMap { StoreFacts.otherDomains(below: $0) }
    #expect(others.count == 7)
    for host in others {
      for page in ["https://\(host)/", "https://a.\(host):1/x", "https://u:p@\(host)./x"] {
        #expect(rules.action(page) == "ignore-previous-rules", "\(page)")
      }
    }
  }

  @Test func whatIsBelowAHostThatARuleShowsHasNoExceptionEither() throws {
    let shown = try rules(
      #"{"version":1,"rules":[{"id":"s","to":["scheme:https"],"then":"allow"}]}"#)
    #expect(!shown.rules.contains { $0.resourceType == "document" })
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
