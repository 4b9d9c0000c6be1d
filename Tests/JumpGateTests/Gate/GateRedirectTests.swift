import Testing

@testable import JumpGate

@Suite struct GateRedirectTests {
  private let listed = WebViewScript.listed

  @Test func everyHopIsJudgedAndAttributedToThePageThatStarted() {
    var view = WebViewScript()
    view.tap()
    #expect(view.go("https://go.example/1").action == .allow)
    view.wait(3_000)
    let second = view.redirect(to: "https://go.example/2")
    #expect((second.action, second.request.isRedirected) == (.allow, true))
    view.wait(3_000)
    let store = view.redirect(to: listed)
    #expect((store.action, store.request.tap) == (.open, .live))
    #expect(store.request.from == httpsOrigin("page.example"))
    #expect(store.hops.map(\.href) == ["https://go.example/1", "https://go.example/2"])
  }

  @Test func aChainWithoutATapGetsNoneOnItsWay() {
    var view = WebViewScript()
    view.go("https://go.example/1", gesture: false)
    view.tap()
    let store = view.redirect(to: listed)
    #expect((store.action, store.reason) == (.block, .noTap))
  }

  @Test func aChainThatWasRefusedEnds() {
    var view = WebViewScript()
    view.tap()
    view.go("https://go.example/1")
    #expect(view.redirect(to: WebViewScript.unlisted).action == .block)
    let next = view.redirect(to: listed)
    #expect((next.request.frame, next.request.tap, next.action) == (.unknown, .none, .block))
  }

  @Test func aRedirectOfNothingKnownComesFromNobody() {
    var view = WebViewScript()
    view.tap()
    let event = view.redirect(to: listed)
    #expect((event.request.from, event.request.frame, event.action) == (nil, .unknown, .block))
  }

  @Test func aFramesRedirectIsTheFrames() {
    var view = WebViewScript()
    view.tap()
    view.go("https://page.example/slow")
    view.go("https://ads.example/click", by: .ad, main: false, gesture: false)
    let event = view.redirect(to: listed, by: .ad, main: false, gesture: false)
    #expect((event.request.frame, event.request.tap, event.action) == (.sub, .none, .block))
    #expect(view.redirect(to: listed).action == .open)
  }

  /// Where the engine doesn't say which frame is navigated, its flag tells the two apart.
  @Test func theFlagTellsNavigationsApartWhereTheFrameIsUnknown() {
    var view = WebViewScript()
    view.tap()
    view.go("https://ads.example/click", by: .unknown, main: nil, gesture: false)
    view.go("https://go.example/1", main: nil)
    let ads = view.go(
      listed, by: .unknown, type: .other, main: nil, gesture: false, redirect: true)
    #expect(ads.action == .block)
    let own = view.go(listed, by: .unknown, type: .other, main: nil, redirect: true)
    #expect((own.action, own.request.frame) == (.open, .main))
  }

  @Test func whereNothingTellsThemApartTheStrictestWins() {
    var view = WebViewScript()
    view.tap()
    view.go("https://ads.example/click", by: .ad, main: nil)
    view.go("https://go.example/1", main: nil)
    let event = view.go(listed, by: .unknown, type: .other, main: nil, redirect: true)
    #expect(event.action == .block)
  }

  /// However a frame makes the gate forget what it began itself: what it is sent on to does not pass
  /// for the tapped link's redirect.
  @Test func aNavigationWithoutTheFlagNeverPassesForATappedOne() {
    var tapped = WebViewScript()
    tapped.tap()
    tapped.go("https://page.example/slow", main: nil)
    var many = tapped
    for number in 0..<NavigationChain.limit {
      many.go("https://ads.example/\(number)", by: .unknown, main: nil, gesture: false)
    }
    var long = tapped
    long.go("https://ads.example/0", by: .unknown, main: nil, gesture: false)
    for hop in 1...NavigationChain.hopLimit {
      long.go(
        "https://ads.example/\(hop)", by: .unknown, main: nil, gesture: false, redirect: true)
    }
    var answered = tapped
    answered.go("https://ads.example/x", by: .unknown, main: nil, gesture: false)
    answered.respond("https://ads.example/x", "text/html", main: nil)
    for var view in [many, long, answered] {
      let frames = view.go(
        listed, by: .unknown, type: .other, main: nil, gesture: false, redirect: true)
      #expect(frames.action == .block)
      // The link's own is still known.
      let own = view.go(listed, by: .unknown, type: .other, main: nil, redirect: true)
      #expect((own.action, own.request.frame) == (.open, .main))
    }
  }

