import Testing

@testable import JumpGate

/// Taps that outlive the page they were made on.
@Suite struct GateCarriedTapTests {
  private let listed = WebViewScript.listed

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

  @Test func ofNavigationsUnderWayThatOfThePageCarriesItsTap() {
    var answered = WebViewScript()
    answered.tap()
    answered.go(WebViewScript.web, main: nil)
    answered.respond(WebViewScript.web, "text/html")
    answered.go("https://page.example/later", by: .ad, main: nil, gesture: false)
    answered.commit(WebViewScript.web)
    #expect(answered.go(listed).request.tap == .carried)

    var framed = WebViewScript()
    framed.tap()
    framed.go(WebViewScript.web)
    framed.go("https://ads.example/", by: .ad, main: false)
    framed.commit(WebViewScript.web)
    #expect(framed.go(listed).request.tap == .carried)
  }

  @Test func aTapOfWhichNobodyKnowsWhoseItIsIsNotCarried() {
    var view = WebViewScript()
    view.tap()
    #expect(view.go(WebViewScript.web, by: .unknown).request.tap == .unknown)
    view.commit(WebViewScript.web)
    #expect(view.go(listed).request.tap == .none)
  }

  /// A tap's time stamp may lie ahead of the clock.
  @Test func aTapThatIsToldAgainOnTheNextPageIsNoNewOne() {
    var view = WebViewScript()
    let tap = Tap(in: .page, at: GateTime(milliseconds: view.now + 30))
    view.gate.record(tap)
    view.follow(WebViewScript.web)
    view.gate.record(tap)
    #expect(view.go(listed).request.tap == .carried)
  }
}
