import Testing

@testable import JumpGate

@Suite struct GateChildTests {
  private let listed = WebViewScript.listed
  private let blank = "about:blank"

  @Test func aNewWindowIsJudgedBeforeItExists() {
    var view = WebViewScript()
    view.tap()
    let event = view.openWindow(listed)
    #expect((event.action, event.request.isPopup) == (.open, true))
    #expect(view.openWindow(WebViewScript.unlisted).action == .block)
  }

  @Test func aChildInheritsTheTapForItsFirstLoadWhateverTheFlagSays() {
    for gesture in [true, false, nil] as [Bool?] {
      var view = WebViewScript()
      view.tap()
      let event = view.openWindow(blank)
      var child = view.child(of: event)
      let first = child.go(listed, by: .unknown, type: .other, gesture: gesture)
      #expect((first.action, first.request.isPopup) == (.open, true))
      #expect(first.request.from == httpsOrigin("page.example"))
    }
  }

  @Test func openerAndChildHaveOneExitTogether() {
    var view = WebViewScript()
    view.tap()
    var child = view.child(of: view.openWindow(blank))
    #expect(view.go(listed).request.tap == .spent)
    #expect(child.go(listed).action == .open)
    #expect(child.go(listed).action == .block)
    var second = view.child(of: view.openWindow(blank))
    #expect(second.go(listed).request.tap == .none)
  }

  @Test func theOpenersExitLeavesNothingToTheChild() {
    var view = WebViewScript()
    view.tap()
    let event = view.openWindow(blank)
    #expect(view.go(listed).action == .open)
    var child = view.child(of: event)
    #expect(child.go(listed).action == .block)
  }

  @Test func theInheritedTapLivesNoLonger() {
    var view = WebViewScript()
    view.tap()
    var child = view.child(of: view.openWindow(blank))
    child.wait(1_001)
    #expect(child.go(listed).request.tap == .lapsed)
  }

  @Test func aBlankDocumentIsNotTheFirstLoad() {
    var view = WebViewScript()
    view.tap()
    var child = view.child(of: view.openWindow(blank))
    #expect(child.go(blank).action == .allow)
    child.commit(blank)
    #expect(child.go(listed).action == .open)
  }

  @Test func theTapIsForTheFirstLoadAndCarriedAfterIt() {
    var view = WebViewScript()
    view.tap()
    var child = view.child(of: view.openWindow("https://child.example/"))
    #expect(child.go("https://child.example/").request.tap == .live)
    #expect(child.go(listed).request.tap == .none)
    child.commit("https://child.example/")
    #expect(child.go(listed).request.tap == .carried)
  }

  @Test func theCarriedTapIsTheChildsOrItsOpenersWhicheverOfThemAsks() {
    var view = WebViewScript()
    view.tap()
    var child = view.child(of: view.openWindow("https://child.example/"))
    child.follow("https://child.example/")
    let event = child.go(listed, by: .ownOrOpeners(origin: nil), type: .other, gesture: false)
    #expect((event.request.tap, event.action) == (.carried, .ask))
    #expect(event.request.from == nil)
    #expect(child.go("tel:+1", by: .ownOrOpeners(origin: nil), gesture: false).action == .block)
    #expect(child.go(listed, by: .unknown, gesture: false).action == .block)
  }

  @Test func aTapOfTheChildsOwnIsNotItsOpeners() {
    var view = WebViewScript()
    view.tap()
    var child = view.child(of: view.openWindow("https://child.example/"))
    child.follow("https://child.example/")
    child.tap()
    let live = child.go(listed, by: .ownOrOpeners(origin: nil), gesture: false)
    #expect((live.request.tap, live.action) == (.unknown, .block))
    child.follow("https://child.example/two")
    let carried = child.go(listed, by: .ownOrOpeners(origin: nil), gesture: false)
    #expect((carried.request.tap, carried.action) == (.unknown, .block))
  }

  @Test func whatAViewThatOpenedNoneCarriesIsNotAnOpeners() {
    var view = WebViewScript()
    view.tap()
    view.follow("https://page.example/two")
    let event = view.go(listed, by: .ownOrOpeners(origin: nil), gesture: false)
    #expect((event.request.tap, event.action) == (.unknown, .block))
  }

