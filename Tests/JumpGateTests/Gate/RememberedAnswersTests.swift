import Testing

@testable import JumpGate

@Suite struct RememberedAnswersTests {
  private func asking(
    _ string: String, remembered: RememberedAnswers = .init(), by frame: Frame = .ad,
    isPrivate: Bool? = false, otherwise preset: Preset = .strict
  ) -> WebViewScript {
    var view = WebViewScript(
      Policy(
        apps: [app(1_000_000_001)], otherwise: preset,
        defaults: [
          .testflight: .ask, .enterpriseInstall: .ask, .marketplace: .ask, .appStoreOther: .ask,
          .deepLink: .ask, .otherAppleContent: .ask, .otherStore: .ask,
        ]), isPrivate: isPrivate, remembered: remembered)
    view.tap(in: frame)
    view.go(string, by: frame)
    return view
  }

  @Test func aRememberedYesOpensForATapAndARememberedNoIsSilent() {
    for (answer, action) in [(Prompt.Answer.always, Action.open), (.never, .block)] {
      var first = asking("sample://x")
      first.answer(answer)
      #expect(first.gate.remembered.answers.count == 1)
      var later = WebViewScript(
        first.gate.policy, isPrivate: false, remembered: first.gate.remembered)
      later.tap(in: .ad)
      let event = later.go("sample://y", by: .ad)
      #expect((event.action, event.rule) == (action, "gate:remembered"))
      #expect(event.prompt == nil)
    }
  }

  @Test func onceAndNoAreNotRemembered() {
    for answer in [Prompt.Answer.once, .no] {
      var view = asking("sample://x")
      view.answer(answer)
      #expect(view.gate.remembered == RememberedAnswers())
    }
  }

  @Test func aRememberedYesIsAskedAgainWithoutALiveTapOfTheAsker() {
    // Under this preset a default asks without a tap too.
    var first = asking("sample://x", by: .page, otherwise: .article)
    first.answer(.always)
    var spent = WebViewScript(
      first.gate.policy, isPrivate: false, remembered: first.gate.remembered)
    spent.tap()
    #expect(spent.go("sample://x").action == .open)
    #expect(spent.go("sample://x").action == .ask)
    var descendant = WebViewScript(
      first.gate.policy, isPrivate: false, remembered: first.gate.remembered)
    descendant.tap(in: .ad)
    #expect(descendant.go("sample://x", by: .page).action == .ask)
  }

  @Test func anAnswerIsKeptByOriginTopHostAndTarget() {
    var first = asking("sample://x")
    first.answer(.always)
    let key = first.gate.remembered.answers.keys.first
    #expect(key?.origin == "https://ads.example")
    #expect(key?.topHost == "page.example")
    #expect(key?.target == "scheme:sample")
    let memory = first.gate.remembered
    #expect(asking("other://x", remembered: memory).gate.prompt != nil)
    #expect(asking("sample://x", remembered: memory, by: .otherAd).gate.prompt != nil)
    var elsewhere = WebViewScript(
      first.gate.policy, isPrivate: false, remembered: memory, shows: "https://else.example/")
    elsewhere.tap(in: .ad)
    #expect(elsewhere.go("sample://x", by: .ad).action == .ask)
  }

  /// What is unknown, or private, is no reason to ask a user who said no.
  @Test func aRememberedNoCountsInEveryView() {
    for (answer, actions) in [
      (Prompt.Answer.never, [Action.block, .block, .block]), (.always, [.open, .ask, .ask]),
    ] {
      var first = asking("sample://x")
      first.answer(answer)
      for (isPrivate, action) in zip([false, true, nil], actions) {
        var view = WebViewScript(
          first.gate.policy, isPrivate: isPrivate, remembered: first.gate.remembered)
        view.tap(in: .ad)
        let event = view.go("sample://y", by: .ad)
        #expect(event.action == action, "\(answer) \(String(describing: isPrivate))")
        #expect(event.prompt.map(\.mayRemember) != true)
      }
    }
  }

