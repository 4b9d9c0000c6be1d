import Testing

@testable import JumpGate

/// Views that exit nowhere, and what is loaded again.
@Suite struct GateLimitTests {
  private let exits = [
    WebViewScript.listed, "tel:+1", "sample://x", "music://a", "x-safari-https://a.example/",
  ]

  @Test func aHiddenViewExitsNowhereAndStillLoadsPages() {
    for preset in Preset.allCases {
      for string in exits {
        var view = WebViewScript(.preset(preset))
        view.gate.setVisible(false)
        view.tap()
        let event = view.go(string)
        #expect(event.action == .block)
        #expect(!event.action.spendsTap && event.prompt == nil)
        #expect(view.go(WebViewScript.web).action == .allow)
        view.gate.setVisible(true)
        view.wait(1)
        view.tap()
        #expect(view.go(WebViewScript.listed).action == (preset == .strict ? .ask : .open))
      }
    }
  }

  @Test func aReloadAndAStepInTheHistoryExitNowhereNorDoTheirRedirects() {
    for type in [Attempt.NavigationType.reload, .backForward, .formResubmitted] {
      var view = WebViewScript(.preset(.article))
      view.tap()
      let event = view.go(WebViewScript.listed, type: type)
      #expect((event.action, event.rule) == (.block, "gate:history"))
      #expect(view.go(WebViewScript.web, type: type).action == .allow)
      #expect(view.redirect(to: WebViewScript.listed).rule == "gate:history")
      view.go(WebViewScript.web, type: type)
      view.commit(WebViewScript.web)
      #expect(view.go(WebViewScript.listed).request.tap == .none)
    }
  }

  @Test(arguments: [Attempt.NavigationType.reload, .backForward, .formResubmitted])
  func aPageShownAgainExitsNowhereByItselfUntilItIsTouched(type: Attempt.NavigationType) {
    var view = WebViewScript(.preset(.article))
    view.go(WebViewScript.web, type: type)
    view.commit(WebViewScript.web)
    #expect(view.go(WebViewScript.listed, gesture: false).rule == "gate:history")
    #expect(view.go(WebViewScript.web).action == .allow)
    // Nor does what it leads to, here or in a new window.
    view.commit(WebViewScript.web)
    #expect(view.go(WebViewScript.listed, by: .ad).rule == "gate:history")
    var child = view.child(of: view.openWindow(WebViewScript.web, gesture: false))
    child.follow(WebViewScript.web, gesture: false)
    #expect(child.go(WebViewScript.listed).rule == "gate:history")
    view.tap()
    #expect(view.go(WebViewScript.listed).action == .open)
    #expect(view.go(WebViewScript.listed, gesture: false).action == .open)
  }

  @Test func whatTheHostAppLoadsAfterwardsIsNoPageShownAgain() {
    var view = WebViewScript(.preset(.article))
    view.go(WebViewScript.web, type: .reload)
    view.commit(WebViewScript.web)
    view.gate.hostLoads(address(WebViewScript.listed), at: view.time)
    #expect(view.go(WebViewScript.listed, by: .unknown, type: .other).action == .open)
    view.load("https://page.example/other")
    #expect(view.go(WebViewScript.listed, gesture: false).action == .open)
  }

  @Test func otherNavigationsDoExit() {
    for type in [Attempt.NavigationType.link, .form, .other] {
      var view = WebViewScript(.preset(.article))
      #expect(view.go(WebViewScript.listed, type: type).action == .open)
    }
  }

  @Test func aRestoredSessionExitsNowhere() {
    var view = WebViewScript(.preset(.article), shows: nil)
    view.gate.hostRestores(address(WebViewScript.web), at: view.time)
    #expect(view.go(WebViewScript.web, by: .unknown, type: .other).action == .allow)
    #expect(view.redirect(to: WebViewScript.listed, by: .unknown).rule == "gate:history")
  }

  @Test func theFirstPageOfARestoredSessionExitsNowhereByItself() {
    var view = WebViewScript(.preset(.article), shows: nil)
    view.gate.hostRestores(address(WebViewScript.web), at: view.time)
    view.go(WebViewScript.web, by: .unknown, type: .other)
    view.commit(WebViewScript.web)
    #expect(view.go(WebViewScript.listed, gesture: false).rule == "gate:history")
  }

  @Test func aClosedViewExitsNowhereUntilAPageShows() {
    var view = WebViewScript(.preset(.article))
    view.gate.viewClosed()
    #expect(view.go(WebViewScript.listed).rule == "gate:closed")
    view.load("https://page.example/")
    #expect(view.go(WebViewScript.listed).action == .open)
  }

  @Test func whatIsNoAddressIsBlockedAndIsAJump() {
    var view = WebViewScript(.preset(.article))
    view.tap()
    let event = view.go("https://")
    #expect((event.action, event.rule, event.isJump) == (.block, "unreadable", true))
    #expect(event.request.destination == nil)
  }