  @Test func aRedirectOfTheFirstLoadHasTheTap() {
    var view = WebViewScript()
    view.tap()
    var child = view.child(of: view.openWindow("https://child.example/"))
    child.go("https://child.example/", gesture: false)
    child.wait(5_000)
    #expect(child.redirect(to: listed, gesture: false).action == .open)
  }

  @Test func aWindowOpenedByAFrameStaysAFrames() {
    var view = WebViewScript()
    view.tap(in: .ad)
    var child = view.child(of: view.openWindow("https://child.example/", by: .ad))
    let first = child.go("https://child.example/")
    #expect((first.request.frame, first.request.from) == (.sub, httpsOrigin("ads.example")))
    child.commit("https://child.example/")
    child.tap()
    let later = child.go("tel:+1")
    #expect((later.request.frame, later.action) == (.sub, .ask))
    child.answer(.no)
    child.load("https://page.example/")
    child.tap()
    #expect(child.go("tel:+1").request.frame == .main)
  }

  @Test func anAncestorsTapStaysAnAncestorsInTheChild() {
    var view = WebViewScript()
    view.tap(in: .ad)
    var child = view.child(of: view.openWindow(blank, by: .page))
    let event = child.go(listed)
    #expect((event.request.tap, event.action) == (.descendant, .ask))
  }

  @Test func aChildOfARefusedWindowHasNoTap() {
    var view = WebViewScript()
    view.tap()
    let event = view.openWindow(WebViewScript.unlisted)
    var child = view.child(of: event)
    #expect(child.go(listed).action == .block)
  }

  @Test func aTapMadeAfterTheWindowWasAskedForIsNotItsOwn() {
    var view = WebViewScript()
    view.tap()
    let event = view.openWindow(blank)
    view.wait(10)
    view.tap()
    var child = view.child(of: event)
    #expect(child.go(listed).action == .block)
    #expect(view.go(listed).action == .open)
  }

  @Test func aChildOfAViewThatIsHiddenOrClosedExitsNowhere() {
    let endings: [((inout Gate) -> Void, Reason)] = [
      ({ $0.setVisible(false) }, .hidden), ({ $0.viewClosed() }, .closed),
    ]
    for (end, reason) in endings {
      var view = WebViewScript(.preset(.article))
      end(&view.gate)
      var child = view.child(of: view.openWindow(blank))
      #expect(child.go(listed).reason == reason)
    }
  }

  @Test func aFrameInsideAChildIsAFrame() {
    var view = WebViewScript()
    var child = view.child(of: view.openWindow("https://child.example/"))
    child.follow("https://child.example/")
    let request = child.go("tel:+1", by: .ad).request
    #expect((request.frame, request.isPopup) == (.sub, true))
    #expect(child.redirect(to: listed).request.isPopup == true)
  }

  @Test func aWindowIsNoNavigationOfTheTop() {
    var view = WebViewScript()
    #expect(view.openWindow(WebViewScript.web, by: .ad).request.isTopFromFrame == false)
  }

  @Test func aDocumentWithoutAnAddressIsABlankOne() {
    var view = WebViewScript()
    view.tap()
    var child = view.child(of: view.openWindow(blank))
    child.gate.pageCommitted(nil, at: child.time)
    #expect(child.go(listed).action == .open)
  }

  @Test func whatFollowsAPageThatShowsUnaskedIsNoFirstLoad() {
    var view = WebViewScript()
    var child = view.child(of: view.openWindow("https://child.example/", by: .ad))
    child.commit("https://child.example/")
    let request = child.go(listed, by: .page).request
    #expect((request.from, request.tap) == (httpsOrigin("page.example"), .none))
  }

  @Test func aFrameInTheBlankChildHasNoneOfTheTap() {
    var view = WebViewScript()
    view.tap()
    var child = view.child(of: view.openWindow(blank))
    #expect(child.go(listed, by: .ad, main: false).request.tap == .none)
    #expect(child.go(listed).request.tap == .live)
  }
}
