import Testing

@testable import JumpGate

/// What an address carries inside only ever tightens.
@Suite struct NestedVerdictTests {
  let service = "https://app.adjust.com/abc?redirect=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid"
  let policy = Policy.preset(.standard)

  @Test func aKnownServiceIsBlockedInTheTopIfItsTargetWouldBe() {
    let unlisted = policy.verdict(for: .known(service + "999", tap: .live))
    #expect((unlisted.action, unlisted.reason) == (.block, .nested))
    #expect(unlisted.rule == "preset:standard/app-store-product")
    #expect(policy.verdict(for: .known(service + "1000000001", tap: .live)).action == .allow)
    #expect(policy.verdict(for: .known(service + "1000000001")).action == .block)
  }

  @Test func insideAFrameAKnownServiceIsAPageLikeAnyOther() {
    let string = service + "999"
    #expect(policy.verdict(for: .known(string, frame: .sub)).action == .allow)
    #expect(policy.verdict(for: .known(string, frame: .sub, isPopup: true)).action == .block)
    #expect(
      policy.verdict(for: .known(string, frame: .sub, isTopFromFrame: true)).action == .block)
    #expect(
      policy.verdict(for: .known(string, frame: .sub, isTopFromFrame: nil)).action == .block)
    #expect(policy.verdict(for: .known(string, frame: .unknown)).action == .block)
  }

  @Test func anUnknownHostThatCarriesAStoreAddressIsAPage() {
    let carrier = "https://evil.example/?u=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid999"
    let verdict = policy.verdict(for: .known(carrier))
    #expect((verdict.action, verdict.destination?.detail) == (.allow, "carrier"))
  }

  @Test func aDeepLinkTakesTheStricterOfTheTwo() {
    let string = "sample://install?app_link=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid"
    let unlisted = policy.verdict(for: .known(string + "999", tap: .live))
    #expect((unlisted.action, unlisted.reason) == (.block, .nested))
    #expect(policy.verdict(for: .known(string + "1000000001", tap: .live)).action == .ask)
    let article = Policy.preset(.article)
    #expect(article.verdict(for: .known(string + "999")).action == .block)
    #expect(article.verdict(for: .known(string + "1000000001")).action == .open)
  }

  @Test func aHopToAnotherBrowserTakesTheStricterOfTheTwo() {
    #expect(
      policy.verdict(for: .known("x-safari-https://apps.apple.com/app/id999", tap: .live)).action
        == .block)
    #expect(
      policy.verdict(for: .known("x-safari-https://site.example/", tap: .live)).action == .ask)
    let hop = "x-safari-" + service
    #expect(policy.verdict(for: .known(hop + "999", frame: .sub, tap: .live)).action == .block)
    #expect(policy.verdict(for: .known(hop + "1000000001", frame: .sub, tap: .live)).action == .ask)
  }

  /// A rule that opens what is inside doesn't open what carries it.
  @Test func aPermittingRuleForWhatIsInsideDoesNotLoosen() {
    let policy = Policy(apps: [], otherwise: .strict) {
      Rule.open(.kind(.appStoreProduct), id: "store")
    }
    let string = "sample://install?app_link=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid999"
    #expect(policy.verdict(for: .known(string, tap: .live)).action == .block)
    #expect(policy.verdict(for: .known(service + "999", tap: .live)).action == .allow)
  }

  /// So many addresses that not all are read: what is not read may lead anywhere.
  @Test func whatHoldsMoreThanIsReadIsBlocked() {
    let decoys = (0..<70).map { "a\($0)=https%3A%2F%2Fapps.apple.com%2Fstory%2Fid\($0)&" }.joined()
    let store = "u=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid999"
    for begin in [
      "https://x.onelink.me/c?", "https://bit.ly/c?", "sample://x?", "x-safari-https://bit.ly/x?",
    ] {
      let verdict = policy.verdict(for: .known(begin + decoys + store, tap: .live))
      #expect((verdict.action, verdict.reason) == (.block, .nested), "\(begin)")
    }
    let harmless = (0..<70).map { "a\($0)=https%3A%2F%2Fsite\($0).example%2F&" }.joined()
    for (end, action) in [
      ("", Action.allow), ("af_r=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid999", .block),
    ] {
      let verdict = policy.verdict(
        for: .known("https://x.onelink.me/c?" + harmless + end, tap: .live))
      #expect(verdict.action == action, "\(end)")
    }
  }
}
