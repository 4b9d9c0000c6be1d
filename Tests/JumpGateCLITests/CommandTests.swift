import Foundation
import Testing

@Suite struct CommandTests {
  @Test(arguments: ["check", "explain", "policy", "rules", "audit"])
  func everySubcommandHasHelp(_ name: String) throws {
    let outcome = try Program.run(name, "--help")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Usage: jumpgate \(name)"))
    #expect(try Program.run("help", name).output == outcome.output)
    #expect(try Program.run("--help").output.contains("  \(name) "))
  }

  @Test(arguments: [
    ["check", "-h"], ["check", "--tap", "--help"], ["check", "tel:1", "--help", "--nonsense"],
    ["explain", "-h"], ["policy", "-h"], ["policy", "lint", "--help"], ["rules", "-h"],
    ["audit", "--jobs", "2", "-h"],
  ])
  func helpIsGivenAmongTheOptions(_ words: [String]) throws {
    let outcome = try Program.run(words)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Usage: jumpgate \(words[0])"))
  }

  @Test func helpIsNoneBehindTheOptionsOrAsAValue() throws {
    let operand = try Program.run("check", "--fail-on", "block", "tel:1", "--", "--help", "-h")
    #expect(operand.status == 1)
    #expect(operand.lines.count == 3)
    for value in ["--help", "-h"] {
      let outcome = try Program.run("check", "--policy", value, "tel:1")
      #expect(outcome.status == 2)
      #expect(outcome.diagnostics.contains("\(value): can't be read"))
    }
  }

  @Test func explainSaysEachStep() throws {
    let outcome = try Program.run(
      "explain", "--policy", Program.file("Examples/Policies/news.json"), "--frame", "sub",
      "ITMS-APPS://Apps.Apple.com/app/slug/id999?i=999")
    #expect(outcome.status == 0)
    for part in [
      "as a browser reads it: itms-apps://Apps.Apple.com/app/slug/id999?i=999", "Destination",
      "999", "no-apps-from-frames: matches and decides\n", "block: app-store-product 999",
      "decided by: no-apps-from-frames",
    ] { #expect(outcome.output.contains(part), "\(part)\n\(outcome.output)") }
  }

  @Test func explainShowsHiddenCharactersAsEscapes() throws {
    let outcome = try Program.run("explain", "sample:\u{202E}x\u{1B}[2J")
    #expect(!outcome.output.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
    #expect(outcome.output.contains("\\u{202E}"))
  }

  @Test func lintNamesMistakesAndWarnings() throws {
    let broken = try Program.temporaryFile(
      #"{"version":1,"apps":[{"id":"id12"}],"rulez":[]}"#, name: "broken.json")
    let outcome = try Program.run("policy", "lint", broken)
    #expect(outcome.status == 2)
    #expect(outcome.diagnostics.contains("apps[0].id"))
    #expect(outcome.diagnostics.contains(#"did you mean "rules""#))

    let loose = try Program.temporaryFile(
      #"{"version":1,"apps":[],"rules":[{"id":"a","to":["scheme:tel"],"then":"open"}]}"#)
    let warned = try Program.run("policy", "lint", "--fail-on", "warning", loose)
    #expect(warned.status == 1)
    #expect(warned.output.contains("rules[0]"))
    #expect(warned.output.contains("permits-without-tap"))
  }

  @Test func convertThereAndBackIsTheIdentity() throws {
    let source = Program.file("Examples/Policies/news.json")
    let json = try Program.run("policy", "convert", "--to", "json", source).output
    let list = try Program.run("policy", "convert", "--to", "plist", source).output
    let file = try Program.temporaryFile(list, name: "list")
    #expect(list.contains("<plist"))
    #expect(try Program.run("policy", "convert", "--to", "json", file).output == json)
    #expect(try Program.run("policy", "convert", "--to", "plist", "-", input: list).output == list)
  }

  @Test func convertWritesTheOtherFormat() throws {
    let source = Program.file("Examples/Policies/news.json")
    let list = try Program.run("policy", "convert", source).output
    #expect(list == (try Program.run("policy", "convert", "--to", "plist", source).output))
    let json = try Program.run("policy", "convert", "-", input: list).output
    #expect(json == (try Program.run("policy", "convert", "--to", "json", source).output))
    let binary = try Program.temporaryFile("", name: "binary")
    let object = try PropertyListSerialization.propertyList(
      from: Data(list.utf8), options: [], format: nil)
    try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
      .write(to: URL(fileURLWithPath: binary))
    #expect(try Program.run("policy", "convert", binary).output == json)
    let article = Program.file("Examples/Article/AppDownload.plist")
    #expect(try Program.run("policy", "convert", article).output.hasPrefix("{\n"))
  }

  @Test func theExamplesTableHoldsForTheExamplesPolicy() throws {
    let outcome = try Program.run(
      "policy", "test", Program.file("Examples/Policies/news.json"),
      Program.file("Examples/Policies/news.cases.jsonl"))
    #expect(outcome.status == 0)
    #expect(outcome.output == "7 passed, 0 failed\n")
  }

  @Test func testRunsATableOfExpectations() throws {
    let policy = Program.file("Examples/Policies/news.json")
    let cases = try Program.temporaryFile(
      """
      {"url":"https://apps.apple.com/app/id1000000001","tap":true,"action":"open"}
      {"url":"https://apps.apple.com/app/id2","tap":true,"action":"open"}

      """)
    let outcome = try Program.run("policy", "test", policy, cases)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("line 2"))
    #expect(outcome.output.hasSuffix("1 passed, 1 failed\n"))
    #expect(try Program.run("policy", "test", policy, "/no/such").status == 2)
  }

  @Test func testShowsHiddenCharactersAsEscapes() throws {
    let cases = try Program.temporaryFile(
      #"{"url":"tel:\#u{202E}1","rule":"\u001B[2J\u202E"}"#)
    let outcome = try Program.run(
      "policy", "test", Program.file("Examples/Policies/news.json"), cases)
    #expect(outcome.status == 1)
    #expect(!outcome.output.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
    #expect(outcome.output.contains("expected \\u{1B}[2J\\u{202E}"))
  }

  @Test func testCountsCasesAndNotTheirLines() throws {
    let cases = [
      #"{"url":"https://apps.apple.com/app/id1000000001","tap":true,"action":"open"}"#,
      #"{"url":"https://apps.apple.com/app/id2","action":"open","destination":"web"}"#,
      #"{"url":"https://apps.apple.com/app/id3","action":"open"}"#,
    ]
    let file = try Program.temporaryFile("[\(cases.joined(separator: ", "))]")
    let outcome = try Program.run(
      "policy", "test", Program.file("Examples/Policies/news.json"), file)
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 4)
    #expect(outcome.lines.last == "1 passed, 2 failed")
  }
}
