import Testing

@testable import JumpGate

@Suite struct RuleBuilderTests {
  @Test func rulesKeepTheirOrderThroughBranchesAndLoops() {
    let isTest = true
    let more = [Rule.block(.scheme("c"), id: "c"), Rule.block(.scheme("d"), id: "d")]
    let policy = Policy(apps: [], otherwise: .standard) {
      Rule.block(.scheme("a"), id: "a")
      if isTest { Rule.block(.scheme("b"), id: "b") }
      more
      if isTest { Rule.block(.scheme("e"), id: "e") } else { Rule.block(.scheme("x"), id: "x") }
      if !isTest { Rule.block(.scheme("y"), id: "y") } else { Rule.block(.scheme("f"), id: "f") }
      for id in ["g", "h"] { Rule.block(.scheme(id), id: id) }
    }
    #expect(policy.rules.map(\.id) == ["a", "b", "c", "d", "e", "f", "g", "h"])
  }

  @Test func everyActionHasItsWord() {
    let rules = [
      Rule.block(.listedApp, id: "r"), .host(.listedApp, id: "r"), .ask(.listedApp, id: "r"),
      .allow(.listedApp, id: "r"), .sheet(.listedApp, id: "r"), .open(.listedApp, id: "r"),
    ]
    #expect(rules.map(\.then) == Action.allCases)
    #expect(rules.map(\.isPermitting) == [false, true, true, true, true, true])
  }

  @Test func severalPatternsOriginsAndConditionsAreTaken() {
    let rule = Rule.ask(
      .scheme("a"), .scheme("b"), from: "x.example", "*.y.example", when: .tap, .direct,
      tap: .carried, yes: .sheet, id: "r")
    #expect(rule.to.map(\.description) == ["scheme:a", "scheme:b"])
    #expect(rule.from.map(\.description) == ["x.example", "*.y.example"])
    #expect(rule.when == [.tap, .direct])
    #expect((rule.tap, rule.yes) == (.carried, .sheet))
  }
}
