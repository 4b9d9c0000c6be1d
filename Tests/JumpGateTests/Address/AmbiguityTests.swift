import Testing

@testable import JumpGate

/// Addresses in which two standards see two hosts, and their neighbours in which they do not.
@Suite struct AmbiguityTests {
  static let ambiguous: [(input: String, host: String)] = [
    (#"https://apps.apple.com\@evil.example/"#, "apps.apple.com"),
    (#"https://evil.example\@apps.apple.com/"#, "evil.example"),
    (#"https://evil.example\@apps.apple.com"#, "evil.example"),
    (#"https://evil.example\x@apps.apple.com:443/app/id1"#, "evil.example"),
    (#"https://evil.example\y\z@a@apps.apple.com/app/id1"#, "evil.example"),
    (#"https://user@evil.example\@apps.apple.com/"#, "evil.example"),
    (#"https://evil.example:8080\@apps.apple.com/"#, "evil.example"),
    (#"HTTPS://evil.example\@%61pps.apple.com/"#, "evil.example"),
    (#"https://evil.example\@ａpps.apple.com/"#, "evil.example"),
    (#"https://evil.example\@[::1]:80/"#, "evil.example"),
    (#"https://evil.example\@no%2Fhost/"#, "evil.example"),
    (#"//apps.apple.com\@evil.example/"#, "apps.apple.com"),
    ("ht\ttps:/\n/apps.apple.com\\\r@evil.example/", "apps.apple.com"),
    ("  https://apps.apple.com\\@evil.example/ ", "apps.apple.com"),
    (#"file://apps.apple.com\@evil.example/"#, "apps.apple.com"),
    (#"wss://apps.apple.com\@evil.example?x"#, "apps.apple.com"),
  ]

  static let plain: [(input: String, host: String)] = [
    ("https://apps.apple.com/", "apps.apple.com"),
    ("https://user:word@apps.apple.com/", "apps.apple.com"),
    ("https://evil.example@apps.apple.com/", "apps.apple.com"),
    ("https://a@b@apps.apple.com/", "apps.apple.com"),
    ("https:/apps.apple.com/", "page.example"),
    ("https:apps.apple.com/", "page.example"),
    ("http:apps.apple.com/", "apps.apple.com"),
    ("https:////apps.apple.com/", "apps.apple.com"),
    (#"https:\\apps.apple.com\app\id1"#, "apps.apple.com"),
    (#"\\apps.apple.com\app\id1"#, "apps.apple.com"),
    (#"https://apps.apple.com\app\id1"#, "apps.apple.com"),
    (#"https://apps.apple.com\.evil.example/"#, "apps.apple.com"),
    (#"https://apps.apple.com/\@evil.example/"#, "apps.apple.com"),
    (#"https://apps.apple.com?\@evil.example/"#, "apps.apple.com"),
    (#"https://apps.apple.com#\@evil.example/"#, "apps.apple.com"),
    (#"https://apps.apple.com\@apps.apple.com/"#, "apps.apple.com"),
    (#"https://apps.apple.com\@%61pps.Apple.com:80/"#, "apps.apple.com"),
    (#"https://apps.apple.com\@/"#, "apps.apple.com"),
    (#"itms-apps://apps.apple.com\@evil.example/"#, "evil.example"),
    (#"/dir\@evil.example"#, "page.example"),
    (#"itms-apps:\\apps.apple.com\app"#, ""),
    ("https://apps.apple.com:443/app/id1?a=https://b@c", "apps.apple.com"),
  ]

  @Test(arguments: ambiguous) func isAmbiguousWhereTheHostsDiffer(input: String, host: String)
    throws
  {
    let address = try Address(input, base: Address("https://page.example/dir/"))
    #expect(address.isAmbiguous)
    #expect(address.hostname == host)
  }

  @Test(arguments: plain) func isNotAmbiguousWhereOneHostIsRead(input: String, host: String) throws
  {
    let address = try Address(input, base: Address("https://page.example/dir/"))
    #expect(!address.isAmbiguous)
    #expect(address.hostname == host)
  }

  @Test func aReferenceWithoutHostInheritsItWithAHostItDoesNot() throws {
    let base = try Address(#"https://evil.example\@apps.apple.com/"#)
    #expect(try Address("app/id1", base: base).isAmbiguous)
    #expect(try Address("https:app/id1", base: base).isAmbiguous)
    #expect(try !Address("//apps.apple.com/app/id1", base: base).isAmbiguous)
    #expect(try !Address("https://apps.apple.com/", base: base).isAmbiguous)
    #expect(try !Address("mailto:a", base: base).isAmbiguous)
  }

  @Test func aSerializationIsNeverAmbiguous() throws {
    for (input, _) in Self.ambiguous {
      let address = try Address(input, base: Address("https://page.example/dir/"))
      #expect(try !Address(address.href).isAmbiguous)
    }
    #expect((Self.ambiguous.count, Self.plain.count) == (16, 22))
  }
}
