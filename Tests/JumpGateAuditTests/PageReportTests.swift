import JumpGateAudit
import Testing

private struct NoEnd: Error {}

private func end(_ keys: String) throws -> PageEnd {
  let row = try AuditRow(json: #"{"page": "a.html", "done": true, \#(keys)}"#.utf8)
  guard case .end(let end) = row else { throw NoEnd() }
  return end
}

@Test func `a report is a table with each verdict, its reason, rule and address`() throws {
  let findings = try [Row.finding(), Row.finding(at: 20), Row.finding(at: 30, id: "77")]
    .compactMap(\.self)
  let report = PageReport(
    findings, end: try end(#""jumps": 3, "error": null, "pressed": 1, "pressable": 2"#))
  #expect(
    report.lines { $0 } == [
      "a.html: 3 jumps (3 block); 1 of 2 elements pressed",
      "",
      "  verdict  when      trigger  tap  frame  destination        app id  element",
      "  block    12 ms ×2  press    yes  sub    app-store-product  9       Get (#x)",
      "          not listed [preset:standard/app-store-product]",
      "          itms-apps://apps.apple.com/app/id9",
      "          by way of https://hop.example/",
      "  block    30 ms     press    yes  sub    app-store-product  77      Get (#x)",
      "          not listed [preset:standard/app-store-product]",
      "          itms-apps://apps.apple.com/app/id77",
      "          by way of https://hop.example/",
    ])
}

@Test func `errors, metadata and what was not pressed are told`() throws {
  let report = PageReport(
    [],
    end: try end(
      #""jumps": 0, "error": "it broke", "misses": ["y: covered"], "metadata": ["m: 1"]"#))
  #expect(
    report.lines { $0.uppercased() } == [
      "A.HTML: no jump; 0 of 0 elements pressed",
      "  error: IT BROKE",
      "",
      "  The page's metadata names apps; Safari and others act on it, a web view does not:",
      "    M: 1",
      "",
      "  Not pressed:",
      "    Y: COVERED",
    ])
}

@Test func `what is no page is told`() throws {
  let report = PageReport([], end: try end(#""jumps": 0, "error": null, "loaded_as": "text/css""#))
  #expect(
    report.lines { $0 } == [
      "a.html: no jump; 0 of 0 elements pressed", "  loaded as text/css, which is no page",
    ])
}
