import Foundation
import Testing

@Suite struct CheckCommandTests {
  @Test func everyRowHasTheContractsKeys() throws {
    let outcome = try Program.run(
      "check", "--format", "jsonl", "itms-apps://apps.apple.com/app/id999", "https://x.example/",
      "http://[")
    #expect(outcome.status == 0)
    #expect(outcome.rows.count == 3)
    let keys: Set = [
      "input", "address", "destination", "detail", "app_id", "action", "rule", "reason",
      "reason_code",
    ]
    for row in outcome.rows { #expect(keys.isSubset(of: Set(row.keys))) }
    #expect(outcome.rows[0]["app_id"] as? String == "999")
    #expect(outcome.rows[0]["destination"] as? String == "app-store-product")
    #expect(outcome.rows[0]["action"] as? String == "block")
    #expect(outcome.rows[0]["reason"] as? String == "not listed")
    #expect(outcome.rows[0]["reason_code"] as? String == "not-listed")
    #expect(outcome.rows[1]["app_id"] is NSNull)
    #expect(outcome.rows[1]["action"] as? String == "allow")
    #expect(outcome.rows[2]["destination"] is NSNull)
    #expect(outcome.rows[2]["address"] is NSNull)
    #expect(outcome.rows[2]["action"] as? String == "block")
  }

  @Test func theArticlesListOpensWhatItListsAndBlocksTheRest() throws {
    let outcome = try Program.run(
      "check", "--policy", Program.file("Examples/Article/AppDownload.plist"), "--format", "jsonl",
      "https://apps.apple.com/tw/app/x/id1000000001",
      "itms-appss://apps.apple.com/app/id1000000009",
      "https://apps.apple.com/app/id999?x=id1000000001",
      "https://apps.apple.com/app/id10000000010")
    #expect(outcome.rows.map { $0["action"] as? String } == ["open", "open", "block", "block"])
  }

  @Test func contextOptionsReachTheVerdict() throws {
    let tapped = try Program.run("check", "--format", "jsonl", "--tap", "tel:+1")
    let inFrame = try Program.run("check", "--format", "jsonl", "--tap", "--frame", "sub", "tel:+1")
    let alone = try Program.run("check", "--format", "jsonl", "tel:+1")
    let actions = [tapped, inFrame, alone].map { $0.rows[0]["action"] as? String }
    #expect(actions == ["open", "ask", "block"])
  }

  @Test func relativeAddressesResolveAgainstTheBase() throws {
    let outcome = try Program.run(
      "check", "--format", "jsonl", "--base", "https://apps.apple.com/us/", "app/id5")
    #expect(outcome.rows[0]["address"] as? String == "https://apps.apple.com/us/app/id5")
  }

  @Test func failOnMakesTheExitStatusOne() throws {
    let refused = "itms-apps://apps.apple.com/app/id9"
    #expect(try Program.run("check", refused).status == 0)
    #expect(try Program.run("check", "--fail-on", "block", refused).status == 1)
    #expect(try Program.run("check", "--fail-on", "block", "https://x.example/").status == 0)
    #expect(try Program.run("check", "--fail-on", "block", "--tap", "sample:x").status == 0)
    #expect(try Program.run("check", "--fail-on", "ask", "--tap", "sample:x").status == 1)
    #expect(try Program.run("check", "--fail-on", "ask", refused).status == 1)
  }

  @Test func aBrokenLineIsNamedAndDoesNotStopTheRest() throws {
    let input = """
      {"url":"tel:1","tap":true}
      {"url":3}
      not json
      {"url":"https://x.example/","frame":"sub"}

      """
    let outcome = try Program.run(
      "check", "--input", "jsonl", "--format", "jsonl", input: input)
    #expect(outcome.status == 2)
    #expect(outcome.rows.map { $0["action"] as? String } == ["open", "allow"])
    #expect(outcome.diagnostics.contains("line 2:"))
    #expect(outcome.diagnostics.contains("line 3:"))
  }

  @Test func aBlankLineIsNoInput() throws {
    let line = #"{"url":"tel:1"}"#
    let outcome = try Program.run(
      "check", "--input", "jsonl", input: "\n\(line)\n\r\n \t\n\(line)\n\n")
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 2)
    #expect(outcome.diagnostics == "")
  }

