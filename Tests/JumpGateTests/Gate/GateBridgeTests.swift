import Testing

@testable import JumpGate

/// A load that a page asked its app for: judged once, before the engine asks about it.
@Suite struct GateBridgeTests {
  private let listed = WebViewScript.listed
  private let pay = "https://pay.example/"
  private let policy = Policy(
    apps: [1_000_000_001].compactMap { AppID($0) }, otherwise: .standard
  ) {
    Rule.allow(.kind(.web), from: "page.example", id: "own")
    Rule.block(.kind(.web), id: "others")
  }

  private func bridged(_ string: String) -> Attempt {
    Attempt(
      UnreadableAddress.parse(string, base: nil), kind: .navigation(.other), frame: .page,
      targetsMainFrame: true, engineGesture: nil, isRedirect: false)
  }

  @Test func loadThatWasAllowed_isUnderWay_andItsHopsHaveTheTap() {
    var view = WebViewScript(policy)
    view.tap()
    let event = view.gate.judge(bridged(pay), at: view.time)
    #expect(BridgeAnswer(event) == .load(address(pay)))
    #expect(view.gate.isUnderWay(to: address(pay)))
    view.wait(1_300)
    let hop = view.redirect(to: listed)
    #expect((hop.action, hop.request.tap) == (.open, .live))
    #expect(hop.request.from == httpsOrigin("page.example"))
  }

  /// Judged once more, as the engine asks, nobody would have asked for it.
  @Test func loadThatWasAllowed_mustNotBeJudgedAgain() {
    var view = WebViewScript(policy)
    view.tap()
    _ = view.gate.judge(bridged(pay), at: view.time)
    let again = view.gate.read(
      bridged(pay),
      in: NamedAddress(
        address(pay), shown: address("https://page.example/"), isLoading: false, load: .apps))
    #expect(view.gate.judge(again, at: view.time).rule == "others")
  }

  @Test func loadWhosePlaceAnotherTook_isNotUnderWay() {
    var view = WebViewScript(policy)
    _ = view.gate.judge(bridged(pay), at: view.time)
    view.go("https://page.example/next")
    #expect(!view.gate.isUnderWay(to: address(pay)))
    _ = view.gate.judge(bridged(pay), at: view.time)
    view.commit("https://page.example/next")
    #expect(!view.gate.isUnderWay(to: address(pay)))
  }

  @Test func loadThatWasRefused_isNotUnderWay() {
    var view = WebViewScript(policy, shows: "https://other.example/")
    var attempt = bridged(pay)
    attempt.frame = .ad
    #expect(BridgeAnswer(view.gate.judge(attempt, at: view.time)) == .carryOut)
    #expect(!view.gate.isUnderWay(to: address(pay)))
  }
}
