import Testing

@testable import JumpGate

@Suite struct AddressTests {
  @Test func aReferenceWithAHostTakesNothingButTheSchemeFromItsBase() throws {
    let base = try Address("https://user:word@a.example:8443/x?y#z")
    let address = try Address("//b.example", base: base)
    #expect(address.href == "https://b.example/")
    #expect(address == (try Address("https://b.example/")))
    #expect(address.port == nil && !address.hasCredentials)
  }

  @Test func aPathReferenceKeepsCredentialsHostAndPort() throws {
    let base = try Address("https://user:word@a.example:8443/x/y?q#f")
    let address = try Address("z", base: base)
    #expect(address.href == "https://user:word@a.example:8443/x/z")
    #expect(address.username == "user" && address.password == "word")
    #expect(address.port == 8443 && address.query == nil && address.fragment == nil)
  }

  @Test func withoutCredentialsIsTheSameAddressWrittenWithoutThem() throws {
    let address = try Address("https://user:word@a.example:8443/x/y?q#f")
    #expect(try address.withoutCredentials == Address("https://a.example:8443/x/y?q#f"))
    let plain = try Address("mailto:a@b.example")
    #expect(plain.withoutCredentials == plain)
  }

  @Test func anErrorSaysWhereInTheRawInput() {
    let table: [(String, AddressError.Kind, Int)] = [
      ("", .missingScheme, 0),
      ("https://", .hostMissing, 8),
      (" ht\ttps://a.example:x/", .port, 20),
      ("https://a.example:65536/", .port, 22),
      ("https://user@/", .hostMissing, 13),
      ("https://[::1", .ipv6, 8),
      ("https://1.2.3.256/", .ipv4, 8),
      ("https://a b/", .domainInvalidCodePoint, 8),
      ("foo://a b/", .hostInvalidCodePoint, 7),
      ("https://\u{FFFD}/", .domainToASCII, 8),
      ("https://\u{E9}" + String(repeating: "a", count: 2049), .tooLong, 8),
    ]
    for (input, kind, offset) in table {
      #expect(throws: AddressError(kind, at: offset)) { try Address(input) }
    }
    #expect(Set(table.map(\.1)) == Set(AddressError.Kind.allCases))
  }

  @Test func bytesThatAreNoUTF8AreReadAsReplacementCharacters() {
    let raw: [UInt8] = Array("https://a.example/".utf8) + [0xFF, 0x41]
    let href = raw.withUnsafeBufferPointer { raw in
      AddressParser.withParsed(utf8: raw) { result in
        (try? result.get()).map { String(decoding: $0.bytes, as: UTF8.self) }
      }
    }
    #expect(href == "https://a.example/%EF%BF%BDA")
  }

  @Test func aHostReadingVariesForInvalidPunycodeAndRecentCodePointsOnly() throws {
    let table: [(String, Bool)] = [
      ("xn--fa-hia.de", false), ("fa\u{DF}.de", false), ("b\u{FC}cher.de", false),
      ("xn--a", true), ("xn--8i7caa.example", true), ("xn--", true), ("xn--abc-.example", true),
      ("a.xn--zn7c.com", true), ("\u{1FAC8}.example", true), ("\u{1E9E}.example", true),
      ("\u{FF41}pps.apple.com", false), ("a.example", false), ("XN--FA-HIA.de", false),
    ]
    for (host, varies) in table {
      #expect(try Address("https://\(host)/").hostReadingVaries == varies, "\(host)")
    }
  }
}
