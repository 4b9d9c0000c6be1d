import Foundation
import JumpGate
import Testing

@testable import JumpGateFoundation

private func policy() throws -> Policy {
  try Policy(contentsOf: TestData.file("p0.json"))
}

private let lines = #"""
  {"url": "https://apps.apple.com/app/id1000000001", "tap": true, "action": "open", "rule": "listed", "destination": "app-store-product", "app_id": "1000000001"}

  {"url": "tel:1", "action": "block", "app_id": null, "note": "nobody tapped"}
  {"url": "/x", "base": "https://page.example/", "action": "allow", "destination": "web"}
  {"url": "http://[", "destination": null, "rule": "unreadable"}
  """#

@Test func aTableThatHoldsFailsNothing() throws {
  let table = try PolicyCases(lines.utf8)
  #expect(table.cases.map(\.line) == [1, 3, 4, 5])
  #expect(table.failures(of: try policy()) == [])
}

@Test func anArrayIsTheSameTable() throws {
  let rows = lines.split(separator: "\n", omittingEmptySubsequences: true)
  let array = "[\n" + rows.joined(separator: ",\n") + "\n]"
  let table = try PolicyCases(array.utf8)
  #expect(table.cases.map(\.line) == [2, 3, 4, 5])
  #expect(table.cases.map(\.input) == (try PolicyCases(lines.utf8)).cases.map(\.input))
  #expect(table.failures(of: try policy()) == [])
}

@Test func everyFieldThatDiffersIsAFailureWithItsLine() throws {
  let table = try PolicyCases(
    #"""

    {"url": "tel:1", "tap": true, "action": "block", "rule": "x", "destination": "web", "detail": "no-such-detail", "app_id": "5"}
    {"url": "tel:1", "tap": true, "destination": null}
    """#.utf8)
  let failures = table.failures(of: try policy())
  #expect(failures.map(\.line) == [2, 2, 2, 2, 2, 3])
  #expect(
    failures.map(\.field) == ["action", "rule", "destination", "detail", "app_id", "destination"])
  #expect(failures.map(\.expected) == ["block", "x", "web", "no-such-detail", "5", nil])
  #expect(failures.first?.description == #"line 2: "tel:1": action is open, expected block"#)
  #expect(
    failures.last?.description == #"line 3: "tel:1": destination is deep-link, expected null"#)
  #expect(failures[4].got == nil)
}

private let faults: [(table: String, message: String)] = [
  ("", "the file holds no case"), ("[]", "the file holds no case"),
  ("\n \n", "the file holds no case"),
  (
    #"{"url": "tel:1"}"#,
    "line 1, column 1: expects nothing; give at least one of action, rule, destination, detail, app_id"
  ),
  (#"{"action": "block"}"#, #"line 1, column 1: has no "url""#),
  (
    "\n" + #"{"url": "tel:1", "action": "cancel"}"#,
    #"action, line 2, column 28: "cancel" is no action: block, host, ask, allow, sheet, open"#
  ),
  (
    #"{"url": "tel:1", "acton": "block"}"#,
    #"acton, line 1, column 18: "acton" is no key that is known here; did you mean "action"?"#
      + "\nline 1, column 1: expects nothing; give at least one of action, rule, destination, detail, app_id"
  ),
  (
    #"{"url": "tel:1", "destination": "deeplink"}"#,
    #"destination, line 1, column 33: "deeplink" is no kind; did you mean "deep-link"?"#
  ),
  (
    #"{"url": "tel:1", "app_id": "id5"}"#,
    #"app_id, line 1, column 28: "id5" has "id" in front; an app id is digits only; did you mean "5"?"#
  ),
  (
    #"{"url": "tel:1", "rule": null}"#,
    #"rule, line 1, column 26: "null" is null; a string is expected"#
  ),
  (
    "{\"url\": \"tel:1\", \"action\": \"block\"}\n{\"url\"",
    "line 2, column 7: has no colon after the key"
  ),
  (
    #"[{"url": "tel:1", "action": "block"}, 5]"#,
    #"[1], line 1, column 39: "5" is an integer; a case as an object is expected"#
  ),
  ("[\n1", "line 2, column 2: ends too early"),
  (
    #"{"url": "tel:1", "action": "block", "note": 5}"#,
    #"note, line 1, column 45: "5" is an integer; a string is expected"#
  ),
]

@Test func aBrokenTableIsAnErrorWithItsLine() {
  #expect(faults.count == 14)
  for fault in faults {
    do {
      _ = try PolicyCases(fault.table.utf8)
      Issue.record("read: \(fault.table)")
    } catch {
      #expect(error.description == fault.message)
    }
  }
}

@Test func aTableIsReadFromAFile() throws {
  let line = #"{"url":"tel:1","tap":true,"action":"open"}"#
  try TestData.withFile("cases", line.utf8) { (url: URL) throws in
    #expect(try PolicyCases(contentsOf: url) == PolicyCases(line.utf8))
  }
}
