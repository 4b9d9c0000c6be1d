import Testing

@testable import JumpGate

@Suite struct GatePromptTests {
  /// A view whose frame asked for a call after a tap.
  private func asking() -> WebViewScript {
    var view = WebViewScript()
    view.tap(in: .ad)
    view.go("tel:+1", by: .ad)
    return view
  }

  @Test func aPromptNamesWhoAsksAndWhatFor() throws {
    var view = WebViewScript(
      Policy(
        apps: AppList(apps: [ListedApp(app(1_000_000_001), name: "Sample")]), otherwise: .strict))
    view.tap()
    let event = view.go(WebViewScript.listed)
    let prompt = try #require(event.prompt)
    #expect(view.gate.prompt == prompt)
    #expect(prompt.asker == httpsOrigin("page.example"))
    #expect(prompt.topHost == "page.example")
    #expect(prompt.destination == event.verdict.destination)
    #expect(prompt.opens.href == "https://apps.apple.com/app/id1000000001")
    #expect(prompt.appName == "Sample")
    #expect(prompt.mayRemember)
  }

  @Test func anAskerWithoutOriginIsOpaque() {
    var view = WebViewScript()
    let sandboxed = Frame(id: .init("s"), role: .sub, origin: .opaque, ancestors: [.init("page")])
    view.tap(in: sandboxed)
    let prompt = view.go("tel:+1", by: sandboxed).prompt
    #expect((prompt?.asker, prompt?.mayRemember) == (.opaque, false))
    var unknown = WebViewScript()
    var nobody = Frame.ad
    nobody.origin = nil
    unknown.tap(in: nobody)
    #expect(unknown.go("tel:+1", by: nobody).prompt?.asker == .opaque)
  }

  @Test func yesOpensAndOnlyTheFirstAnswerCounts() {
    var view = asking()
    let id = view.gate.prompt?.id
    #expect(view.answer(.once) == .open(address("tel:+1")))
    #expect(view.gate.prompt == nil)
    for answer in Prompt.Answer.allCases {
      view.wait(1_000)
      #expect(id.map { view.gate.answer($0, answer, at: view.time) } == .nothing)
    }
  }

  @Test func everyAnswerDoesWhatItSays() {
    let outcomes = Prompt.Answer.allCases.map { answer in
      var view = asking()
      return view.answer(answer)
    }
    let opened = Prompt.Outcome.open(address("tel:+1"))
    #expect(outcomes == [opened, opened, .nothing, .nothing])
  }

  @Test func yesIsInactiveForHalfASecondAndNoIsNot() throws {
    var view = asking()
    let id = try #require(view.gate.prompt?.id)
    view.wait(499)
    #expect(view.gate.answer(id, .once, at: view.time) == .nothing)
    #expect(view.gate.answer(id, .always, at: view.time) == .nothing)
    #expect(view.gate.prompt?.id == id)
    view.wait(1)
    #expect(view.gate.answer(id, .once, at: view.time) == .open(address("tel:+1")))
    var other = asking()
    let otherID = try #require(other.gate.prompt?.id)
    #expect(other.gate.answer(otherID, .no, at: other.time) == .nothing)
    #expect(other.gate.prompt == nil)
  }

  @Test func thereIsOneQuestionAtATime() {
    var view = asking()
    view.wait(10)
    view.tap(in: .otherAd)
    let second = view.go("tel:+2", by: .otherAd)
    #expect((second.action, second.rule) == (.block, "gate:prompt-pending"))
    #expect(second.prompt == nil)
    #expect(view.answer(.once) == .open(address("tel:+1")))
  }

  @Test func aQuestionIsVoidWhenThePageOrTheViewGoes() {
    let endings: [(inout WebViewScript) -> Void] = [
      { $0.commit("https://page.example/2") }, { $0.gate.viewClosed() },
      { $0.gate.hostLoads(address("https://page.example/3"), at: $0.time) },
      { $0.gate.hostRestores(address("https://page.example/3"), at: $0.time) },
    ]
    for end in endings {
      var view = asking()
      let id = view.gate.prompt?.id
      end(&view)
      #expect(view.gate.prompt == nil)
      view.wait(1_000)
      #expect(id.map { view.gate.answer($0, .once, at: view.time) } == .nothing)
    }
  }

  @Test func aYesWhileTheViewIsHiddenDoesNothing() {
    var view = asking()
    view.gate.setVisible(false)
    #expect(view.answer(.once) == .nothing)
    #expect(view.gate.prompt == nil)
  }

  @Test func withoutAPageNobodyAsks() {
    var view = WebViewScript(shows: nil)
    view.tap(in: .ad)
    let event = view.go("tel:+1", by: .ad)
    #expect((event.action, event.rule) == (.block, "gate:no-page"))
  }

