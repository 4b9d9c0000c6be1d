import Testing

/// What the program says where it was not called as it should be.
@Suite struct MessageTests {
  @Test(arguments: [
    (["check", "--polcy", "x"], "unknown option '--polcy'; did you mean '--policy'? See"),
    (["check", "--polcy=x"], "unknown option '--polcy'; did you mean '--policy'? See"),
    (["check", "--tapp", "x"], "unknown option '--tapp'; did you mean '--tap'? See"),
    (["check", "--nonsense", "x"], "unknown option '--nonsense'; see"),
    (["check", "-x"], "unknown option '-x'; see"),
    (["check", "--policy"], "option '--policy' needs a value; see"),
    (["check", "--tap=yes", "x"], "option '--tap' takes no value; see"),
    (["check", "--base", "x:", "--base", "y:", "z"], "option '--base' is given twice; see"),
    (
      ["check", "--frame", "man", "x"],
      "option '--frame' must be one of main, sub, popup, not 'man'; did you mean 'main'? See"
    ),
    (
      ["check", "--format", "xml", "x"],
      "option '--format' must be one of text, jsonl, not 'xml'; see"
    ),
    (["explain"], "no address given; see"),
    (["policy"], "'policy' needs one of lint, test and convert; see"),
    (
      ["policy", "lnit"],
      "'policy' has lint, test and convert, not 'lnit'; did you mean 'lint'? See"
    ),
    (["policy", "test"], "'policy test' takes a policy file and a table of cases; see"),
    (
      ["policy", "test", "-"],
      "'policy test' reads the policy or the cases from stdin, not both; see"
    ),
    (["policy", "convert", "x", "y"], "'policy convert' takes one file; see"),
    (["rules", "x"], "'rules' takes no operands; see"),
    (["audit"], "'audit' needs a page; see"),
    (["audit", "--job", "2", "x"], "unknown option '--job'; did you mean '--jobs'? See"),
    (
      ["audit", "--proxy", "127.0.0.1:9", "x"],
      "option '--proxy' must be the address of an http proxy, not '127.0.0.1:9'; "
        + "did you mean 'http://127.0.0.1:9'? See"
    ),
    (
      ["audit", "--proxy", "localhost:9", "x"],
      "option '--proxy' must be the address of an http proxy, not 'localhost:9'; "
        + "did you mean 'http://localhost:9'? See"
    ),
    (
      ["audit", "--proxy", "", "x"],
      "option '--proxy' must be the address of an http proxy, not ''; see"
    ),
    (
      ["audit", "--proxy", "htp://x:9", "x"],
      "option '--proxy' must be the address of an http proxy, not 'htp://x:9'; see"
    ),
    (
      ["audit", "--jobs", "0", "x"],
      "option '--jobs' must be a number from 1 to 64, not '0'; see"
    ),
  ])
  func misuseIsNamedAndTheHelpToo(_ words: [String], _ message: String) throws {
    let outcome = try Program.run(words)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.diagnostics == "jumpgate: \(message) 'jumpgate \(words[0]) --help'\n")
  }

  @Test(arguments: [
    (["chekc"], "there is no subcommand 'chekc'; did you mean 'check'? See"),
    (["help", "rule"], "there is no subcommand 'rule'; did you mean 'rules'? See"),
    (["nonsense"], "there is no subcommand 'nonsense'; see"), ([], "no subcommand given; see"),
  ])
  func aSubcommandThatIsNoneIsNamedAndTheHelpToo(_ words: [String], _ message: String) throws {
    let outcome = try Program.run(words)
    #expect(outcome.status == 2)
    #expect(outcome.diagnostics == "jumpgate: \(message) 'jumpgate --help'\n")
  }

  @Test func whatIsWrongWithAFileIsNoMatterOfTheHelp() throws {
    for words in [["check", "--policy", "/no/such", "x:"], ["policy", "lint", "/no/such"]] {
      let outcome = try Program.run(words)
      #expect(outcome.status == 2)
      #expect(outcome.diagnostics == "jumpgate: /no/such: can't be read: there is no such file\n")
    }
  }

  private static let missing =
    "no scheme (missing-scheme-non-relative-URL at byte 0)"

  @Test(arguments: [
    (
      "example.com", "\(missing); did you mean https://example.com? A relative address needs --base"
    ),
    (
      "//a.example/x",
      "\(missing); did you mean https://a.example/x? A relative address needs --base"
    ),
    ("/app/id1", "\(missing); a relative address needs --base"),
    ("http://a b/", "a character that no domain may have (domain-invalid-code-point at byte 7)"),
  ])
  func anAddressThatIsNoneSaysWhy(_ input: String, _ why: String) throws {
    let line = "block no address  not a readable address  [unreadable]  \(input): \(why)\n"
    #expect(try Program.run("check", input).output == line)
    #expect(try Program.run("check", input: input + "\n").output == line)
    let explained = try Program.run("explain", input)
    #expect(explained.output.contains("  a browser can't read it: \(why)\n"), "\(explained.output)")
  }

  @Test func aBaseThatIsGivenIsNotAskedFor() throws {
    let outcome = try Program.run("check", "--base", "mailto:x", "example.com")
    #expect(outcome.output.hasSuffix("; did you mean https://example.com?\n"))
  }

  @Test func theBaseAndTheAskerSayWhatWasMeant() throws {
    let from = try Program.run("check", "--from", "example.com/x", "tel:1")
    #expect(
      from.diagnostics
        == "jumpgate: option '--from': 'example.com/x' is no address: \(Self.missing); "
        + "did you mean 'https://example.com/x'?\n")
    let base = try Program.run("check", "--base", "foo", "tel:1")
    #expect(
      base.diagnostics == "jumpgate: option '--base': 'foo' is no address: \(Self.missing)\n")
    let line = try Program.run(
      "check", "--input", "jsonl", input: #"{"url":"tel:1","from":"example.com"}"#)
    #expect(
      line.diagnostics
        == #"jumpgate: line 1: from, column 23: "example.com" is no address: \#(Self.missing); "#
        + #"did you mean "https://example.com"?"# + "\n")
  }

  @Test func aByteOrderMarkBeforeTheInputIsPassedOver() throws {
    let mark = "\u{FEFF}"
    let text = try Program.run("check", input: "\(mark)tel:1\n\(mark)tel:2\n")
    #expect(text.lines.count == 2)
    #expect(text.lines.first?.hasSuffix("  tel:1") == true)
    #expect(text.lines.last?.contains("\\u{FEFF}tel:2") == true)
    let rows = try Program.run("check", "--input", "jsonl", input: mark + #"{"url":"tel:1"}"#)
    #expect(rows.status == 0)
    #expect(rows.lines.count == 1)
    #expect(try Program.run("check", input: mark).output == "")
  }

  @Test func explainSaysForWhomItDecides() throws {
    for (options, words) in [
      ([], "the main frame of an unknown page, no tap, not redirected"),
      (
        ["--from", "https://news.example/x"],
        "the main frame of https://news.example, no tap, not redirected"
      ),
      (["--from", "data:,", "--tap"], "the main frame of an opaque origin, a tap, not redirected"),
      (
        ["--frame", "sub", "--redirected", "--from", "https://ad.example:8443"],
        "a frame inside the page, of https://ad.example:8443, no tap, redirected"
      ),
      (
        ["--frame", "popup"],
        "a new window or one that the page opened, of an unknown page, no tap, not redirected"
      ),
    ] {
      let outcome = try Program.run(["explain"] + options + ["tel:1"])
      #expect(
        outcome.output.contains("\n\nAsked by: \(words)\n\nRules tried\n"), "\(outcome.output)")
    }
  }
}
