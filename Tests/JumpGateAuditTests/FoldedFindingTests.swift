import JumpGateAudit
import Testing

@Test func `the same jump again and again is one with its number, at its first time`() throws {
  let findings = try [
    Row.finding(at: 1), Row.finding(at: 2, id: "7"), Row.finding(at: 3), Row.finding(at: 4),
  ].compactMap(\.self)
  let folded = FoldedFinding.fold(findings)
  #expect(folded.map(\.count) == [3, 1])
  #expect(folded.map(\.first.atMilliseconds) == [1, 2])
}

@Test func `jumps that differ in who set them off are not folded`() throws {
  let findings = try [
    Row.finding(), Row.finding(trigger: "load"), Row.finding(text: "Other"),
  ].compactMap(\.self)
  #expect(FoldedFinding.fold(findings).map(\.count) == [1, 1, 1])
}

@Test func `no jump folds to none`() {
  #expect(FoldedFinding.fold([]).isEmpty)
}