  @Test func unusableCallsSaySoInOneSentence() throws {
    let calls: [[String]] = [
      ["check", "--nonsense", "x"], ["check", "--policy", "/no/such/file", "x"],
      ["check", "--frame", "left", "x"], ["check", "--base", "http://[", "x"], ["nonsense"], [],
      ["check", "--policy"], ["check", "-x"], ["check", "--tap=yes", "x"],
      ["check", "--from", "http://[", "x"], ["check", "--format", "xml", "x"],
      ["check", "--input", "jsonl", "x"], ["check", "--input", "text", "x"],
    ]
    for words in calls {
      let outcome = try Program.run(words)
      #expect(outcome.status == 2, "\(words)")
      #expect(outcome.output.isEmpty, "\(words)")
      #expect(outcome.diagnostics.hasPrefix("jumpgate: "), "\(words)")
    }
  }

  @Test func aPolicyFromStdinLeavesNoAddressesThere() throws {
    let policy = #"{"version":1}"#
    for words in [[], ["-"], ["tel:1", "-"]] {
      let outcome = try Program.run(["check", "--policy", "-"] + words, input: policy)
      #expect(outcome.status == 2, "\(words)")
      #expect(outcome.output.isEmpty, "\(words)")
      #expect(
        outcome.diagnostics
          == "jumpgate: '--policy -' reads stdin to its end, so that no addresses can be read there; "
          + "give a policy file, or the addresses as arguments\n")
    }
    let outcome = try Program.run("check", "--policy", "-", "tel:1", input: policy)
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 1)
  }

  @Test func linesWithoutAnEndAndTooLongLinesAreHandled() throws {
    let long = String(repeating: "a", count: (1 << 22) + 1)
    let outcome = try Program.run(
      "check", "--format", "jsonl", input: "tel:1\n\(long)\r\nhttps://x.example/\r\ntel:2")
    #expect(outcome.status == 2)
    let inputs = outcome.rows.map { $0["input"] as? String }
    #expect(inputs == ["tel:1", "https://x.example/", "tel:2"])
    #expect(outcome.diagnostics.contains("line 2: longer than"))
  }

  @Test func answersComeBeforeTheInputEnds() throws {
    let child = Process()
    child.executableURL = Program.url
    child.arguments = ["check", "--format", "jsonl"]
    let (stdin, stdout) = (Pipe(), Pipe())
    child.standardInput = stdin
    child.standardOutput = stdout
    try child.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data("tel:1\n".utf8))
    // Blocks until the answer is there: the input is still open. Without one the program is ended.
    let pid = child.processIdentifier
    let watchdog = DispatchWorkItem { kill(pid, SIGTERM) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 20, execute: watchdog)
    let first = stdout.fileHandleForReading.availableData
    watchdog.cancel()
    #expect(String(decoding: first, as: UTF8.self).hasPrefix(#"{"input":"tel:1""#))
    try stdin.fileHandleForWriting.close()
    child.waitUntilExit()
    #expect(child.terminationStatus == 0)
  }

  @Test func aClosedPipeEndsItQuietly() throws {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/bin/bash")
    child.arguments = [
      "-c",
      """
      for i in {1..20000}; do echo tel:$i; done | "$0" check --format jsonl | head -1
      echo "${PIPESTATUS[1]}"
      """,
      Program.url.path,
    ]
    let (stdout, stderr) = (Pipe(), Pipe())
    child.standardOutput = stdout
    child.standardError = stderr
    try child.run()
    let output = String(
      decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let diagnostics = stderr.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    let lines = output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix(#"{"input":"tel:1""#) == true)
    #expect(lines.last == "0")
    #expect(!String(decoding: diagnostics, as: UTF8.self).contains("jumpgate"))
  }
}
