#if GTK
  import Foundation
  import JumpGateCorpus
  import Testing

  extension EngineTests {
    /// Pages that try everything, and pages that must not be disturbed, in the real engine.
    @MainActor @Suite(.serialized)
    struct AttackCorpus {
      @Test func `nothing escapes, nothing is stopped that should not be`() throws {
        let outcome = try AttackProgram.run()
        let rows = outcome.rows
        let retried = outcome.retried.joined(separator: "\n")
        #expect(outcome.retried.count <= AttackProgram.mostRetried, "tried again: \(retried)")
        let reported = rows.filter { $0.mode == "report" }
        let enforced = rows.filter { $0.mode == "enforce" }
        let ordinary = enforced.filter { $0.group == "ordinary" }
        #expect(enforced.count - ordinary.count >= 1_000, "attacks")
        #expect(ordinary.count >= 50, "pages that must not be disturbed")
        let corpus = try Corpus(
          folder: URL(fileURLWithPath: AttackProgram.folder), engine: .webKitGTK)
        for mode in [reported, enforced] {
          #expect(mode.count == corpus.pages.count)
          #expect(Set(mode.map(\.id)) == Set(corpus.pages.map(\.id)))
        }
        for row in reported where row.isLive == (row.dead != nil) {
          Issue.record("not as live as it says: \(row.account)")
        }
        for row in enforced where !row.findings.isEmpty { Issue.record("\(row.account)") }
        let dead = reported.filter { $0.dead != nil }
        #expect(dead.count <= 40, "pages that this engine does not carry")
      }

      @Test func `load and faults let nothing out, hang nothing, leak nothing`() throws {
        let tests = try AttackProgram.load()
        #expect(tests.count == 10)
        for test in tests {
          #expect(test.failure == nil, "\(test.name): \(test.measured)")
        }
      }
    }
  }
#endif
