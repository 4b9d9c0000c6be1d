import Testing

@testable import JumpGate

/// Questions that could not be shown.
@Suite struct GateWithdrawingTests {
  private var view = WebViewScript()

  /// A tapped frame asks for a call.
  private mutating func ask() throws -> Prompt {
    view.tap(in: .ad)
    return try #require(view.go("tel:+1", by: .ad).prompt)
  }

  @Test mutating func withdrawnQuestion_isVoid() throws {
    let prompt = try ask()
    view.gate.withdraw(prompt.id)
    #expect(view.gate.prompt == nil)
    view.wait(1_000)
    for answer in Prompt.Answer.allCases {
      #expect(view.gate.answer(prompt.id, answer, at: view.time) == .nothing)
    }
    #expect(view.gate.remembered == RememberedAnswers(), "nobody answered")
  }

  @Test mutating func withdrawnQuestion_makesRoomForTheNext() throws {
    let prompt = try ask()
    view.tap(in: .ad)
    #expect(view.go("tel:+2", by: .ad).verdict.reason == .promptPending)
    view.gate.withdraw(prompt.id)
    let next = try ask()
    #expect(next.id != prompt.id)
    #expect(view.answer(.once) == .open(address("tel:+1")))
  }

  @Test mutating func withdrawing_isNoRefusalOfTheUsers() throws {
    for _ in 0..<5 {
      let prompt = try ask()
      view.gate.withdraw(prompt.id)
    }
    for _ in 0..<GatePage.refusalLimit {
      _ = try ask()
      _ = view.answer(.no)
    }
    view.tap(in: .ad)
    #expect(view.go("tel:+1", by: .ad).verdict.reason == .silenced, "two refusals, and not before")
  }

  @Test mutating func withdrawnQuestion_hasSpentItsTap() throws {
    view.gate.withdraw(try ask().id)
    let again = view.go("tel:+1", by: .ad)
    #expect((again.verdict.action, again.request.tap) == (.block, .spent))
  }

  @Test mutating func otherQuestions_stay() throws {
    let first = try ask()
    view.gate.withdraw(first.id)
    let second = try ask()
    view.gate.withdraw(first.id)
    #expect(view.gate.prompt == second, "withdrawn twice")
    var child = view.child(of: view.openWindow("https://ads.example/"))
    child.follow("https://ads.example/")
    child.tap()
    let own = try #require(child.go("sample://open").prompt)
    child.gate.withdraw(second.id)
    #expect(child.gate.prompt == own, "its number is its own view's")
    child.gate.withdraw(own.id)
    #expect(child.gate.prompt == nil)
  }
}
