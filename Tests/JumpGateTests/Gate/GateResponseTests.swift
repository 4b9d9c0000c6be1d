import Testing

@testable import JumpGate

@Suite struct GateResponseTests {
  private let profile = "application/x-apple-aspen-config"

  @Test func whatInstallsIsJudgedByItsKind() {
    let cases: [(String?, Bool, String?, DestinationKind?)] = [
      ("application/x-apple-aspen-config", false, nil, .enterpriseInstall),
      ("Application/X-Apple-Aspen-Config", false, nil, .enterpriseInstall),
      ("application/x-x509-ca-cert", false, nil, .enterpriseInstall),
      ("application/x-pkcs12", false, nil, .enterpriseInstall),
      ("application/octet-stream", false, "app.ipa", .enterpriseInstall),
      ("application/octet-stream", false, "a.MobileConfig", .enterpriseInstall),
      ("", false, "a.mobileconfig", .enterpriseInstall),
      (nil, false, "a.mobileconfig", .enterpriseInstall),
      ("text/html", true, "a.mobileconfig", .enterpriseInstall),
      ("application/vnd.apple.pkpass", false, nil, .otherAppleContent),
      ("application/vnd.apple.pkpasses", false, nil, .otherAppleContent),
      ("application/vnd.android.package-archive", false, nil, .otherStore),
      ("application/zip", false, "a.apk", .otherStore),
      ("text/html", false, nil, nil), ("text/html", false, "index.apk", nil),
      ("application/octet-stream", true, "a.bin", nil), ("application/pdf", true, "a.pdf", nil),
      ("image/png", false, nil, nil), (nil, false, nil, nil),
    ]
    for (type, attachment, filename, kind) in cases {
      var view = WebViewScript()
      view.go("https://a.example/x", gesture: false)
      let event = view.respond(
        "https://a.example/x", type, attachment: attachment, filename: filename)
      if let kind {
        #expect(event.verdict.destination?.kind == kind, "\(type ?? "")")
        #expect((event.action, event.isJump) == (.block, true))
      } else {
        #expect((event.action, event.rule) == (.allow, "gate:response"))
        #expect(!event.isJump)
      }
    }
    #expect(cases.count == 19)
  }

  @Test func aPassIsAskedForAfterTheTapThatStartedIt() {
    var view = WebViewScript()
    view.tap()
    view.go("https://a.example/pass")
    view.wait(3_000)
    let event = view.respond("https://a.example/pass", "application/vnd.apple.pkpass")
    #expect((event.action, event.rule) == (.ask, "preset:standard/other-apple-content-scheme"))
    #expect(view.answer(.once) == .open(address("https://a.example/pass")))
  }

  @Test func thePageThatAnswersATapKeepsItAsCarried() {
    var view = WebViewScript()
    view.tap()
    view.go("https://a.example/", main: nil)
    view.respond("https://a.example/", "text/html")
    view.commit("https://a.example/")
    let event = view.go(WebViewScript.listed, gesture: false)
    #expect((event.action, event.request.tap) == (.ask, .carried))
  }

  @Test func anAnswerInAFrameLeavesTheMainFramesNavigationAlone() {
    var view = WebViewScript()
    view.go("https://ad.example/", by: .ad, main: false, gesture: false)
    view.tap()
    view.go("https://a.example/", main: nil)
    _ = view.gate.judge(
      Attempt(
        .success(address("https://ad.example/")),
        kind: .response(mimeType: "text/html", isAttachment: false, filename: nil),
        frame: .unknown, targetsMainFrame: false, engineGesture: nil, isRedirect: nil),
      at: view.time)
    view.respond("https://a.example/", "text/html")
    view.commit("https://a.example/")
    let event = view.go(WebViewScript.listed, gesture: false)
    #expect((event.action, event.request.tap) == (.ask, .carried))
  }

  @Test func aServiceThatMayFillAFrameIsDecidedByItsResponse() {
    let service = "https://app.adjust.com/x?redirect=itms-apps%3A%2F%2Fapps.apple.com%2Fapp%2Fid999"
    func respond(main: Bool?, _ view: inout WebViewScript) -> Action {
      view.gate.judge(
        Attempt(
          .success(address(service)),
          kind: .response(mimeType: "text/html", isAttachment: false, filename: nil),
          frame: .unknown, targetsMainFrame: main, engineGesture: nil, isRedirect: nil),
        at: view.time
      ).action
    }
    for (main, action) in [(true, Action.block), (nil, .block), (false, .allow)] {
      var view = WebViewScript()
      let event = view.go(service, by: .page, type: .other, main: nil, gesture: false)
      #expect(event.action == .allow)
      #expect(respond(main: main, &view) == action, "\(String(describing: main))")
    }
    var view = WebViewScript()
    #expect(view.go(service, type: .other, main: true, gesture: false).action == .block)
    #expect(view.go(service, type: .other, main: nil, gesture: true).action == .block)
    #expect(view.go(service, type: .link, main: nil, gesture: false).action == .block)
    #expect(view.go(service, type: .other, main: nil, gesture: nil).action == .block)
    #expect(view.go(service, by: .ad, type: .other, main: nil, gesture: false).action == .allow)
  }

