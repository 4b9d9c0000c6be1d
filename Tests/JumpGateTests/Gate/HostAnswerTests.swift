import JumpGate
import Testing

@Test(arguments: HostAnswer.allCases, Action.allCases)
func hostAnswer_countsOnlyAfterAllow(answer: HostAnswer, action: Action) {
  #expect(answer.joined(with: action, mode: .enforce) == (action == .allow ? answer : .cancel))
  #expect(answer.joined(with: action, mode: .report) == answer)
}
