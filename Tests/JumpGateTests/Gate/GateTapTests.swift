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

  @Test func aTapIsCarriedToTheDocumentThatItLedTo() {
    var view = WebViewScript()
    view.tap()
    view.follow(WebViewScript.web)
    view.wait(2_000)
    let event = view.go(listed)
    #expect((event.request.tap, event.action) == (.carried, .ask))
  }

  @Test func aTapIsCarriedForTenSeconds() {
    for (age, standing) in [(10_000, TapStanding.carried), (10_001, .none)] {
      var view = WebViewScript()
      view.tap()
      view.follow(WebViewScript.web)
      view.wait(Int64(age))
      #expect(view.go(listed).request.tap == standing)
    }
  }

  @Test func aTapIsCarriedByTheNavigationItLedToAndByNothingElse() {
    var byFrame = WebViewScript()
    byFrame.tap()
    byFrame.go(WebViewScript.web, by: .ad)
    byFrame.commit(WebViewScript.web)
    #expect(byFrame.go(listed).request.tap == .none)

    var before = WebViewScript()
    before.go(WebViewScript.web)
    before.tap()
    before.commit(WebViewScript.web)
    #expect(before.go(listed).request.tap == .none)

    var unjudged = WebViewScript()
    unjudged.tap()
    unjudged.commit(WebViewScript.web)
    #expect(unjudged.go(listed).request.tap == .none)

    var byHost = WebViewScript()
    byHost.tap()
    byHost.load(WebViewScript.web)
    #expect(byHost.go(listed).request.tap == .none)
  }

  @Test func aTapOnAPageThatIsGoneIsNone() {
    var view = WebViewScript()
    let onTheOldPage = Tap(in: .unknown, at: view.time)
    view.wait(100)
    view.follow(WebViewScript.web)
    view.gate.record(onTheOldPage)
    #expect(view.go(listed).request.tap == .none)
    var main = Frame.page
    main.id = nil
    view.gate.record(Tap(in: main, at: view.time))
    #expect(view.go(listed).request.tap == .none)
    view.wait(1)
    view.gate.record(Tap(in: main, at: view.time))
    #expect(view.go(listed).request.tap == .live)
  }

  @Test func aCarriedTapIsThePagesAndNotThatOfTheFramesInIt() {
    var view = WebViewScript()
    view.tap()
    view.follow(WebViewScript.web)
    #expect(view.go(listed, by: .ad).request.tap == .none)
    #expect(view.go(listed, by: .unknown).request.tap == .unknown)
    #expect(view.go(listed, by: .page).request.tap == .carried)
  }

  @Test func aSpentTapStaysSpentAcrossDocuments() {
    var view = WebViewScript()
    view.tap()
    #expect(view.go(listed).action == .open)
    view.follow(WebViewScript.web)
    #expect(view.go(listed).request.tap == .spent)
  }

  @Test func aTapSpentWhileItsNavigationIsUnderWayIsSpentForIt() {
    var view = WebViewScript()
    view.tap()
    view.go(WebViewScript.web)
    #expect(view.go(listed, type: .other).action == .open)
    var shown = view
    let late = view.redirect(to: listed)
    #expect((late.request.tap, late.action) == (.spent, .ask))
    shown.commit(WebViewScript.web)
    #expect(shown.go(listed).request.tap == .spent)
  }

  @Test func aCarriedTapPaysForOneExitOfARuleThatTakesIt() {
    var view = WebViewScript(
      Policy(apps: [], otherwise: .standard) {
        Rule.open(
          .scheme("alipays"), from: "page.example", when: .tap, .mainFrame, tap: .carried,
          id: "pay")
      })
    view.tap()
    view.follow("https://page.example/pay")
    view.wait(3_000)
    view.follow("https://page.example/go", gesture: false)
    view.wait(3_000)
    let pay = view.go("alipays://pay", type: .other, gesture: false)
    #expect((pay.action, pay.rule) == (.open, "pay"))
    #expect(view.go("alipays://pay", type: .other, gesture: false).action == .block)
  }
}
