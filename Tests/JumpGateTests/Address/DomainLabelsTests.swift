import Testing

@testable import JumpGate

@Suite struct HostTests {
  @Test func domainsCompareLabelByLabel() {
    let table: [(String, String, same: Bool, below: Bool)] = [
      ("a.example", "a.example", true, false),
      ("a.example.", "a.example", true, false),
      ("a.example", "a.example.", true, false),
      ("b.a.example", "a.example", false, true),
      ("c.b.a.example.", "a.example", false, true),
      ("ba.example", "a.example", false, false),
      ("example", "a.example", false, false),
      ("a.example.evil", "a.example", false, false),
      (".a.example", "a.example", false, false),
      ("..a.example", "a.example", false, false),
      ("a.example..", "a.example", false, false),
      ("a.example", "", false, false),
      ("a.example", ".", false, false),
      (".", ".", false, false),
    ]
    for (name, domain, same, below) in table {
      #expect(Host.domain(name).isDomain(domain) == same, "\(name) is \(domain)")
      #expect(Host.domain(name).isSubdomain(of: domain) == below, "\(name) below \(domain)")
    }
  }

  @Test func onlyDomainsCompare() {
    #expect(!Host.opaque("a.example").isDomain("a.example"))
    #expect(!Host.opaque("b.a.example").isSubdomain(of: "a.example"))
    #expect(!Host.empty.isDomain(""))
    #expect(!Host.ipv4(0x7F00_0001).isSubdomain(of: "1"))
  }
}
