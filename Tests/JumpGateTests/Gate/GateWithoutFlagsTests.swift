import Testing

@testable import JumpGate

/// What becomes of attempts that carry neither the engine's gesture flag nor its redirect flag but
/// say which frame asks, as WKWebView gives them.
///
/// The attack corpus has a mark (`[apple]`) wherever this differs from WebKitGTK; each mark stands
/// here.
@Suite struct GateWithoutFlagsTests {
  private let listed = WebViewScript.listed
  private let other = WebViewScript.unlisted
  private var view = WebViewScript()

  /// Asks as WKWebView does.
  @discardableResult
  private mutating func ask(
    _ string: String, by frame: Frame = .page, main: Bool? = true
  ) -> JumpEvent {
    view.go(string, by: frame, type: .other, main: main, gesture: nil, redirect: nil)
  }

  private func result(_ event: JumpEvent) -> String {
    "\(event.action.rawValue) \(event.request.tap.rawValue)"
  }

  /// `tap/waiting-frame`, `tap/message-to-frame`.
  @Test mutating func frameThatWasNotTapped_hasNoTap() {
    view.tap()
    view.wait(200)
    #expect(result(ask(listed, by: .ad, main: false)) == "block none")
    #expect(result(ask("tel:+1", by: .ad, main: false)) == "block none")
  }

  /// `tap/blur`, `tap/message-to-page`.
  @Test mutating func pageThatHearsOfItsFramesTap_isAskedForAtMost() {
    view.tap(in: .ad)
    #expect(result(ask(other)) == "block descendant")
    #expect(result(ask("tel:+1")) == "ask descendant")
  }

  /// `tap/fragment-first`.
  @Test mutating func handlerThatRunsLater_hasTheTapForASecond() {
    view.tap()
    view.wait(20)
    #expect(result(ask(listed)) == "open live")
  }

  /// The page's own frame was redirected: that says nothing of what a tapped frame asks for.
  @Test mutating func frameThatWasTapped_isNotTakenForAnothersRedirect() {
    ask("https://news.example/1", main: false)
    ask("https://news.example/2", main: false)
    view.tap(in: .ad)
    #expect(result(ask("tel:+1", by: .ad, main: false)) == "ask live")
  }

  /// `tap/carried-then-frame`, `tap/payment-frame`.
  @Test mutating func carriedTap_isNoFrames() {
    view.tap()
    ask("https://ad.example/go")
    view.commit("https://ad.example/go")
    #expect(result(ask(listed, by: .ad, main: false)) == "block none")
  }

  /// `window/interstitial`.
  @Test mutating func windowsPage_hasTheTapCarried() {
    view.tap()
    var child = view.child(of: view.openWindow("https://ad.example/go", gesture: nil))
    child.go("https://ad.example/go", type: .other, gesture: nil, redirect: nil)
    child.commit("https://ad.example/go")
    let event = child.go(other, type: .other, gesture: nil, redirect: nil)
    #expect(result(event) == "block carried")
  }

  /// `window/opener-moved-on-tap`.
  @Test mutating func frameOfAnotherView_isUnknown() {
    view.tap()
    view.openWindow("https://ad.example/go", gesture: nil)
    let elsewhere = Frame(
      id: nil, role: .unknown, origin: httpsOrigin("ad.example"), ancestors: nil)
    #expect(result(ask(other, by: elsewhere)) == "block unknown")
  }

  /// What may be a redirect may be a new navigation too.
  @Test(arguments: [
    (WebViewScript.listed, "ask lapsed"), (WebViewScript.unlisted, "block lapsed"),
  ])
  mutating func slowRedirectThatIsNotToldApart_findsTheTapLapsed(address: String, outcome: String) {
    view.tap()
    #expect(ask("https://page.example/go").action == .allow)
    view.wait(1_300)
    #expect(result(ask(address)) == outcome)
  }

  @Test mutating func quickRedirect_hasTheTap() {
    view.tap()
    ask("https://page.example/go")
    view.wait(300)
    #expect(result(ask(listed)) == "open live")
  }

  /// An advertisement that moves the page within its document loads nothing: no later tap is a
  /// redirect of that.
  @Test(arguments: [WebViewScript.listed, "tel:+1"])
  mutating func tapAfterAMoveWithinTheDocument_isTheFramesOwn(address: String) {
    for _ in 0..<3 { ask("https://page.example/#a", by: .ad) }
    view.tap()
    #expect(result(ask(address)) == "open live")
    ask("https://page.example/#b")
    view.wait(10)
    view.tap(in: .ad)
    #expect(result(ask(address, by: .ad)) == (address == listed ? "open live" : "ask live"))
  }

  /// Another document, or the same one loaded anew, may be redirected.
  @Test(arguments: [
    "https://page.example/", "https://page.example/other#a", "https://ads.example/#a",
  ])
  mutating func tapAfterALoadByAnAdvertisement_mayBeItsRedirect(address: String) {
    ask(address, by: .ad)
    view.tap()
    #expect(result(ask(listed)) == "block none")
  }

  @Test mutating func tapAfterALoadThatTheAppCancelled_isTheFramesOwn() throws {
    ask("https://ads.example/", by: .ad)
    view.gate.navigationCancelled(to: try Address("https://ads.example/"))
    view.tap()
    #expect(result(ask(listed)) == "open live")
  }

  /// What a frame could ask for anew with a tap that is worth more counts so.
  @Test mutating func tapInAnInnerFrame_countsForThePageThatLoadsSomething() {
    ask("https://page.example/go")
    view.tap(in: .ad)
    #expect(result(ask(listed)) == "ask descendant")
  }

  @Test mutating func lapsedTap_countsForThePageThatLoadsSomething() {
    ask("https://page.example/go")
    view.tap()
    view.wait(1_500)
    #expect(result(ask(listed)) == "ask lapsed")
  }

  /// `frame/tap-kinds`, sandboxed: two events of one press come from what may be two frames.
  @Test func pressInAFrameWithoutAName_isNoTap() {
    let nameless = Frame(id: nil, role: .sub, origin: .opaque, ancestors: [.init("page")])
    var matcher = TapMatcher()
    matcher.pressBegan(.pointer, fingers: 1, at: GateTime(milliseconds: 100))
    for _ in ["pointerdown", "mousedown"] {
      #expect(
        matcher.trustedEvent(.pointer, in: nameless, at: GateTime(milliseconds: 101)) == nil)
    }
    #expect(matcher.pressEnded(at: GateTime(milliseconds: 150)) == nil)
  }

  /// `response/package-encoded`: the address as the engine gives it is that of the navigation.
  @Test mutating func answerToATappedLink_hasTheTap() {
    view.tap()
    ask("https://page.example/a.mobile%63onfig?x=y")
    let event = view.respond(
      "https://page.example/a.mobile%63onfig?x=y", "application/octet-stream",
      filename: "a.mobileconfig")
    #expect(result(event) == "block live")
  }
}
