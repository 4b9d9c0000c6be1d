import JumpGate
import Testing

@testable import JumpGateOpenURL

struct OpenCallGateTests {
  private final class Heard: @unchecked Sendable {
    var events: [JumpEvent] = []
  }

  private let heard = Heard()

  private func gate(
    mode: PolicyMode = .enforce, preset: Preset = .article, tap: TapStanding = .live
  ) throws -> OpenCallGate {
    let app = try #require(AppID("1000000001"))
    return OpenCallGate(
      policy: Policy(apps: [app], otherwise: preset, mode: mode), tap: tap
    ) { [heard] in heard.events.append($0) }
  }

  private func call(_ url: String?, _ method: OpenCall.Method = .openURLOptions) -> OpenCall {
    OpenCall(method: method, url: url)
  }

  /// The faults of the article's code, each as an address that it let through.
  @Test(arguments: [
    "itms-apps://apps.apple.com/app/id1000000002",
    "ITMS-APPS://apps.apple.com/app/id1000000002",
    "https://apps.apple.com/app/id999?x=id1000000001",
    "https://apps.apple.com/app/id10000000019",
    "https://apps.apple.com/us/app/sample/id1000000002?mt=8",
  ])
  func whatTheArticleLetThrough_isRefused(url: String) throws {
    #expect(try gate().decide(call(url)) == .refuse)
    #expect(heard.events.map(\.verdict.action) == [.block])
  }

  @Test func listedApp_isPassedOnRebuilt() throws {
    #expect(
      try gate().decide(call("itms-apps://apps.apple.com/app/id1000000001"))
        == .passOnInstead("https://apps.apple.com/app/id1000000001"))
    #expect(heard.events.isEmpty)
  }

  @Test func whatIsPassedOn_isTheStringOfAURL() throws {
    #expect(
      try gate().decide(call(#"sample://go?q={"a":1}&b=%7B"#))
        == .passOnInstead("sample://go?q=%7B%22a%22:1%7D&b=%7B"))
    #expect(heard.events.isEmpty)
    #expect(try gate().decide(call("sample://go/%zz")) == .refuse, "no URL")
    #expect(heard.events.map(\.verdict.action) == [.open])
  }

  @Test func question_isARefusalThatTheAppHears() throws {
    let gate = try gate(preset: .strict)
    #expect(gate.decide(call("https://apps.apple.com/app/id1000000001")) == .refuse)
    #expect(heard.events.map(\.verdict.action) == [.ask])
    #expect(heard.events.first?.verdict.opens != nil)
  }

  @Test func unknownTap_isTheStrictest() throws {
    let gate = try gate(preset: .standard, tap: .unknown)
    #expect(gate.decide(call("tel:+10000000000")) == .refuse)
  }

  @Test func report_passesEverythingOnAsItCame() throws {
    let gate = try gate(mode: .report)
    #expect(gate.decide(call("itms-apps://apps.apple.com/app/id1000000002")) == .passOn)
  }

  @Test func noURL_isRefused() throws {
    #expect(try gate().decide(call(nil)) == .refuse)
    #expect(try gate().decide(call("")) == .refuse)
  }

  @Test func sameURLOnItsWayThroughTheOtherMethod_isJudgedOnce() throws {
    let gate = try gate()
    let url = "https://apps.apple.com/app/id1000000001"
    gate.within(call(url, .openURL)) {
      #expect(gate.decide(call(url, .openURLOptions)) == .passOn)
    }
  }

  @Test func anotherURLWithinACall_isJudged() throws {
    let gate = try gate()
    gate.within(call("https://site.example/")) {
      #expect(gate.decide(call("itms-apps://apps.apple.com/app/id1000000002")) == .refuse)
    }
  }

  @Test func afterACall_theSameURLIsJudgedAgain() throws {
    let gate = try gate()
    let url = "itms-apps://apps.apple.com/app/id1000000002"
    gate.within(call(url)) {}
    #expect(gate.decide(call(url)) == .refuse)
  }

  @Test func deactivated_passesEverythingOn() throws {
    let gate = try gate()
    gate.deactivate()
    #expect(gate.decide(call("itms-apps://apps.apple.com/app/id1000000002")) == .passOn)
    #expect(gate.decide(call(nil)) == .passOn)
  }
}
