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
}
