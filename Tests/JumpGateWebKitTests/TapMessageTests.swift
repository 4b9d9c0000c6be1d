#if canImport(WebKit)
  import JumpGate
  import Testing

  @testable import JumpGateWebKit

  struct TapMessageTests {
    @Test(
      arguments: [
        ("pointer https://a.example/", .pressed(.pointer, documentAt: "https://a.example/")),
        ("key about:blank", .pressed(.key, documentAt: "about:blank")),
        ("key data:,a b", .pressed(.key, documentAt: "data:,a b")),
        ("held", .held), ("hello", .hello),
      ] as [(String, TapScript.Message)])
    func whatTheScriptSays_isRead(body: String, message: TapScript.Message) {
      #expect(TapScript.Message(body) == message)
    }

    @Test(arguments: [
      "", " ", "pointer", "key", "pointer ", " https://a.example/", "Pointer https://a.example/",
      "held https://a.example/", "hello ", "hello https://a.example/", "tap https://a.example/",
    ])
    func whateverElse_isNoMessage(body: String) {
      #expect(TapScript.Message(body) == nil)
    }
  }
#endif