  @Test func aResponseEndsItsNavigation() {
    var view = WebViewScript()
    view.tap()
    view.go("https://go.example/1", by: .unknown, main: nil, gesture: false)
    view.respond("https://go.example/1", "text/html")
    view.go("https://go.example/2", main: nil)
    #expect(
      view.go(listed, by: .unknown, type: .other, main: nil, gesture: nil, redirect: true).action
        == .open)
  }

  @Test func aNavigationThatFailedLeadsNowhere() {
    var view = WebViewScript()
    view.tap()
    view.go("https://go.example/1")
    view.gate.navigationFailed(at: view.time)
    #expect(view.redirect(to: listed).action == .block)
    view.go("https://go.example/1", main: nil)
    view.gate.navigationFailed(at: view.time)
    #expect(view.redirect(to: listed, main: nil).action == .block)
  }

  /// Nothing ends a move within the document; the next navigation shows that it is over.
  @Test func aMoveWithinTheDocumentIsNotWhatALaterNavigationIsRedirectedFrom() {
    var view = WebViewScript()
    view.tap()
    view.go("https://page.example/#a", main: nil)
    #expect(view.go(listed, main: true).action == .open)
    view.wait(100)
    view.tap()
    view.go("https://go.example/1", main: nil)
    #expect(
      view.go(listed, by: .unknown, type: .other, main: nil, redirect: true).action == .open)
  }

  /// A page that gave itself another address loads even that: it has not the tap of its frame's link.
  @Test func whatLooksLikeAMoveWithinTheDocumentIsNoOtherFramesLink() {
    var view = WebViewScript()
    view.tap()
    #expect(view.go(listed).action == .open)
    view.go("https://page.example/#a", main: nil)
    view.wait(100)
    view.tap(in: .ad)
    view.go("https://go.example/1", by: .ad, main: nil)
    let hop = view.go(listed, by: .unknown, type: .other, main: nil, redirect: true)
    #expect((hop.action, hop.request.tap) == (.ask, .spent))
  }

  @Test func anEngineThatTellsNoRedirectsGetsTheStricterReading() {
    var late = WebViewScript()
    late.tap()
    late.go("https://go.example/1", gesture: nil, redirect: nil)
    late.wait(1_500)
    #expect(late.go(listed, type: .other, gesture: nil, redirect: nil).action == .ask)

    var early = WebViewScript()
    early.tap()
    early.go("https://go.example/1", gesture: nil, redirect: nil)
    #expect(early.go(listed, type: .other, gesture: nil, redirect: nil).action == .open)

    var tapped = WebViewScript()
    tapped.go("https://go.example/1", gesture: nil, redirect: nil)
    tapped.tap()
    #expect(tapped.go(listed, gesture: nil, redirect: nil).action == .open)

    var byFrame = WebViewScript()
    byFrame.go("https://go.example/1", by: .ad, gesture: nil, redirect: nil)
    byFrame.tap()
    #expect(byFrame.go(listed, gesture: nil, redirect: nil).action == .block)
  }

  @Test func theHostsOwnLoadIsAllowedAndItsRedirectsAreNobodys() {
    var view = WebViewScript(shows: nil)
    let store = "https://apps.apple.com/app/id999"
    view.gate.hostLoads(address(store), at: view.time)
    let own = view.go(store, by: .unknown, type: .other)
    #expect((own.action, own.rule, own.isJump) == (.allow, "gate:host-load", true))
    let hop = view.redirect(to: listed, by: .unknown)
    #expect((hop.action, hop.request.from) == (.block, nil))
    #expect(view.go(store, by: .unknown, type: .other).action == .block)
  }

  /// A load that the host announced and gave up is no page's to make.
  @Test func anAnnouncedLoadIsForgottenWhenAnotherPageShows() {
    let store = "https://apps.apple.com/app/id999"
    var view = WebViewScript()
    view.go("https://page.example/before")
    view.gate.hostLoads(address(store), at: view.time)
    // What was under way when it was announced says nothing.
    view.commit("https://page.example/before")
    var other = view
    let own = other.go(store, by: .unknown, type: .other)
    #expect((own.action, own.rule) == (.allow, "gate:host-load"))
    view.go("https://page.example/after")
    view.commit("https://page.example/after")
    let page = view.go(store, type: .other)
    #expect((page.action, page.rule) == (.block, "preset:standard/app-store-product"))
  }

  @Test func theHostsOwnLoadOfWhatCannotBeLoadedIsJudged() {
    var view = WebViewScript()
    view.gate.hostLoads(address(listed), at: view.time)
    #expect(view.go(listed, by: .unknown, type: .other).action == .block)
  }

  @Test func aFrameWithoutANameIsNotTakenForAnotherWithoutOne() {
    var view = WebViewScript(
      Policy(apps: [], otherwise: .strict) {
        Rule.open(.scheme("sample"), from: "page.example", id: "own")
      })
    var nameless = Frame.page
    nameless.id = nil
    view.go("https://go.example/1", by: nameless, main: nil)
    view.go("https://ads.example/click", by: .ad, main: nil)
    let event = view.go("sample://x", by: .unknown, type: .other, main: nil, redirect: true)
    #expect((event.action, event.request.from) == (.block, httpsOrigin("ads.example")))
  }

  @Test func whatAFrameWithoutANameAsksForMayBeAnothersRedirect() {
    var view = WebViewScript(
      Policy(apps: [], otherwise: .article) {
        Rule.block(.scheme("sample"), from: "ads.example", id: "ads")
      })
    var nameless = Frame.otherAd
    nameless.id = nil
    #expect(view.go("sample://x", by: nameless, main: false, redirect: nil).action == .open)
    view.go("https://ads.example/1", by: .ad, main: false, redirect: nil)
    #expect(view.go("sample://x", by: .otherAd, main: false, redirect: nil).action == .open)
    #expect(view.go("sample://x", by: nameless, main: false, redirect: nil).rule == "ads")
  }

  /// What may be a redirect has the tap with which its navigation began.
  @Test func whatMayBeARedirectKeepsTheTapOfItsStart() {
    var view = WebViewScript(
      Policy(apps: [], otherwise: .article) {
        Rule.block(.scheme("sample"), when: .tap, id: "tapped")
      })
    view.tap()
    view.go("https://go.example/1", gesture: nil, redirect: nil)
    view.wait(1_500)
    #expect(view.go("sample://x", gesture: nil, redirect: nil).rule == "tapped")
  }

  /// In `report` what was refused goes on, and what comes of it is judged as if it had been allowed.
  @Test func inReportARefusedNavigationIsFollowed() {
    var view = WebViewScript(
      Policy(apps: [app(1_000_000_001)], otherwise: .standard, mode: .report) {
        Rule.block(.host("go.example"), id: "not-there")
      })
    #expect(view.go("https://go.example/1").action == .block)
    let event = view.redirect(to: listed)
    #expect((event.request.from, event.hops.count) == (httpsOrigin("page.example"), 1))
  }

  @Test func inReportATapThatPaidForAnExitIsSpentForItsRedirects() {
    let store = "https://apps.apple.com/app/id1000000001"
    var view = WebViewScript(.preset(.standard, mode: .report))
    view.tap()
    #expect(view.go(store).action == .open)
    #expect(view.redirect(to: listed).request.tap == .spent)
  }

  @Test func framesDoNotPushThePagesNavigationOut() {
    var view = WebViewScript()
    view.tap()
    view.go("https://go.example/1")
    for number in 0..<(2 * NavigationChain.limit) {
      view.go("https://ads.example/\(number)", by: .ad, main: false, gesture: false)
    }
    #expect(view.gate.chains.count == NavigationChain.limit)
    #expect(view.redirect(to: listed).action == .open)
  }

  @Test func theHostsLoadIsOfTheMainFrameAndHasNoTap() {
    let store = "https://apps.apple.com/app/id999"
    var framed = WebViewScript()
    framed.gate.hostLoads(address(store), at: framed.time)
    #expect(framed.go(store, by: .ad, main: false).action == .block)

    var tapped = WebViewScript()
    tapped.gate.hostLoads(address("https://go.example/1"), at: tapped.time)
    tapped.tap()
    #expect(tapped.go("https://go.example/1", type: .other).request.tap == .none)
    let hop = tapped.redirect(to: listed)
    #expect((hop.action, hop.request.from) == (.block, nil))
  }

  @Test func theHostsRedirectsAreNotTheHosts() {
    var view = WebViewScript(shows: nil)
    view.gate.hostLoads(address("https://go.example/1"), at: view.time)
    view.go("https://go.example/1", by: .unknown, type: .other)
    #expect(
      view.redirect(to: "https://apps.apple.com/app/id999", by: .unknown).rule
        == "preset:standard/app-store-product")
  }

  @Test func aTapThatWasNoneForANavigationIsNoSpentOneForItsRedirect() {
    var view = WebViewScript()
    view.tap()
    view.go("https://ads.example/click", by: .ad)
    #expect(view.go(listed).action == .open)
    let event = view.redirect(to: listed, by: .ad)
    #expect((event.request.tap, event.action) == (.none, .block))
  }

  @Test func aReloadThatTheHostAnnouncedIsOne() {
    var view = WebViewScript(.preset(.article))
    view.gate.hostLoads(address(WebViewScript.web), at: view.time)
    view.go(WebViewScript.web, by: .unknown, type: .reload)
    #expect(view.redirect(to: listed, by: .unknown).rule == "gate:history")
  }

  @Test func theHostsLoadTakesTheTapOfThePageThatIsStillThere() {
    var view = WebViewScript()
    view.tap()
    view.gate.hostLoads(address("https://next.example/"), at: view.time)
    #expect(view.go(listed).request.tap == .none)
  }

  /// The page was there before the gate: no attempt was judged for it.
  @Test func anAnnouncedLoadWhosePageShowsIsOver() {
    let store = "https://apps.apple.com/app/id999"
    var view = WebViewScript()
    view.gate.hostLoads(address(store), at: view.time)
    view.commit(store)
    #expect(view.go(store, type: .other).action == .block)
  }
}
