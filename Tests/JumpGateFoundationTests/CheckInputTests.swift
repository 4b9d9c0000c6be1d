import JumpGate
import Testing

@testable import JumpGateFoundation

private func read(_ line: String, _ context: CheckContext = CheckContext()) throws -> CheckInput {
  try CheckInput(json: line.utf8, context: context)
}

@Test func aLineWithOnlyAnAddressIsTheMainFrameWithoutATap() throws {
  let input = try read(#"{"url": "tel:1"}"#)
  #expect(input == CheckInput(url: "tel:1", context: CheckContext()))
  let request = input.context.request(for: input.url)
  #expect(request.target == .success(try Address("tel:1")))
  #expect(request.from == nil)
  #expect(request.frame == .main)
  #expect(request.isPopup == false)
  #expect(request.isTopFromFrame == false)
  #expect(request.tap == TapStanding.none)
  #expect(request.isRedirected == false)
  #expect(request.isPrivate == false)
}

@Test func everyKeyOfALineIsRead() throws {
  let line = #"""
    {"redirected": true, "frame": "sub", "tap": true, "from": "https://ads.example:8443/x",
     "base": "https://page.example/dir/", "url": "../a"}
    """#
  let input = try read(line)
  let request = input.context.request(for: input.url)
  #expect(request.target == .success(try Address("https://page.example/a")))
  #expect(request.from == .tuple(scheme: "https", host: .domain("ads.example"), port: 8443))
  #expect(request.frame == .sub)
  #expect(request.isPopup == false)
  #expect(request.tap == .live)
  #expect(request.isRedirected == true)
  let popup = try read(#"{"url": "a:", "frame": "popup"}"#).context.request(for: "a:")
  #expect(popup.frame == .main)
  #expect(popup.isPopup == true)
}

@Test func aLineOverridesTheContextAndNullMeansUnknown() throws {
  let context = CheckContext(
    base: try Address("https://page.example/"), from: try Address("https://page.example/").origin,
    tap: true, frame: .popup, redirected: true)
  #expect(try read(#"{"url": "a"}"#, context).context == context)
  let other = try read(
    #"{"url": "a", "base": null, "from": null, "tap": false, "frame": "main", "redirected": false}"#,
    context)
  #expect(other.context == CheckContext())
}

@Test func anAddressThatIsNoneIsJudgedAndBlocked() throws {
  let input = try read(#"{"url": "http://[", "tap": true}"#)
  let request = input.context.request(for: input.url)
  #expect(throws: UnreadableAddress.self) { try request.target.get() }
}

private let faults: [(line: String, message: String)] = [
  ("", "column 1: ends where a JSON value is expected"),
  ("{", "column 2: has no key in double quotes here"),
  ("tel:1", "column 1: has no JSON value here"),
  ("[]", "column 1: is an array; an object with \"url\" is expected"),
  ("\"tel:1\"", "column 1: \"tel:1\" is a string; an object with \"url\" is expected"),
  ("{}", "column 1: has no \"url\""),
  (#"{"url": 5}"#, #"url, column 9: "5" is an integer; a string is expected"#),
  (#"{"url": null}"#, #"url, column 9: "null" is null; a string is expected"#),
  (#"{"url": "a", "url": "b"}"#, #"url, column 14: "url" is given twice"#),
  (
    #"{"URL": "a"}"#,
    #"URL, column 2: "URL" is no key that is known here; did you mean "url"?; column 1: has no "url""#
  ),
  (
    #"{"url": "a", "tap": "true"}"#,
    #"tap, column 21: "true" is a string; true or false is expected"#
  ),
  (#"{"url": "a", "tap": 1}"#, #"tap, column 21: "1" is an integer; true or false is expected"#),
  (#"{"url": "a", "tap": null}"#, #"tap, column 21: "null" is null; true or false is expected"#),
  (
    #"{"url": "a", "redirected": "no"}"#,
    #"redirected, column 28: "no" is a string; true or false is expected"#
  ),
  (#"{"url": "a", "frame": "top"}"#, #"frame, column 23: "top" is no frame: main, sub, popup"#),
  (
    #"{"url": "a", "frame": "Main"}"#,
    #"frame, column 23: "Main" is no frame; did you mean "main"?"#
  ),
  (
    #"{"url": "a", "frame": true}"#, #"frame, column 23: "true" is a boolean; a string is expected"#
  ),
  (
    #"{"url": "a", "base": "page.html"}"#,
    #"base, column 22: "page.html" is no address: no scheme (missing-scheme-non-relative-URL at byte 0)"#
  ),
  (
    #"{"url": "a", "from": ""}"#,
    #"from, column 22: "" is no address: no scheme (missing-scheme-non-relative-URL at byte 0)"#
  ),
  (#"{"url": "a", "from": {}}"#, #"from, column 22: is an object; a string is expected"#),
  (
    #"{"url": "a", "private": true}"#,
    #"private, column 14: "private" is no key that is known here"#
  ),
  (#"{"url": "a"} {"url": "b"}"#, "column 14: has text after the end of the JSON value"),
  ("{\"url\": \"a\u{1}\"}", #"column 11: has a control character in a string; write it as \u00XX"#),
  (#"{"url": "\ud800"}"#, "column 10: has half a surrogate pair in a string"),
]

@Test func aBrokenLineIsAnErrorThatSaysWhereAndWhy() {
  #expect(faults.count == 24)
  for fault in faults {
    do {
      _ = try read(fault.line)
      Issue.record("read: \(fault.line)")
    } catch {
      #expect("\(error)" == fault.message)
    }
  }
  let invalid = Array("{\"url\": \"".utf8) + [0xFF] + Array("\"}".utf8)
  #expect(throws: CheckInputError.self) { try CheckInput(json: invalid) }
}

@Test func aLongEntryIsShortenedInTheMessage() {
  let long = String(repeating: "x", count: 1_000_000)
  do {
    _ = try read("{\"url\": \"a\", \"frame\": \"\(long)\"}")
    Issue.record("read")
  } catch {
    #expect("\(error)".utf8.count < 300)
  }
}
