import JumpGate
import Testing

@Suite struct HostPatternTests {
  @Test func aDomainMeansItselfAndAWildcardWhatIsBelow() throws {
    let exact = try HostPattern(parsing: "a.example")
    let below = try HostPattern(parsing: "*.a.example")
    for (name, isExact, isBelow) in [
      ("a.example", true, false), ("a.example.", true, false), ("b.a.example", false, true),
      ("ba.example", false, false), ("example", false, false), (".a.example", false, false),
    ] {
      #expect(exact.matches(.domain(name)) == isExact, "\(name)")
      #expect(below.matches(.domain(name)) == isBelow, "\(name)")
    }
  }

  @Test func onlyDomainsAreComparedByLabels() throws {
    #expect(!(try HostPattern(parsing: "a.example")).matches(.opaque("a.example")))
    #expect(!(try HostPattern(parsing: "*.a.example")).matches(.opaque("b.a.example")))
    #expect(!(try HostPattern(parsing: "a.example")).matches(.empty))
    let address = try HostPattern(parsing: "127.1")
    #expect(address.matches(.ipv4(0x7F00_0001)))
    #expect(!address.matches(.domain("127.0.0.1")))
    #expect(!(try HostPattern(parsing: "*.example")).matches(.ipv4(0x7F00_0001)))
  }
}