  @Test func afterTwoRefusalsThePageIsSilentUntilTheUserGoesSomewhere() {
    var view = WebViewScript()
    func ask() -> JumpEvent {
      view.wait(10)
      view.tap(in: .ad)
      return view.go("tel:+1", by: .ad)
    }
    #expect(ask().action == .ask)
    view.answer(.no)
    #expect(ask().action == .ask)
    view.answer(.no)
    #expect(ask().rule == "gate:silenced")
    view.follow("https://page.example/2", gesture: false)
    #expect(ask().rule == "gate:silenced")
    view.follow("https://else.example/", gesture: false)
    #expect(ask().rule == "gate:silenced")
    view.load("https://page.example/")
    #expect(ask().action == .ask)
  }

  @Test func aTapToAnotherHostIsGoingSomewhere() {
    var view = WebViewScript.silenced()
    view.tap()
    view.follow("https://page.example/same")
    view.tap(in: .ad)
    #expect(view.go("tel:+1", by: .ad).rule == "gate:silenced")
    view.wait(10)
    view.tap()
    view.follow("https://else.example/")
    view.wait(10)
    view.tap(in: .ad)
    #expect(view.go("tel:+1", by: .ad).action == .ask)
  }

  @Test func aSheetIsShownAfterAYesThatMeansOne() {
    var view = WebViewScript(
      Policy(apps: [app(1_000_000_001)], otherwise: .strict) {
        Rule.ask(.listedApp, when: .tap, yes: .sheet, id: "ask")
      })
    view.tap()
    view.go(WebViewScript.listed)
    #expect(
      view.answer(.once)
        == .sheet(app(1_000_000_001), address("https://apps.apple.com/app/id1000000001")))
  }

  @Test func aRuleThatAsksWithoutATapOverridesTheOncePerPage() {
    var view = WebViewScript(
      Policy(apps: [], otherwise: .article, defaults: [.testflight: .ask]) {
        Rule.ask(.scheme("sample"), id: "ask")
      })
    #expect(view.go("sample://1").action == .ask)
    view.answer(.once)
    #expect(view.go("sample://2").action == .ask)
    view.answer(.once)
    #expect(view.go("https://testflight.apple.com/join/a").rule == "gate:asked-already")
  }

  @Test func aFramesTapTakesTheUserNowhere() {
    let elsewhere = "https://else.example/"
    let ways: [(inout WebViewScript) -> Void] = [
      { $0.go(elsewhere, by: .ad) }, { $0.go(elsewhere, by: .page) },
    ]
    for way in ways {
      var view = WebViewScript.silenced()
      view.tap(in: .ad)
      way(&view)
      view.commit(elsewhere)
      view.wait(10)
      view.tap(in: .ad)
      #expect(view.go("tel:+1", by: .ad).rule == "gate:silenced")
    }
  }

  /// What the host only announced is no page that it loaded.
  @Test func anAnnouncedLoadForgetsNoRefusalBeforeItsPageShows() {
    let next = "https://page.example/next"
    var other = WebViewScript.silenced()
    other.gate.hostLoads(address(next), at: other.time)
    other.commit("https://page.example/other")
    other.tap(in: .ad)
    #expect(other.go("tel:+1", by: .ad).rule == "gate:silenced")
    var own = WebViewScript.silenced()
    own.go(next)
    own.gate.hostLoads(address(next), at: own.time)
    own.commit(next)
    own.tap(in: .ad)
    #expect(own.go("tel:+1", by: .ad).rule == "gate:silenced")
  }

  /// A view whose page has asked without a live tap.
  private func asked() -> WebViewScript {
    var view = WebViewScript()
    view.tap()
    view.go(WebViewScript.listed)
    view.go(WebViewScript.listed)
    view.answer(.once)
    view.wait(10)
    return view
  }

  @Test func thePageMayAskAgainAfterATapOrALoadByTheHost() {
    #expect(asked().gate.page.hasAsked)
    var tapped = asked()
    tapped.tap(in: .ad)
    #expect(tapped.go("tel:+1").action == .ask)
    var moved = asked()
    moved.tap(in: .ad)
    moved.follow("https://page.example/2")
    #expect(moved.go(WebViewScript.listed).action == .ask)
    var loaded = asked()
    loaded.load("https://page.example/2")
    loaded.tap()
    loaded.go(WebViewScript.listed)
    #expect(loaded.go(WebViewScript.listed).action == .ask)
  }

  @Test func aQuestionAfterAFramesTapIsNoneWithoutATap() {
    var view = WebViewScript()
    view.tap(in: .ad)
    #expect(view.go("tel:+1").action == .ask)
    view.answer(.once)
    #expect(view.go(WebViewScript.listed).action == .ask)
  }
}
