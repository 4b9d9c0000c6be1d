import Testing

@testable import JumpGate

@Suite struct ActionTests {
  @Test func actionsAreOrderedByStrictness() {
    #expect(Action.allCases == [.block, .host, .ask, .allow, .sheet, .open])
    #expect(Action.allCases.sorted() == Action.allCases)
    #expect(Action.allCases.filter(\.isExit) == [.sheet, .open])
    #expect(Action.allCases.filter(\.spendsTap) == [.ask, .sheet, .open])
  }
}
