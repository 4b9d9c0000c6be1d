import Foundation
import Testing

/// `-`, or no operand at all: what is read from stdin.
@Suite struct StandardInputTests {
  private static let policy = #"{"version":1,"apps":[{"id":"42"}]}"#

  @Test(arguments: [[], ["-"]])
  func explainReadsAddresses(_ words: [String]) throws {
    let outcome = try Program.run(["explain"] + words, input: "tel:1\r\n\nsms:2\n")
    #expect(outcome.status == 0)
    let each = try ["tel:1", "sms:2"].map { try Program.run("explain", $0).output }
    #expect(outcome.output == each.joined(separator: "\n"))
    #expect(try Program.run("explain", "tel:1", "sms:2").output == outcome.output)
    #expect(try Program.run(["explain"] + words, input: "\n").status == 2)
  }

  @Test func explainTakesAPolicyOrAddressesFromThere() throws {
    let outcome = try Program.run("explain", "--policy", "-", input: Self.policy)
    #expect(outcome.status == 2)
    #expect(outcome.diagnostics.hasPrefix("jumpgate: '--policy -' reads stdin to its end"))
    #expect(try Program.run("explain", "--policy", "-", "tel:1", input: Self.policy).status == 0)
  }

  @Test func aLineThatIsTooLongExplainsNothing() throws {
    let long = String(repeating: "a", count: (1 << 22) + 1)
    let outcome = try Program.run("explain", input: "tel:1\n\(long)\n")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.diagnostics.hasPrefix("jumpgate: line 2: longer than"))
  }

  @Test(arguments: [[], ["-"]])
  func lintReadsAPolicy(_ words: [String]) throws {
    let outcome = try Program.run(["policy", "lint"] + words, input: Self.policy)
    #expect(outcome.status == 0)
    #expect(outcome.output == "-: ok\n")
    #expect(try Program.run(["policy", "lint"] + words).status == 2)
  }

  @Test(arguments: [[], ["-"]])
  func convertReadsAPolicy(_ words: [String]) throws {
    let outcome = try Program.run(["policy", "convert"] + words, input: Self.policy)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("<string>42</string>"))
  }

  @Test(arguments: [[], ["-"]])
  func testReadsTheCases(_ words: [String]) throws {
    let file = try Program.temporaryFile(Self.policy, name: "policy.json")
    let outcome = try Program.run(
      ["policy", "test", file] + words, input: #"{"url":"tel:1","action":"allow"}"#)
    #expect(outcome.status == 1)
    #expect(outcome.lines.last == "0 passed, 1 failed")
    let cases = try Program.temporaryFile(#"{"url":"tel:1","destination":"deep-link"}"#)
    #expect(try Program.run("policy", "test", "-", cases, input: Self.policy).status == 0)
  }

  @Test(arguments: [[], ["-"]])
  func auditReadsPages(_ words: [String]) throws {
    let script = try Program.temporaryScript(
      """
      while read -r order; do
        page=${order#*'"page":"'}
        page=${page%%'"'*}
        echo '{"page":"'"$page"'","done":true,"jumps":0,"error":null}'
      done
      """)
    let outcome = try Program.run(
      ["audit", "--format", "jsonl"] + words, input: "a.html\nb.html\n",
      environment: ["JUMPGATE_WEBKIT": script])
    #expect(outcome.status == 0)
    #expect(outcome.rows.map { $0["page"] as? String } == ["a.html", "b.html"])
  }
}