  @Test func anInstallIsAskedForAtMost() {
    var view = WebViewScript(
      Policy(
        apps: [], otherwise: .article, defaults: [.enterpriseInstall: .open]))
    let event = view.respond("https://a.example/x", profile)
    #expect((event.action, event.request.destination?.kind) == (.ask, .enterpriseInstall))
    #expect(event.prompt?.mayRemember == false)
    var article = WebViewScript(.preset(.article))
    let pass = article.respond("https://a.example/x", "application/vnd.apple.pkpass")
    #expect(pass.action == .ask)
  }

  @Test func aRuleForTheHostDoesNotLetItInstall() {
    var view = WebViewScript(
      Policy(apps: [], otherwise: .standard) {
        Rule.allow(.host("a.example"), id: "host")
        Rule.allow(.kind(.web), id: "web")
        Rule.open(.scheme("https"), id: "scheme")
      })
    #expect(
      view.respond("https://a.example/x", profile).rule == "preset:standard/enterprise-install")
    #expect(view.respond("https://a.example/x", "text/html").action == .allow)
  }

  @Test func aStorePageThatIsShownIsOneJumpAndNotTwo() {
    var view = WebViewScript(
      Policy(apps: [], otherwise: .standard) { Rule.allow(.host("apps.apple.com"), id: "here") })
    let page = "https://apps.apple.com/app/id9"
    #expect(view.go(page).isJump)
    #expect(!view.respond(page, "text/html").isJump)
  }

  @Test func aResponseOfNoAddressIsBlocked() {
    var view = WebViewScript(.preset(.article))
    #expect(view.respond("https://", "text/html").rule == "unreadable")
  }

  /// A link service that leads where nothing may go.
  private static let service =
    "https://app.adjust.com/abc?redirect=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid999"

  @Test func whatFillsTheTopIsJudgedThoughItsNavigationIsForgotten() {
    var view = WebViewScript()
    #expect(view.go(Self.service, type: .other, main: nil, gesture: false).action == .allow)
    for number in 0...NavigationChain.limit {
      view.go("https://slow.example/\(number)", type: .other, main: nil, gesture: false)
    }
    let event = view.respond(Self.service, "text/html")
    #expect((event.action, event.reason) == (.block, .nested))
  }

  @Test func whatFillsTheTopIsJudgedThoughAFrameWasAnsweredTheSame() {
    var view = WebViewScript()
    view.go(Self.service, type: .other, main: nil, gesture: false)
    view.go(Self.service, type: .other, main: nil, gesture: false)
    let framed = view.gate.judge(
      Attempt(
        .success(address(Self.service)),
        kind: .response(mimeType: "text/html", isAttachment: false, filename: nil), frame: .ad,
        targetsMainFrame: false, engineGesture: nil, isRedirect: nil), at: view.time)
    #expect(framed.action == .allow)
    let event = view.respond(Self.service, "text/html")
    #expect((event.action, event.reason) == (.block, .nested))
  }

  @Test func theFrameOfAnAnswerIsThatOfTheNavigationsThatAskedForIt_ifTheyAgree() {
    let asked = "https://a.example/x"
    var view = WebViewScript()
    #expect(view.gate.targetsMain(address(asked)) == nil, "nobody asked")
    view.go("https://a.example/before", gesture: false)
    view.redirect(to: asked)
    #expect(view.gate.targetsMain(address("https://a.example/before")) == nil, "it went on")
    #expect(view.gate.targetsMain(address(asked)) == true)
    view.go(asked, by: .ad, main: false, gesture: false)
    #expect(view.gate.targetsMain(address(asked)) == nil, "a frame asks for it too")
    view.commit("https://a.example/")
    view.go(asked, by: .ad, main: false, gesture: false)
    view.go(asked, by: .otherAd, main: false, gesture: false)
    #expect(view.gate.targetsMain(address(asked)) == false)
    view.go(asked, by: .page, type: .other, main: nil, gesture: false)
    #expect(view.gate.targetsMain(address(asked)) == nil, "unknown is no agreement")
  }

  /// That pages of Apple's may be shown here lets nothing of Apple's be installed.
  @Test func aDefaultThatAllowsPagesDoesNotLetAPassInstall() {
    var view = WebViewScript(
      Policy(apps: [], otherwise: .article, defaults: [.otherAppleContent: .allow]))
    #expect(view.go("https://music.apple.com/a").action == .allow)
    let event = view.respond("https://a.example/x", "application/vnd.apple.pkpass")
    #expect((event.action, event.reason) == (.block, .notLoadable))
  }

  @Test func aServiceThatARedirectLedToIsDecidedByItsResponse() {
    var view = WebViewScript()
    view.go("https://ads.example/click", type: .other, main: nil, gesture: false)
    let hop = view.go(Self.service, type: .other, main: nil, gesture: false, redirect: true)
    #expect(hop.action == .allow)
    let event = view.respond(Self.service, "text/html")
    #expect((event.action, event.reason) == (.block, .nested))
  }

  @Test func anAnswerIsRedirectedIfItsNavigationWas() {
    var view = WebViewScript(
      Policy(apps: [], otherwise: .standard) {
        Rule.ask(.kind(.enterpriseInstall), when: .direct, id: "direct")
      })
    var redirected = view
    view.go("https://a.example/x")
    let direct = view.respond("https://a.example/x", profile)
    #expect((direct.rule, direct.hops.isEmpty) == ("direct", true))
    redirected.go("https://go.example/x")
    redirected.redirect(to: "https://a.example/x")
    let event = redirected.respond("https://a.example/x", profile)
    #expect((event.action, event.hops.map(\.href)) == (.block, ["https://go.example/x"]))
  }

  /// What answers a navigation inside a frame.
  private func answerFrame(_ string: String, _ view: inout WebViewScript) {
    _ = view.gate.judge(
      Attempt(
        .success(address(string)),
        kind: .response(mimeType: "text/html", isAttachment: false, filename: nil), frame: .ad,
        targetsMainFrame: false, engineGesture: nil, isRedirect: nil), at: view.time)
  }

  @Test func ofTwoNavigationsToOneAddressEachIsAnsweredForItself() {
    let page = "https://a.example/"
    var view = WebViewScript()
    view.go(page, by: .ad, main: false, gesture: false)
    view.tap()
    view.go(page)
    answerFrame(page, &view)
    view.respond(page, "text/html")
    view.commit(page)
    #expect(view.go(WebViewScript.listed, gesture: false).request.tap == .carried)

    var other = WebViewScript()
    other.tap()
    other.go(page)
    other.go(page, by: .otherAd, main: false, gesture: false)
    other.respond(page, "text/html")
    other.commit(page)
    #expect(other.go(WebViewScript.listed, gesture: false).request.tap == .carried)
  }

  @Test func whatWasAnsweredInAFrameOrRefusedShowsNoPage() {
    var framed = WebViewScript()
    framed.tap()
    framed.go("https://a.example/", main: nil)
    answerFrame("https://a.example/", &framed)
    framed.commit("https://b.example/")
    #expect(framed.go(WebViewScript.listed, gesture: false).request.tap == .none)

    var refused = WebViewScript()
    refused.tap()
    refused.go("https://a.example/x")
    #expect(refused.respond("https://a.example/x", profile).action == .block)
    refused.commit("https://b.example/")
    #expect(refused.go(WebViewScript.listed, gesture: false).request.tap == .none)
  }

  /// Every type that installs, every type that says nothing, every ending.
  @Test func everyTypeAndEveryEndingIsKnown() {
    let types = [
      "application/x-apple-aspen-config", "application/x-x509-ca-cert",
      "application/x-x509-user-cert", "application/pkix-cert", "application/x-pkcs12",
      "application/octet-stream.ipa", "application/x-itunes-ipa", "application/x-ios-app",
      "application/vnd.apple.pkpass", "application/vnd.apple.pkpasses",
      "application/vnd.android.package-archive", "application/vnd.apple.installer+xml",
    ]
    let vague = [
      "application/octet-stream", "binary/octet-stream", "application/x-binary",
      "application/force-download", "application/x-download", "application/download",
      "application/zip", "application/x-zip-compressed", "unknown/unknown", "application/unknown",
      "*/*", "text/plain", "",
    ]
    let endings = [
      "mobileconfig", "cer", "crt", "der", "p12", "ipa", "pkpass", "pkpasses", "apk", "pkg",
    ]
    func installs(_ type: String, _ filename: String?) -> Bool {
      var view = WebViewScript()
      return view.respond("https://a.example/x", type, filename: filename).isJump
    }
    for type in types { #expect(installs(type, nil), "\(type)") }
    for type in vague { #expect(installs(type, "a.ipa") && !installs(type, nil), "\(type)") }
    for ending in endings { #expect(installs("", "a.\(ending)"), "\(ending)") }
  }
}
