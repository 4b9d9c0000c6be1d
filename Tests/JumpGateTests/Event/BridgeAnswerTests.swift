import Testing

@testable import JumpGate

/// What an app does for a page that asks it by a script message.
struct BridgeAnswerTests {
  private func answer(_ address: String, _ mode: PolicyMode = .enforce) -> BridgeAnswer {
    var gate = Gate(
      policy: Policy(apps: AppList(), otherwise: .standard, mode: mode), isPrivate: false)
    return BridgeAnswer(
      gate.judge(
        Attempt(
          UnreadableAddress.parse(address, base: nil), kind: .navigation(.other), frame: .unknown,
          targetsMainFrame: true, engineGesture: nil, isRedirect: false),
        at: GateTime(milliseconds: 0)))
  }

  @Test(
    arguments: ["https://site.example/a", "http://site.example/"], [PolicyMode.enforce, .report])
  func webPage_isLoaded(address: String, mode: PolicyMode) throws {
    #expect(answer(address, mode) == .load(try Address(address)))
  }

  @Test(
    arguments: [
      "javascript:alert(1)", "data:text/html,x", "file:///etc/hosts", "about:blank",
      "blob:https://site.example/1",
    ], [PolicyMode.enforce, .report])
  func whatBelongsToAPage_isNeitherLoadedNorLaunched(address: String, mode: PolicyMode) {
    #expect(answer(address, mode) == .refuse)
  }

  @Test(arguments: ["itms-apps://apps.apple.com/app/id9", "https://apps.apple.com/app/id9", "x:y"])
  func jump_isCarriedOutOrWhatItWasBefore(address: String) throws {
    #expect(answer(address) == .carryOut)
    #expect(answer(address, .report) == .launch(try Address(address)))
  }

  @Test func unreadable_opensNothing() {
    #expect(answer("https://[bad") == .carryOut)
    #expect(answer("https://[bad", .report) == .refuse)
  }
}
