import JumpGate
import Testing

@Test func promptAsker_namesTheOriginAndNeverCutsTheEnd() throws {
  let long = "apps.apple.com." + String(repeating: "a.", count: 60) + "evil.example"
  let rows: [(String, String?, PromptAsker)] = [
    ("https://site.example/x?y", nil, .site("site.example")),
    ("https://site.example:8443/", nil, .site("site.example:8443")),
    ("http://site.example/", nil, .site("http://site.example")),
    ("https://аpple.com/", nil, .site("xn--pple-43d.com")),
    ("data:text/html,x", "site.example", .embeddedFrame(of: "site.example")),
    ("data:text/html,x", nil, .unknown),
    ("data:text/html,x", "", .unknown),
  ]
  #expect(rows.count == 7)
  for (address, top, asker) in rows {
    #expect(PromptAsker(origin: try Address(address).origin, topHost: top) == asker)
  }
  let nowhere = Origin.tuple(scheme: "https", host: .empty, port: nil)
  #expect(
    PromptAsker(origin: nowhere, topHost: "site.example") == .embeddedFrame(of: "site.example"))
  let exact = String(repeating: "a", count: PromptAsker.longest - 8) + ".example"
  #expect(
    PromptAsker(origin: try Address("https://\(exact)/").origin, topHost: nil) == .site(exact))
  guard
    case .site(let name) = PromptAsker(
      origin: try Address("https://\(long)/").origin, topHost: nil)
  else {
    Issue.record("a site has a name")
    return
  }
  #expect(name.count == PromptAsker.longest)
  #expect(name.hasPrefix("…"))
  #expect(name.hasSuffix("evil.example"))
}
