import Foundation
import Testing

/// `jumpgate audit` with a script in the helper's place.
@Suite struct AuditCommandTests {
  private static let row = #"""
    {"page":"p","at_ms":1,"trigger":"load","tap":false,"frame":"main","from":null,"hops":[],"element":null,"input":"x:","address":"x:","destination":"deep-link","detail":null,"app_id":null,"action":"ACTION","rule":"r","reason":"w"}
    """#

  private static func row(_ action: String) -> String {
    "echo '\(row.replacing("ACTION", with: action))'"
  }

  private static func end(jumps: Int, error: String = "null") -> String {
    #"echo '{"page":"p","done":true,"jumps":\#(jumps),"error":\#(error)}'"#
  }

  private func audit(_ helper: [String], _ words: String...) throws -> Program.Outcome {
    let script = try Program.temporaryScript((["read order"] + helper).joined(separator: "\n"))
    return try Program.run(["audit"] + words + ["p"], environment: ["JUMPGATE_WEBKIT": script])
  }

  @Test(arguments: [("never", 0), ("block", 0), ("ask", 1)])
  func aPageFailsForWhatFailOnNames(_ level: String, _ status: Int32) throws {
    let helper = [Self.row("ask"), Self.end(jumps: 1)]
    #expect(try audit(helper, "--fail-on", level).status == status)
  }

  @Test(arguments: [("never", 0), ("block", 1), ("ask", 1)])
  func aHelperThatEndsInThePageFailsIt(_ level: String, _ status: Int32) throws {
    let outcome = try audit([Self.row("allow"), "kill -9 $$"], "--fail-on", level)
    #expect(outcome.status == status)
    #expect(outcome.diagnostics.contains("ended unexpectedly (killed)"))
  }

  @Test(arguments: [("never", 0), ("block", 1), ("ask", 1)])
  func aPageThatWasJudgedInPartFails(_ level: String, _ status: Int32) throws {
    let helper = [Self.row("allow"), Self.end(jumps: 1, error: #""did not finish""#)]
    #expect(try audit(helper, "--fail-on", level).status == status)
  }

  @Test(arguments: ["never", "block"])
  func aPageOfWhichNothingWasJudgedIsUnusable(_ level: String) throws {
    let helper = [Self.end(jumps: 0, error: #""no host""#)]
    #expect(try audit(helper, "--fail-on", level).status == 2)
  }

  @Test(arguments: ["never", "block"])
  func aLineThatIsNoRowMakesThePageUnusable(_ level: String) throws {
    let helper = ["echo nonsense", Self.row("block"), Self.end(jumps: 1)]
    let outcome = try audit(helper, "--format", "jsonl", "--fail-on", level)
    #expect(outcome.status == 2)
    #expect(outcome.rows.count == 2)
    #expect(outcome.diagnostics == "jumpgate: no row of an audit: nonsense\n")
  }

  @Test(.timeLimit(.minutes(2)))
  func aHelperThatIsSilentForTooLongIsStopped() throws {
    let outcome = try audit(
      [Self.row("allow"), "read more"], "--timeout", "1", "--presses", "0", "--fail-on", "block")
    #expect(outcome.status == 1)
    #expect(outcome.diagnostics.contains("jumpgate-webkit said nothing for 31 s"))
  }

  @Test(arguments: ["<&-", "2>&-", "<&- 2>&-"])
  func aHelperGetsItsOrdersThoughStreamsAreClosed(_ redirections: String) throws {
    let script = try Program.temporaryScript(
      "read order || exit 0\n\(Self.row("allow"))\n\(Self.end(jumps: 1))")
    let outcome = try Program.run(
      ["audit", "--format", "jsonl", "p"], environment: ["JUMPGATE_WEBKIT": script],
      redirections: redirections)
    #expect(outcome.status == 0)
    #expect(outcome.rows.count == 2)
  }

  @Test func anActionThatIsNoneIsNoRow() throws {
    let outcome = try audit([Self.row("permit"), Self.end(jumps: 1)], "--fail-on", "block")
    #expect(outcome.status == 2)
  }
}
