import Testing

@testable import JumpGateFoundation

private struct Case: Sendable {
  let json: String
  let message: String
  let offset: Int
}

private let faults: [Case] = [
  Case(json: "", message: "ends where a JSON value is expected", offset: 0),
  Case(json: "  \n", message: "ends where a JSON value is expected", offset: 3),
  Case(json: "{", message: "has no key in double quotes here", offset: 1),
  Case(json: "[1", message: "ends too early", offset: 2),
  Case(json: "[1 2]", message: "has neither a comma nor the array's end here", offset: 3),
  Case(json: "[1,]", message: "has no JSON value here", offset: 3),
  Case(json: "[,1]", message: "has no JSON value here", offset: 1),
  Case(json: "[1}", message: "has neither a comma nor the array's end here", offset: 2),
  Case(json: #"{"a":1,}"#, message: "has no key in double quotes here", offset: 7),
  Case(json: #"{"a" 1}"#, message: "has no colon after the key", offset: 5),
  Case(
    json: #"{"a":1 "b":2}"#, message: "has neither a comma nor the object's end here", offset: 7),
  Case(json: "{a:1}", message: "has no key in double quotes here", offset: 1),
  Case(json: "{'a':1}", message: "has no key in double quotes here", offset: 1),
  Case(json: "{1:1}", message: "has no key in double quotes here", offset: 1),
  Case(json: "01", message: "has a number with a leading zero", offset: 0),
  Case(json: "-01", message: "has a number with a leading zero", offset: 0),
  Case(json: "+1", message: "has no JSON value here", offset: 0),
  Case(json: ".5", message: "has no JSON value here", offset: 0),
  Case(json: "1.", message: "has a number without digits here", offset: 2),
  Case(json: "-", message: "has a number without digits here", offset: 1),
  Case(json: "1e", message: "has a number without digits here", offset: 2),
  Case(json: "0x10", message: "has text after the end of the JSON value", offset: 1),
  Case(json: "NaN", message: "has no JSON value here", offset: 0),
  Case(json: "Infinity", message: "has no JSON value here", offset: 0),
  Case(json: "tru", message: "has no JSON value here", offset: 0),
  Case(json: "nul", message: "has no JSON value here", offset: 0),
  Case(json: "True", message: "has no JSON value here", offset: 0),
  Case(json: "{} x", message: "has text after the end of the JSON value", offset: 3),
  Case(json: "{}{}", message: "has text after the end of the JSON value", offset: 2),
  Case(json: "{}\u{0}", message: "has text after the end of the JSON value", offset: 2),
  Case(json: "{} // end", message: "has text after the end of the JSON value", offset: 3),
  Case(json: "/* a */ {}", message: "has no JSON value here", offset: 0),
  Case(json: "\u{A0}{}", message: "has no JSON value here", offset: 0),
  Case(json: "\u{B}{}", message: "has no JSON value here", offset: 0),
  Case(
    json: "\u{FEFF}{}", message: "starts with a byte order mark, which JSON does not allow",
    offset: 0),
  Case(json: "\"abc", message: "has a string without an end", offset: 0),
  Case(
    json: "\"a\u{1}\"", message: #"has a control character in a string; write it as \u00XX"#,
    offset: 2),
  Case(
    json: "\"a\n\"", message: #"has a control character in a string; write it as \u00XX"#, offset: 2
  ),
  Case(json: #""\x41""#, message: "has an escape that JSON does not know", offset: 1),
  Case(json: #""\u12""#, message: #"has a \u without four hexadecimal digits"#, offset: 1),
  Case(json: #""\u+123""#, message: #"has a \u without four hexadecimal digits"#, offset: 1),
  Case(json: #""\ud800""#, message: "has half a surrogate pair in a string", offset: 1),
  Case(json: #""\ud800\u0041""#, message: "has half a surrogate pair in a string", offset: 1),
  Case(json: #""\udc00\ud800""#, message: "has half a surrogate pair in a string", offset: 1),
  Case(json: #""\ud800\ue000""#, message: "has half a surrogate pair in a string", offset: 1),
  Case(json: #""\"#, message: "ends too early", offset: 1),
  Case(
    json: String(repeating: "[", count: 100_000), message: "is nested deeper than 32 levels",
    offset: 32),
  Case(
    json: String(repeating: #"{"a":"#, count: 100_000), message: "is nested deeper than 32 levels",
    offset: 160),
]

@Test func jsonFaultsAreRefusedWithTheirPlace() {
  #expect(faults.count == 48)
  for fault in faults {
    #expect(throws: ConfigSyntaxError(fault.message, at: fault.offset), "\(fault.json.prefix(20))")
    {
      try JSONReader.read(Array(fault.json.utf8))
    }
  }
}

@Test func invalidUTF8IsRefusedAtTheFirstFault() {
  let open = Array("[\"".utf8)
  let sequences: [[UInt8]] = [
    [0x80], [0xC3], [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    [0xFF], [0xF0, 0x9F, 0x98],
  ]
  #expect(sequences.count == 8)
  for sequence in sequences {
    #expect(throws: ConfigSyntaxError("is not UTF-8 text", at: 2)) {
      try JSONReader.read(open + sequence + Array("\"]".utf8))
    }
  }
}

@Test func aReplacementCharacterInTheFileIsNoFault() throws {
  #expect(try JSONReader.read(Array("\"\u{FFFD}\"".utf8)).kind == .string("\u{FFFD}"))
}

@Test func everyKindOfJSONValueIsReadWithItsPlace() throws {
  let text =
    #" {"a":[null,true,false,-0.5e+3,9223372036854775808],"a":"\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é"}"#
  let value = try JSONReader.read(Array(text.utf8))
  let numbers: [ConfigValue.Kind] = [
    .null, .bool(true), .bool(false), .number("-0.5e+3"), .number("9223372036854775808"),
  ]
  #expect(
    value.kind
      == .object([
        .init("a", ConfigValue(.array(numbers.map { ConfigValue($0) }))),
        .init("a", ConfigValue(.string("\"\\/\u{8}\u{C}\n\r\té😀é"))),
      ]))
  guard case .object(let members) = value.kind else { return }
  #expect(value.offset == 1)
  #expect(members.map(\.offset) == [2, 52])
  #expect(members.map(\.value.offset) == [6, 56])
}

@Test func thirtyTwoLevelsAreRead() throws {
  let text = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
  #expect(try JSONReader.read(Array(text.utf8)).json().contains("["))
}