  @Test func whatTheAppForgotIsForgotten() {
    var view = asking("sample://x")
    view.answer(.always)
    view.tap(in: .ad)
    #expect(view.go("sample://y", by: .ad).action == .open)
    view.tap(in: .ad)
    var child = view.child(of: view.openWindow("about:blank", by: .ad))
    view.gate.remembered = RememberedAnswers()
    view.tap(in: .ad)
    #expect(view.go("sample://y", by: .ad).action == .ask)
    view.answer(.no)
    // A window that was opened before brings back nothing but what was answered there.
    _ = view.gate.childClosed(&child.gate)
    #expect(view.gate.remembered == RememberedAnswers())
    // Nor twice what was.
    var other = asking("sample://x")
    other.answer(.never)
    child.gate.remembered = other.gate.remembered
    _ = view.gate.childClosed(&child.gate)
    #expect(view.gate.remembered.answers.count == 1)
    view.gate.remembered = RememberedAnswers()
    _ = view.gate.childClosed(&child.gate)
    #expect(view.gate.remembered == RememberedAnswers())
  }

  @Test func answersOfTwoViewsAreJoined() {
    var one = asking("sample://x")
    one.answer(.never)
    var other = asking("other://x")
    other.answer(.always)
    var both = one.gate.remembered
    both.merge(other.gate.remembered)
    #expect(both.answers.count == 2)
    var opposite = asking("sample://x")
    opposite.answer(.always)
    opposite.gate.remembered.merge(one.gate.remembered)
    #expect(opposite.gate.remembered == one.gate.remembered)
    var yes = asking("sample://x")
    yes.answer(.always)
    one.gate.remembered.merge(yes.gate.remembered)
    #expect(opposite.gate.remembered == one.gate.remembered)
  }

  @Test func anAppIsKeptByItsExactId() {
    var first = asking(WebViewScript.listed)
    first.answer(.always)
    #expect(first.gate.remembered.answers.keys.map(\.target) == ["app:1000000001"])
  }

  @Test func whatMustNotBeKeptIsNot() {
    let sandboxed = Frame(id: .init("s"), role: .sub, origin: .opaque, ancestors: [.init("page")])
    var insecure = Frame.ad
    insecure.origin = address("http://ads.example/").origin
    var nobody = Frame.ad
    nobody.origin = nil
    let cases: [(String, Frame, Bool?)] = [
      ("https://testflight.apple.com/join/a", .ad, false),
      ("itms-services://?action=download-manifest&url=https://a.example/m", .ad, false),
      ("altstore://install", .ad, false), ("https://apps.apple.com/search?term=x", .ad, false),
      ("https://play.google.com/store/apps/details?id=a", .ad, false),
      ("sample://x", sandboxed, false), ("sample://x", insecure, false),
      ("sample://x", nobody, false), ("sample://x", .ad, true), ("sample://x", .ad, nil),
    ]
    for (string, frame, isPrivate) in cases {
      var view = asking(string, by: frame, isPrivate: isPrivate)
      #expect(view.gate.prompt?.mayRemember == false, "\(string)")
      view.answer(.always)
      #expect(view.gate.remembered == RememberedAnswers(), "\(string)")
    }
    #expect(cases.count == 10)
  }

  @Test func aClosedChildsAnswersAreTakenOverAndNoWins() {
    var view = asking("sample://x")
    var child = view.child(of: view.openWindow("about:blank", by: .ad))
    view.answer(.always)
    var other = asking("sample://x")
    other.answer(.never)
    child.gate.remembered = other.gate.remembered
    _ = view.gate.childClosed(&child.gate)
    #expect(Array(view.gate.remembered.answers.values) == [false])
  }

  @Test func answersCanBeForgotten() {
    var view = asking("sample://x")
    view.answer(.always)
    let key = view.gate.remembered.answers.keys.first
    key.map { view.gate.remembered.forget($0) }
    #expect(view.gate.remembered == RememberedAnswers())
    view.gate.remembered.forgetAll()
    #expect(view.gate.remembered.answers.isEmpty)
  }

  @Test func onAPageWithoutAHostNothingIsKept() {
    var view = WebViewScript(
      Policy(apps: [], otherwise: .strict, defaults: [.deepLink: .ask]),
      shows: "data:text/html,x")
    view.tap(in: .ad)
    #expect(view.go("sample://x", by: .ad).prompt?.mayRemember == false)
  }
}
