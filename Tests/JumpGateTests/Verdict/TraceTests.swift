import Testing

@testable import JumpGate

@Suite struct TraceTests {
  let policy = Policy(apps: [], otherwise: .standard) {
    Rule.open(.listedApp, id: "listed")
    Rule.open(.scheme("sample"), from: "shop.example", id: "shop")
    Rule.open(.scheme("sample"), when: .mainFrame, .tap, id: "tapped")
  }

  @Test func everyRuleTriedIsNamedWithWhyItDidNotMatch() {
    let trace = policy.trace(for: .known("sample://x"))
    #expect(
      trace.steps == [
        Trace.Step(rule: "listed", depth: 0, outcome: .skipped(.pattern)),
        Trace.Step(rule: "shop", depth: 0, outcome: .skipped(.origin)),
        Trace.Step(rule: "tapped", depth: 0, outcome: .skipped(.condition(.tap))),
        Trace.Step(rule: "preset:standard/deep-link", depth: 0, outcome: .matched),
      ])
    #expect(trace.verdict == policy.verdict(for: .known("sample://x")))
  }

  @Test func theRuleThatDecidesEndsTheTrace() {
    let trace = policy.trace(for: .known("sample://x", from: httpsOrigin("shop.example")))
    #expect(trace.steps.map(\.outcome) == [.skipped(.pattern), .matched])
    #expect(trace.verdict.rule == "shop")
  }

  @Test func whatIsInsideIsTracedAtItsDepth() {
    let trace = policy.trace(
      for: .known("sample://x?app_link=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid999", tap: .live))
    #expect(trace.steps.map(\.depth) == [0, 0, 0, 1, 1, 1, 1])
    #expect(trace.verdict.reason == .nested)
  }

  @Test func anUnknownAskerIsTracedAsWhatItMayBe() {
    let policy = Policy(apps: [], otherwise: .article) {
      Rule.block(.scheme("sample"), from: "ads.example", id: "ads")
    }
    let trace = policy.trace(for: .known("sample://x", from: nil))
    #expect(trace.steps.map(\.outcome) == [.mayMatch, .matched])
    #expect(trace.verdict.rule == "ads")
  }

  /// One code decides and traces: both say the same for all that may be asked.
  @Test func aTraceEndsInTheVerdict() {
    for policy in UnknownsTests.policies {
      for string in UnknownsTests.addresses + ["https://"] {
        for tap in TapStanding.allCases {
          for frame in AskingFrame.allCases {
            for from in UnknownsTests.origins.map({ $0 }) + [nil] {
              let request = JumpRequest.known(string, from: from, frame: frame, tap: tap)
              #expect(policy.trace(for: request).verdict == policy.verdict(for: request))
            }
          }
        }
      }
    }
  }
}
