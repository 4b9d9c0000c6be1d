import Foundation
import JumpGate
import JumpGateFoundation
import Testing

/// Every option that says in what circumstances something is checked reaches the verdict.
@Suite struct OptionTests {
  /// A policy with a rule for each circumstance.
  private static let policy = """
    {
      "version": 1,
      "rules": [
        { "id": "redirected", "to": ["host:x.example"], "when": ["redirected"], "then": "block" },
        { "id": "popup", "to": ["host:x.example"], "when": ["popup"], "then": "block" },
        { "id": "shop", "to": ["host:x.example"], "from": ["shop.example"], "then": "block" },
        { "id": "frame", "to": ["host:x.example"], "when": ["sub-frame"], "then": "block" }
      ]
    }
    """

  @Test(arguments: [
    (["--from", "https://other.example"], "preset:standard/web"),
    (["--from", "https://other.example", "--redirected"], "redirected"),
    (["--from", "https://other.example", "--frame", "popup"], "popup"),
    (["--from", "https://other.example", "--frame", "sub"], "frame"),
    (["--from", "https://shop.example:8443/page"], "shop"),
  ])
  func reachesTheVerdict(options: [String], rule: String) throws {
    let path = try Program.temporaryFile(Self.policy)
    for (command, words) in [("check", "[\(rule)]"), ("explain", "decided by: \(rule)\n")] {
      let outcome = try Program.run([command, "--policy", path] + options + ["https://x.example/"])
      #expect(outcome.status == 0)
      #expect(outcome.output.contains(words), "\(command) \(options): \(outcome.output)")
    }
  }

  @Test func rulesAreThoseOfThePolicy() throws {
    let policy = #"{"version": 1, "apps": [{"id": "5"}]}"#
    let outcome = try Program.run("rules", "--policy", try Program.temporaryFile(policy))
    #expect(outcome.status == 0)
    #expect(outcome.output == ContentRules(try PolicyFile(policy.utf8).policy).json)
    #expect(
      try Program.run("rules").output
        == ContentRules(try PolicyFile("{\"version\": 1}".utf8).policy).json)
  }
}
