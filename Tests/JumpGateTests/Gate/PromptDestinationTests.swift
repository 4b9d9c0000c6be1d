import Foundation
import Testing

@testable import JumpGate

@Suite struct PromptDestinationTests {
  /// The question that a page puts for an address.
  private func prompt(_ address: String, name: String? = nil) throws -> Prompt {
    let opens = try Address(address)
    return Prompt(
      id: .init(view: [], number: 1), asker: .opaque, topHost: nil,
      destination: Destination(opens), opens: opens, appName: name, mayRemember: false)
  }

  @Test func aQuestionSaysWhatItIsAbout() throws {
    let id = try #require(AppID("1000000001"))
    let rows: [(String, String?, PromptDestination)] = [
      ("itms-apps://apps.apple.com/app/id1000000001", "Sample", .namedApp("Sample")),
      ("itms-apps://apps.apple.com/app/id1000000001", nil, .numberedApp(id)),
      ("https://apps.apple.com/app/id1?id=2", nil, .app), ("tel:1", nil, .call),
      ("sms:1", nil, .message), ("mailto:a@site.example", nil, .mail),
      ("facetime:a", nil, .videoCall), ("facetime-audio:a", nil, .videoCall),
      ("app-x:1", nil, .deepLink(scheme: "app-x")),
      ("app-x:1", "no app", .deepLink(scheme: "app-x")),
      ("market://details?id=a", nil, .other(.otherStore)),
      ("https://site.example/", nil, .other(.web)),
    ]
    for (address, name, destination) in rows {
      #expect(try PromptDestination(of: prompt(address, name: name)) == destination, "\(address)")
    }
  }

  @Test func anAddressKeepsItsBeginningAndItsEnd() throws {
    let short = "https://site.example/x"
    #expect(try prompt(short).shownAddress == short)
    let exact = short + String(repeating: "a", count: Prompt.longestAddress - short.count)
    #expect(try prompt(exact).shownAddress == exact)
    let long = try prompt(short + String(repeating: "a", count: 500) + "/end").shownAddress
    #expect(long.count == Prompt.longestAddress)
    #expect(long.hasPrefix(short))
    #expect(long.hasSuffix("/end"))
  }

  @Test func anAddressKeepsTheEndOfItsHost() throws {
    let host = "apple.com." + String(repeating: "a.", count: 100) + "evil.example"
    let shown = try prompt("https://\(host)/" + String(repeating: "b", count: 500)).shownAddress
    #expect(shown.count <= Prompt.longestAddress)
    #expect(shown.hasPrefix("https://…"))
    #expect(shown.contains("evil.example/"))
    let exact = String(repeating: "a.", count: 46) + "examples"
    let whole = try prompt("https://\(exact)/" + String(repeating: "b", count: 500)).shownAddress
    #expect(exact.count == 100 && whole.hasPrefix("https://\(exact)/"))
  }
}
