#if GTK
  import JumpGate
  import Testing

  @testable import JumpGateGTK

  /// The name that a file at an address is saved under where the server suggests none.
  struct FilenameTests {
    @Test(arguments: [
      ("https://a.example/x/a.mobileconfig?y#z", "a.mobileconfig"),
      ("https://a.example/a.mobile%63onfig", "a.mobileconfig"),
      ("https://a.example/a.mobileconfig/", "a.mobileconfig"),
      ("https://a.example/a%2Fb.ipa", "a/b.ipa"),
      // What can't be decoded is as it is written: its end still tells.
      ("https://a.example/a%00.mobileconfig", "a%00.mobileconfig"),
      ("https://a.example/%00%6D.ipa", "%00%6D.ipa"), ("https://a.example/100%.ipa", "100%.ipa"),
    ])
    func `the last part of the path, decoded where it can be`(_ address: String, _ name: String) {
      #expect(Attempt.Kind.filename(of: address) == name)
    }

    @Test func `no path, no name`() {
      #expect(Attempt.Kind.filename(of: "https://a.example/") == nil)
      #expect(Attempt.Kind.filename(of: "nothing") == nil)
    }
  }
#endif
