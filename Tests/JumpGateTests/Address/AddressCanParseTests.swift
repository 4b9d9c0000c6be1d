import Testing

@testable import JumpGate

@Suite struct AddressCanParseTests {
  @Test func itSaysWhetherTheInitializerSucceeds() throws {
    let base = try Address("https://page.example/dir/")
    for text in [
      "https://a.example/b?c#d", "https://a.example", "HTTPS://A.example/é", "https://a b/", "",
      "../x", "//host/", "https://[::1", "itms-apps://a", "mailto:a@b", "https://1.2.3.4.5/",
    ] {
      for base in [nil, base] {
        var copy = text
        let can = copy.withUTF8 { Address.canParse(utf8: $0, base: base) }
        #expect(can == ((try? Address(text, base: base)) != nil), "\(text)")
      }
    }
  }
}
