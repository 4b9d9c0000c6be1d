import Testing

@testable import JumpGate

@Suite struct OriginTests {
  @Test func originsSerializeAsTheStandardSays() throws {
    let table: [(String, String)] = [
      ("https://user@A.example:443/x", "https://a.example"),
      ("http://a.example:8080/", "http://a.example:8080"),
      ("wss://[::0001]:444/", "wss://[::1]:444"),
      ("ftp://127.1/", "ftp://127.0.0.1"),
      ("blob:https://a.example/7f2a", "https://a.example"),
      ("blob:http://a.example:81/7f2a?x#y", "http://a.example:81"),
      ("blob:ftp://a.example/7f2a", "null"),
      ("blob:blob:https://a.example/7f2a", "null"),
      ("blob:7f2a", "null"),
      ("file:///etc/hosts", "null"),
      ("data:text/html,x", "null"),
      ("about:blank", "null"),
      ("itms-apps://apps.apple.com/app/id1", "null"),
    ]
    for (input, origin) in table { #expect(try Address(input).origin.description == origin) }
  }

  @Test func originsAreEqualIfSchemeHostAndPortAre() throws {
    let origin = try Address("https://a.example/").origin
    #expect(origin == (try Address("https://A.example:443/x").origin))
    for other in ["http://a.example/", "https://a.example:444/", "https://b.example/"] {
      #expect(origin != (try Address(other).origin), "\(other)")
    }
  }
}
