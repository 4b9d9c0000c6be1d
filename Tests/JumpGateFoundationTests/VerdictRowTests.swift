import Foundation
import JumpGate
import Testing

@testable import JumpGateFoundation

private func row(_ input: String, _ policy: Policy, _ context: CheckContext = CheckContext())
  -> VerdictRow
{
  let request = context.request(for: input)
  return VerdictRow(input: input, request: request, verdict: policy.verdict(for: request))
}

private let contract = [
  "input", "address", "destination", "detail", "app_id", "action", "rule", "reason",
  "reason_code",
]

private func keys(_ json: String) throws -> [String] {
  guard case .object(let members) = try ConfigValue(json: json.dropLast().utf8).kind else {
    return []
  }
  return members.map(\.key)
}

@Test func aRowHasTheContractsKeysInOrderAndWhatIsKnownBeside() throws {
  let policy = Policy(apps: [try appID(5)], otherwise: .standard)
  let row = row("tel:1", policy, CheckContext(tap: true))
  #expect(
    row.json
      == #"{"input":"tel:1","address":"tel:1","destination":"deep-link","detail":"#
      + (row.verdict.destination?.detail.map { "\"\($0)\"" } ?? "null")
      + #","app_id":null,"action":"open","rule":"preset:standard/contact","#
      + #""reason":"the user tapped","reason_code":"tapped","opens":"tel:1"}"# + "\n")
}

@Test func theContractIsWhatTheDocumentationSays() throws {
  let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/JumpGate/JumpGate.docc/Auditing.md")
  let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
  let section = lines.drop { $0 != "## Rows" }.drop { !$0.hasPrefix("|") }
  let rows = section.prefix { $0.hasPrefix("|") }.dropFirst(2)
  #expect(rows.map { $0.components(separatedBy: "`")[1] } == contract)
}

@Test func aQuestionAndAnAmbiguousAddressSayWhatTheyAre() throws {
  let asking = row("sample:x", Policy(apps: [], otherwise: .standard), CheckContext(tap: true))
  #expect(asking.json.contains(#""opens":"sample:x","yes":"open"}"#))
  let twofold = row(#"https://site.example\@evil.example/"#, Policy(apps: [], otherwise: .standard))
  #expect(twofold.json.contains(#","ambiguous":true}"#))
}

@Test func whatIsNoAddressHasNoDestinationAndIsBlocked() throws {
  let error = try #require(throws: AddressError.self) { try Address("http://a b/") }
  for preset in Preset.allCases {
    let json = row("http://a b/", Policy(apps: [], otherwise: preset), CheckContext(tap: true)).json
    #expect(
      json
        == #"{"input":"http://a b/","address":null,"destination":null,"detail":null,"app_id":null,"#
        + #""action":"block","rule":"unreadable","reason":"not a readable address","#
        + #""reason_code":"unreadable","error":"\#(error.code)"}"# + "\n")
    #expect(error.code == "domain-invalid-code-point at byte 7")
  }
}

@Test func anyInputGivesOneLineThatFoundationReadsBack() throws {
  var random = SplitMix(seed: 3)
  let policy = Policy(apps: [], otherwise: .standard)
  for _ in 0..<1_000 {
    let bytes = (0..<random.below(40)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    let start = random.pick([
      "", "https://", "tel:", "x:\u{2028}", "\u{0}", "\"\\", "\u{85}\u{202E}",
    ])
    let input = start + String(decoding: bytes, as: UTF8.self)
    let json = row(input, policy).json
    #expect(json.utf8.filter { $0 < 0x20 } == [0x0A])
    #expect(!json.unicodeScalars.contains("\u{2028}"))
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["input"] as? String == input)
    #expect(try keys(json).prefix(contract.count) == contract[...])
  }
}

@Test func escapesAreWhatOtherReadersExpect() {
  let cases = [
    ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1F}\u{7F}", #""\u0000\u001f\u007f""#),
    ("\u{85}\u{9F}", #""\u0085\u009f""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("\u{202E}x\u{2066}", #""\u202ex\u2066""#), ("é😀\u{FFFD}", "\"é😀\u{FFFD}\""), ("", "\"\""),
  ]
  for (text, json) in cases { #expect(JSONText.quoted(text) == json) }
}

@Test func aLineCanBeUsedAgain() {
  var line = JSONLine()
  line.add("a", "x")
  line.add("b") { $0.add("c", true) }
  line.add("d", ["1", "2"])
  line.add("e", Int64?.none)
  line.end()
  #expect(
    String(decoding: line.bytes, as: UTF8.self)
      == #"{"a":"x","b":{"c":true},"d":["1","2"],"e":null}"# + "\n")
  var number = JSONLine()
  number.add("a", Int64(-5))
  number.end()
  #expect(String(decoding: number.bytes, as: UTF8.self) == "{\"a\":-5}\n")
}
