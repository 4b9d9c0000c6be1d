import Testing

@testable import JumpGate

/// Reports of level U that are about more than one verdict of the reference policy.
@Suite struct ReportTests {
  /// UP-09: schemes with digits and dots are schemes; what is none is a mistake, not a dead entry.
  @Test func up09AnEntryWithDigitsAndDotsMatches() {
    let policy = Policy(apps: [], otherwise: .strict) {
      Rule.open(.scheme("com.12306sample"), .scheme("openapp.shopdemo"), when: .tap, id: "apps")
    }
    #expect(policy.problems.isEmpty)
    let verdict = policy.verdict(for: .known("com.12306sample://pay", tap: .live))
    #expect((verdict.action, verdict.rule) == (.open, "apps"))
    #expect(throws: PatternError.notAScheme) { try Pattern(parsing: "scheme:12306sample://") }
  }

  /// ID-05: an id is digits; `id1000000001` is read by the article's list alone.
  @Test func id05WhatIsNoIdIsRefused() throws {
    #expect(AppID("1000000001") != nil)
    for entry in ["id1000000001", "undefined", "", " 1000000001", "+1000000001", "(null)"] {
      #expect(AppID(entry) == nil)
      #expect(throws: PatternError.self) { try Pattern(parsing: "app:\(entry)") }
    }
  }

  /// PS-01: a host is no prefix.
  @Test func ps01AHostMatchesWhole() {
    let policy = Policy(apps: [], otherwise: .standard, defaults: [.web: .block]) {
      Rule.allow(.host("web.sample"), id: "web")
    }
    #expect(policy.verdict(for: .known("https://web.sample/a")).rule == "web")
    for string in ["https://web.sample.evil.example/", "https://web.samples/"] {
      #expect(policy.verdict(for: .known(string)).rule == "default:web", "\(string)")
    }
  }

  /// PS-02: an entry with a path can never match, so it is a mistake.
  @Test func ps02AnEntryWithAPathIsRefused() {
    for entry in ["https://site.example/index.html", "site.example/index.html", "site.example/"] {
      #expect(throws: PatternError.notADomain) { try Pattern(parsing: "host:\(entry)") }
      #expect(throws: PatternError.notADomain) { try OriginPattern(parsing: entry) }
    }
  }

  /// PS-03 and PS-05: a regular expression is no pattern.
  @Test func ps03ARegularExpressionIsRefused() {
    for entry in ["http://.*", "https://.*", ".*", #"^https://.*google\.com/"#, "*.google.*"] {
      #expect(throws: PatternError.self) { try Pattern(parsing: entry) }
      #expect(throws: PatternError.self) { try Pattern(parsing: "host:\(entry)") }
    }
  }

  /// PS-06: sub-domains only if they are meant, and never by the end of the string.
  @Test func ps06SubdomainsAreMatchedOnlyIfMeant() throws {
    let exact = try HostPattern(parsing: "example.com")
    let below = try HostPattern(parsing: "*.example.com")
    let cases = [
      ("https://example.com/", true, false), ("https://myexample.com/", false, false),
      ("https://a.example.com/", false, true),
    ]
    for (string, isExact, isBelow) in cases {
      #expect(exact.matches(address(string)) == isExact)
      #expect(below.matches(address(string)) == isBelow)
    }
  }

  /// PS-07: allowing all of the web allows nothing else, and does not stop a call.
  @Test func ps07AllowingTheWebCoversTheWebAlone() {
    let policy = Policy(apps: [], otherwise: .standard) { Rule.allow(.kind(.web), id: "all") }
    #expect(policy.verdict(for: .known("https://a.example/")).rule == "all")
    let call = policy.verdict(for: .known("tel:+10000000000", tap: .live))
    #expect((call.action, call.rule) == (.open, "preset:standard/contact"))
  }

  /// PS-13: a policy can be stricter for views without persistent storage.
  @Test func ps13APrivateViewAsksFirst() {
    let policy = Policy(apps: [app(1_000_000_001)], otherwise: .standard) {
      Rule.ask(.listedApp, .kind(.deepLink), when: .tap, .isPrivate, id: "private")
    }
    for string in ["https://apps.apple.com/app/id1000000001", "tel:+1"] {
      #expect(policy.verdict(for: .known(string, tap: .live, isPrivate: true)).rule == "private")
      #expect(policy.verdict(for: .known(string, tap: .live)).action == .open)
      #expect(policy.verdict(for: .known(string, isPrivate: true)).action == .block)
    }
  }

  /// RC-10: what is inside is judged by its own id, whatever the outer address may.
  @Test func rc10WhatIsInsideIsNeverOpenedOnTheOutersAuthority() {
    let string = "sample://install?app_link=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid1999999999"
    let policy = Policy(apps: [app(1_000_000_001)], otherwise: .standard) {
      Rule.open(.scheme("sample"), when: .tap, id: "sample")
    }
    let verdict = policy.verdict(for: .known(string, tap: .live))
    #expect((verdict.action, verdict.reason) == (.block, .nested))
  }

  /// RC-08: a fallback is judged by itself and never loaded on the intent's authority.
  @Test func rc08AFallbackIsJudgedByItself() throws {
    let destination = Destination(
      address(
        "intent://hotel/1?adults=2#Intent;scheme=sample;package=com.sample;S.browser_fallback_url=https://www.sample.example/a?x=1&y=2;end"
      ))
    let nested = try #require(destination.nested)
    #expect(nested.address.href == "https://www.sample.example/a?x=1&y=2")
    #expect(Policy.p0.verdict(for: .known(nested.address.href)).action == .allow)
  }

  /// UX-01 and UX-02, as far as the gate decides them: one question at a time, none without a tap.
  @Test func ux01AndUx02QuestionsNeitherPileUpNorCome() {
    var view = WebViewScript(.p0)
    for _ in 0..<5 {
      view.tap()
      view.go("sample://x")
    }
    #expect(view.gate.prompt != nil)
    let pending = view.gate.prompt
    view.answer(.no)
    for _ in 0..<5 {
      view.wait(500)
      #expect(view.go("facetime-audio://user@example.com", gesture: false).prompt == nil)
    }
    #expect(pending?.destination.kind == .deepLink)
  }

  /// RC-03: one tap, one exit; what the timer fires later has none.
  @Test func rc03TheTimersHopHasNoTapOfItsOwn() {
    var view = WebViewScript(.p0)
    view.tap()
    #expect(view.go("sample://open").action == .ask)
    view.answer(.once)
    view.wait(250)
    let store = view.go("https://itunes.apple.com/app/id1000000001")
    #expect(store.action != .open)
  }
}
