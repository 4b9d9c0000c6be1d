import JumpGateAudit
import Testing

@Test func `a jump's row is read whole`() throws {
  let row = try AuditRow(json: Row.jump().utf8)
  guard case .jump(let finding) = row else { return #expect(Bool(false), "\(row)") }
  #expect(finding.page == "a.html")
  #expect(finding.atMilliseconds == 12)
  #expect(finding.trigger == "press")
  #expect(finding.hasTap)
  #expect(finding.frame == "sub")
  #expect(finding.from == "https://ad.example")
  #expect(finding.hops == ["https://hop.example/"])
  #expect(finding.element?.selector == "#x")
  #expect(finding.element?.text == "Get")
  #expect(finding.element?.inFrame == "0.1")
  #expect(finding.address == "itms-apps://apps.apple.com/app/id9")
  #expect(finding.destination == "app-store-product")
  #expect(finding.detail == nil)
  #expect(finding.appID == "9")
  #expect(finding.action == "block")
  #expect(finding.rule == "preset:standard/app-store-product")
  #expect(finding.reason == "not listed")
}

@Test func `a page's end is read, what it leaves out is empty`() throws {
  let row = try AuditRow(
    json: #"{"page": "a.html", "done": true, "jumps": 2, "error": null}"#.utf8)
  guard case .end(let end) = row else { return #expect(Bool(false), "\(row)") }
  #expect(end.page == "a.html")
  #expect(end.jumps == 2)
  #expect(end.error == nil)
  #expect(end.misses.isEmpty && end.metadata.isEmpty)
  #expect(!end.isUnjudged)
}

@Test(arguments: ["", "{}", "[]", #"{"page": "a.html"}"#, #"{"done": true}"#, "not json"])
func `what is no row is an error, not a row left out`(_ line: String) {
  #expect(throws: AuditRowError.self) { try AuditRow(json: line.utf8) }
}

@Test(arguments: [
  (#""jumps": 0, "error": "no host""#, true), (#""jumps": 1, "error": "timeout""#, false),
  (#""jumps": 0, "error": "timeout", "pressed": 3"#, false), (#""jumps": 0, "error": null"#, false),
  (#""jumps": 0, "error": "not all", "pressed": 0, "pressable": 3"#, false),
])
func `a page counts as unjudged if an error left nothing to judge`(_ keys: String, _ is: Bool)
  throws
{
  let row = try AuditRow(json: #"{"page": "a", "done": true, \#(keys)}"#.utf8)
  guard case .end(let end) = row else { return #expect(Bool(false), "\(row)") }
  #expect(end.isUnjudged == `is`)
}

/// Rows as the helper program writes them.
enum Row {
  static func jump(
    at: Int = 12, trigger: String = "press", text: String = "Get", id: String = "9"
  ) -> String {
    """
    {"page":"a.html","at_ms":\(at),"trigger":"\(trigger)","tap":true,"frame":"sub",\
    "from":"https://ad.example","hops":["https://hop.example/"],\
    "element":{"selector":"#x","text":"\(text)","in_frame":"0.1"},\
    "input":"itms-apps://apps.apple.com/app/id\(id)",\
    "address":"itms-apps://apps.apple.com/app/id\(id)","destination":"app-store-product",\
    "detail":null,"app_id":"\(id)","action":"block","rule":"preset:standard/app-store-product",\
    "reason":"not listed"}
    """
  }

  static func finding(
    at: Int = 12, trigger: String = "press", text: String = "Get", id: String = "9"
  ) throws -> Finding? {
    let row = try AuditRow(json: jump(at: at, trigger: trigger, text: text, id: id).utf8)
    guard case .jump(let finding) = row else { return nil }
    return finding
  }
}
