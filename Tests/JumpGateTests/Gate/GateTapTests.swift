import Testing

@testable import JumpGate

@Suite struct GateTapTests {
  private let listed = WebViewScript.listed

  @Test func aListedAppOpensOnceForOneTap() {
    var view = WebViewScript()
    view.tap()
    #expect(view.go(listed).action == .open)
    let second = view.go(listed)
    #expect((second.action, second.reason) == (.ask, .tapSpent))
    view.tap()
    #expect(view.go(listed).action == .open)
  }

  @Test func withoutATapNothingLeavesWhateverTheEngineSays() {
    var view = WebViewScript()
    for gesture in [true, false, nil] as [Bool?] {
      let event = view.go(listed, gesture: gesture)
      #expect((event.action, event.reason) == (.block, .noTap))
    }
  }

  @Test func aTapLivesOneSecondToTheStartOfTheNavigation() {
    for (age, action) in [(0, Action.open), (1_000, .open), (1_001, .ask), (60_000, .ask)] {
      var view = WebViewScript()
      view.tap()
      view.wait(Int64(age))
      #expect(view.go(listed).action == action, "\(age) ms")
    }
  }

  @Test func aTapFromTheFutureIsNone() {
    var view = WebViewScript()
    view.gate.record(Tap(in: .page, at: GateTime(milliseconds: view.now + 51)))
    #expect(view.go(listed).action == .block)
    view.wait(1)
    #expect(view.go(listed).action == .open)
  }

  @Test func aTapBelongsToItsFrameAndAtMostAsksForAnAncestor() {
    let cases: [(Frame, Frame, TapStanding)] = [
      (.page, .page, .live), (.ad, .ad, .live), (.ad, .page, .descendant),
      (.innerAd, .ad, .descendant), (.innerAd, .page, .descendant), (.page, .ad, .none),
      (.ad, .innerAd, .none), (.ad, .otherAd, .none), (.otherAd, .innerAd, .none),
      (.unknown, .page, .unknown), (.page, .unknown, .unknown), (.ad, .unknown, .unknown),
      (.unknown, .unknown, .unknown),
    ]
    for (tapped, asking, standing) in cases {
      var view = WebViewScript()
      view.tap(in: tapped)
      let event = view.go(listed, by: asking)
      #expect(event.request.tap == standing, "\(tapped.role) \(asking.role)")
      let action: Action = standing == .live ? .open : standing == .descendant ? .ask : .block
      #expect(event.action == action)
    }
  }

  @Test func aFrameOfAnotherPageIsNoDescendant() {
    var view = WebViewScript()
    var tapped = Frame.ad
    tapped.ancestors = [.init("the page before")]
    view.tap(in: tapped)
    let event = view.go(listed, by: .page)
    #expect((event.request.tap, event.action) == (.none, .block))
  }

  @Test func aTapWhoseAncestorsAreUnknownMayBeAnybodysButLetsNothingHappen() {
    var view = WebViewScript()
    var tapped = Frame.innerAd
    tapped.ancestors = nil
    view.tap(in: tapped)
    let event = view.go(listed, by: .ad)
    #expect((event.request.tap, event.action) == (.unknown, .block))
  }

  @Test func theEnginesFlagTakesLivenessAwayAndNeverGivesIt() {
    var view = WebViewScript()
    view.tap()
    let without = view.go(listed, gesture: false)
    #expect((without.request.tap, without.action) == (.lapsed, .ask))
    var untold = WebViewScript()
    untold.tap()
    #expect(untold.go(listed, gesture: nil).action == .open)
  }

  @Test func severalMessagesAboutOneEventAreOneTap() {
    var view = WebViewScript()
    view.tap()
    #expect(view.go(listed).action == .open)
    view.gate.record(Tap(in: .page, at: view.time))
    view.gate.record(Tap(in: .ad, at: GateTime(milliseconds: view.now - 500)))
    #expect(view.go(listed).request.tap == .spent)
    #expect(view.go(listed, by: .ad).request.tap == .none)
  }

  @Test func tryTheAppElseTheStoreGetsOneExit() {
    var view = WebViewScript(
      Policy(apps: [app(1_000_000_001)], otherwise: .standard) {
        Rule.open(.scheme("sample"), when: .tap, id: "app")
      })
    view.tap()
    #expect(view.go("sample://open").action == .open)
    view.wait(250)
    let store = view.go(listed)
    #expect((store.action, store.reason) == (.ask, .tapSpent))
    #expect(view.go("sample://open").action == .block)
  }

  @Test func afterTheExitAListedAppIsAskedForOnceAPageAndTheRestIsSilent() {
    var view = WebViewScript()
    view.tap()
    #expect(view.go(listed).action == .open)
    #expect(view.go(listed).action == .ask)
    #expect(view.go(listed).reason == .promptPending)
    view.answer(.no)
    #expect(view.go(listed).reason == .askedAlready)
    #expect(view.go("tel:+1").action == .block)
    view.wait(5_000)
    #expect(view.go(listed).reason == .askedAlready)
  }

  @Test func pagesThatFollowOneAnotherByThemselvesAskOnceTogether() {
    var view = WebViewScript()
    view.tap()
    #expect(view.go(listed).action == .open)
    #expect(view.go(listed).action == .ask)
    view.answer(.no)
    for page in ["https://page.example/2", "https://else.example/3"] {
      view.follow(page, gesture: false)
      #expect(view.go(listed).reason == .askedAlready, "\(page)")
    }
  }

  @Test func aQuestionSpendsTheTapToo() {
    var view = WebViewScript()
    view.tap(in: .ad)
    #expect(view.go("tel:+1", by: .ad).action == .ask)
    view.answer(.no)
    #expect(view.go("sms:+1", by: .ad).request.tap == .spent)
    #expect(view.go(listed, by: .ad).action == .ask)
  }

  @Test func aRefusalByPolicySpendsNothing() {
    var view = WebViewScript()
    view.tap()
    #expect(view.go(WebViewScript.unlisted).action == .block)
    #expect(view.go(listed).action == .open)
  }

  @Test func aPageMaySpendNothingByLoadingPages() {
    var view = WebViewScript()
    view.tap()
    #expect(view.go(WebViewScript.web, by: .ad, main: false).action == .allow)
    #expect(view.go(listed).action == .open)
  }

  @Test func anExitThatNeedsNoTapSpendsNobodyElses() {
    var view = WebViewScript(.preset(.article))
    view.tap()
    #expect(view.go("sample://x", by: .ad).action == .open)
    #expect(view.go("sample://x").request.tap == .live)
  }

  @Test func aTapOnAnotherMainFrameIsNoneOfThisOne() {
    var view = WebViewScript()
    view.tap(in: .named("the page before", role: .main, host: "page.example"))
    #expect(view.go(listed).request.tap == .none)
  }

  @Test func aFramesTapIsAtMostADescendantsForAPageWithoutAName() {
    var view = WebViewScript()
    view.tap(in: .ad)
    var nameless = Frame.page
    nameless.id = nil
    let event = view.go(listed, by: nameless)
    #expect((event.request.tap, event.action) == (.descendant, .ask))
  }
}
