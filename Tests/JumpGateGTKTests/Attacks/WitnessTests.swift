#if GTK
  import Testing

  extension EngineTests {
    /// Each witness can speak, and speaks alone: a page runs in the real engine with a host app, or a
    /// gate, that is careless in one way only, and fails by the right witness.
    @MainActor @Suite(.serialized)
    struct Witnesses {
      /// A page, what is careless about its run, and each finding's beginning.
      struct Case: CustomTestStringConvertible, Sendable {
        let careless: String
        let page: String
        let findings: [String]
        var testDescription: String { "\(careless): \(page)" }
      }

      private nonisolated static let refused = "link/anchor@product-https"
      private nonisolated static let opened = "link/anchor@listed"
      private nonisolated static let store = "https://apps.apple.com/us/app/other/id1000000009"

      nonisolated static let cases = [
        // The launcher.
        Case(careless: "opens", page: refused, findings: ["escaped launcher: opened \(store)"]),
        Case(
          careless: "opens", page: "link/anchor@testflight",
          findings: ["escaped launcher: opened itms-beta:"]),
        Case(careless: "drops", page: opened, findings: ["stopped launcher: did not open https:"]),
        // The network, by a connection alone and by a request.
        Case(
          careless: "connects", page: refused,
          findings: ["escaped network: connected to apps.apple.com:443"]),
        Case(
          careless: "fetches", page: refused,
          findings: [
            "escaped network: requested GET \(store)",
            "escaped network: connected to apps.apple.com:443",
          ]),
        // The view, by its address and by its children.
        Case(careless: "errors", page: refused, findings: ["escaped view: shows \(store)"]),
        Case(
          careless: "windows", page: refused,
          findings: ["escaped view: a new window shows about:blank"]),
        // The events.
        Case(careless: "asks", page: refused, findings: ["differs event: expected 1 × block "]),
        Case(careless: "silent", page: refused, findings: ["differs event: expected 1 × block "]),
        // Nothing is enforced: all that can be seen is seen, by one witness each.
        Case(
          careless: "reports", page: refused,
          findings: [
            "escaped network: requested GET \(store)",
            "escaped network: connected to apps.apple.com:443", "escaped view: shows \(store)",
          ]),
      ]

      @Test(arguments: cases)
      func `a page that fails in one way is failed by that way's witness`(_ tried: Case) throws {
        let row = try #require(
          try AttackProgram.run(tried.page, mode: "enforce", careless: tried.careless))
        let found = row.findings.map { "\($0.kind) \($0.witness): \($0.text)" }
        #expect(found.count == tried.findings.count, "\(row.account)")
        for (text, beginning) in zip(found, tried.findings) {
          #expect(text.hasPrefix(beginning), "\(row.account)")
        }
      }

      @Test(arguments: Set(cases.map(\.page)).sorted())
      func `the same page with nothing careless passes`(_ page: String) throws {
        let row = try #require(try AttackProgram.run(page, mode: "enforce"))
        #expect(row.findings.isEmpty, "\(row.account)")
      }

      @Test func `every way to be careless is tried`() {
        let ways = [
          "opens", "drops", "fetches", "connects", "errors", "windows", "asks", "silent", "reports",
        ]
        #expect(Set(Self.cases.map(\.careless)) == Set(ways))
      }
    }
  }
#endif