  @Test func whatIsAJumpAndWhatIsNot() {
    let policy = Policy(apps: [], otherwise: .article) {
      Rule.allow(.host("apps.apple.com"), id: "here")
      Rule.block(.host("blocked.example"), id: "not-here")
    }
    let cases: [(String, Bool)] = [
      ("https://a.example/", false), ("about:blank", false), ("https://app.adjust.com/a", false),
      ("https://music.apple.com/a", false), ("https://apps.apple.com/app/id9", true),
      ("https://blocked.example/", true), ("tel:+1", true), ("market://a", true),
      ("mraid://close", true), ("javascript:void(0)", false),
    ]
    for (string, isJump) in cases {
      var view = WebViewScript(policy)
      #expect(view.go(string).isJump == isJump, "\(string)")
    }
  }

  @Test func inReportTheLogPredictsAndNothingHappensBecauseOfIt() {
    var report = WebViewScript(.preset(.standard, mode: .report))
    var enforce = WebViewScript(.preset(.standard))
    for step in 0..<3 {
      if step == 0 {
        report.tap()
        enforce.tap()
      }
      let reported = report.go(WebViewScript.listed)
      let enforced = enforce.go(WebViewScript.listed)
      #expect(reported.verdict == enforced.verdict || step == 2)
      #expect(reported.mode == .report)
      #expect(reported.prompt == nil && report.gate.prompt == nil)
    }
    #expect(report.go(WebViewScript.listed).reason == .askedAlready)
    #expect(report.answer(.once) == .nothing)
  }

  @Test func aPrivateViewIsToldApart() {
    let policy = Policy(apps: [app(1_000_000_001)], otherwise: .standard) {
      Rule.ask(.listedApp, when: .tap, .isPrivate, id: "private")
    }
    for (isPrivate, action) in [(true, Action.ask), (false, .open), (nil, .ask)]
      as [(Bool?, Action)]
    {
      var view = WebViewScript(policy, isPrivate: isPrivate)
      view.tap()
      #expect(view.go(WebViewScript.listed).action == action)
    }
  }

  @Test func whoNavigatesWhatIsPassedOn() {
    var view = WebViewScript()
    let cases: [(Frame, Bool?, AskingFrame, Bool?)] = [
      (.page, true, .main, false), (.page, nil, .main, false), (.page, false, .sub, false),
      (.ad, true, .sub, true), (.ad, false, .sub, false), (.ad, nil, .sub, nil),
      (.unknown, true, .unknown, nil), (.unknown, false, .sub, false),
      (.unknown, nil, .unknown, nil),
    ]
    for (frame, main, role, isTop) in cases {
      let request = view.go(WebViewScript.web, by: frame, main: main).request
      #expect(
        (request.frame, request.isTopFromFrame) == (role, isTop), "\(frame.role) \(main as Any)")
      #expect(request.from == frame.origin)
    }
  }

  @Test func aClosedViewIsOpenAgainOnceAPageShowsOrTheHostLoads() {
    var shown = WebViewScript(.preset(.article))
    shown.gate.viewClosed()
    shown.commit("https://page.example/")
    #expect(shown.go(WebViewScript.listed).action == .open)
    var loading = WebViewScript(.preset(.article))
    loading.gate.viewClosed()
    loading.gate.hostLoads(address(WebViewScript.web), at: loading.time)
    loading.go(WebViewScript.web, by: .unknown, type: .other)
    #expect(loading.redirect(to: WebViewScript.listed, by: .unknown).action == .open)
  }

  @Test func aClosedViewKeepsNothingThatWasUnderWay() {
    let store = "https://apps.apple.com/app/id999"
    var tapped = WebViewScript()
    tapped.tap()
    var shown = tapped
    tapped.gate.viewClosed()
    #expect(tapped.go(WebViewScript.web).request.tap == .none)
    shown.go(WebViewScript.web)
    shown.gate.viewClosed()
    shown.commit(WebViewScript.web)
    #expect(shown.go(WebViewScript.listed).request.tap == .none)
    var announced = WebViewScript()
    announced.gate.hostLoads(address(store), at: announced.time)
    announced.gate.viewClosed()
    announced.commit(WebViewScript.web)
    #expect(announced.go(store, type: .other).action == .block)
  }

  @Test func aClosedViewThatLoadsAgainHasNoPageToAskFor() {
    var view = WebViewScript(
      Policy(apps: [], otherwise: .article, defaults: [.testflight: .ask]))
    view.gate.viewClosed()
    view.gate.hostLoads(address(WebViewScript.web), at: view.time)
    view.go(WebViewScript.web, by: .unknown, type: .other)
    let event = view.redirect(to: "https://testflight.apple.com/join/a", by: .unknown)
    #expect(event.rule == "gate:no-page")
  }
}
