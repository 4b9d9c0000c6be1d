import JumpGate
import Testing

@testable import JumpGateFoundation

@Test func whatLooksLikeAWebAddressWithoutItsSchemeIsGivenOne() throws {
  let cases: [(String, String?)] = [
    ("example.com", "https://example.com"), ("example.com/x?y", "https://example.com/x?y"),
    ("www.example.co.uk", "https://www.example.co.uk"), ("localhost", "https://localhost"),
    ("127.0.0.1/x", "https://127.0.0.1/x"), ("[::1]", "https://[::1]"),
    ("//cdn.example/x", "https://cdn.example/x"), ("//host/x", "https://host/x"),
    ("bücher.example", "https://bücher.example"),
    ("foo", nil), ("index.html", nil), ("pages/index.html", nil), ("AppDownload.plist", nil),
    ("./example.com", nil), ("../x", nil), ("/app/id1", nil), ("///x.example", nil), ("", nil),
    ("#top", nil), ("?q=1.2", nil), (".example", nil), ("a b.example", nil), ("...", nil),
  ]
  for (string, meant) in cases {
    let error = try #require(throws: AddressError.self) { try Address(string) }
    #expect(AddressSuggestion.webAddress(string, error) == meant, "\(string)")
  }
  let other = try #require(throws: AddressError.self) { try Address("http://[") }
  #expect(AddressSuggestion.webAddress("http://[", other) == nil)
}
