import Testing

@testable import JumpGate

@Suite struct PolicyDefaultsTests {
  private let address = "https://testflight.apple.com/join/a"

  @Test(arguments: [Preset.standard, .strict])
  func aDefaultThatLetsOutNeedsATapAsThePresetDoes(_ preset: Preset) {
    let policy = Policy(apps: [], otherwise: preset, defaults: [.testflight: .open])
    let expected: [(TapStanding, Action, Reason)] = [
      (.live, .open, .byDefault), (.descendant, .ask, .descendantTap),
      (.none, .block, .noTap), (.spent, .block, .tapSpent), (.lapsed, .block, .tapLapsed),
      (.carried, .block, .tapCarried), (.unknown, .block, .noTap),
    ]
    #expect(Set(expected.map(\.0)) == Set(TapStanding.allCases))
    for (tap, action, reason) in expected {
      let verdict = policy.verdict(for: .known(address, tap: tap))
      #expect((verdict.action, verdict.reason) == (action, reason), "\(tap)")
      #expect(verdict.rule == "default:testflight")
    }
  }

  @Test func underArticleADefaultNeedsNoTap() {
    let policy = Policy(apps: [], otherwise: .article, defaults: [.testflight: .ask])
    #expect(policy.verdict(for: .known(address)).action == .ask)
  }

  @Test func aDefaultThatKeepsInNeedsNoTap() {
    let policy = Policy(
      apps: [], otherwise: .strict, defaults: [.otherAppleContent: .allow, .deepLink: .block])
    #expect(policy.verdict(for: .known("https://music.apple.com/a")).action == .allow)
    #expect(policy.verdict(for: .known("sample:x", tap: .live)).action == .block)
  }

  @Test func aRuleWithoutTapOverridesTheLimit() {
    let policy = Policy(apps: [], otherwise: .standard, defaults: [.testflight: .block]) {
      Rule.open(.kind(.testflight), id: "beta")
    }
    #expect(policy.verdict(for: .known(address)).action == .open)
  }

  @Test(arguments: [Preset.standard, .strict])
  func aDefaultThatAsksNeedsATapToo(_ preset: Preset) {
    let policy = Policy(apps: [], otherwise: preset, defaults: [.testflight: .ask])
    for tap in TapStanding.allCases {
      let isLive = tap == .live || tap == .descendant
      #expect(
        policy.verdict(for: .known(address, tap: tap)).action == (isLive ? .ask : .block), "\(tap)")
    }
  }
}
