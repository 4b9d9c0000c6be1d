import Testing

@testable import JumpGate

/// Two ids in one address never give a known one, wherever the second stands.
@Suite struct SecondIDTests {
  @Test(arguments: [
    // Inside an address that is shown, beside what is heavier.
    "itms-apps://apps.apple.com/app/id111?url=https%3A%2F%2Fx.onelink.me%2Fa%3Faf_r%3D"
      + "itms-services%3A%2F%2F%3Fa%3Db%26af_ios_url%3Dhttps%3A%2F%2Fapps.apple.com%2Fapp%2Fid222",
    "itms-apps://apps.apple.com/app/id111?url=https://apps.apple.com/app/id222"
      + "&url=https://apps.apple.com/app/id333&url=itms-services://x",
    // Behind more than is read.
    "itms-apps://apps.apple.com/app/id111?"
      + String(repeating: "url=a.b&", count: 16) + "url=https://apps.apple.com/app/id222",
    // In a path that is no product's.
    "itms-apps://apps.apple.com/id222?action=lookup&ids=111",
    // In front of the word.
    "https://apps.apple.com/id222/app/id111", "itms-apps://x/id222/app/id111",
    "itms-apps://id222/app/id111", "itms-apps://id222/us/app/name/id111",
    // Without a scheme, encoded.
    "itms-apps://apps.apple.com/app/id111?url=apps%2Eapple%2Ecom/app/id222",
    // Inside an address that is shown and is no product that can be read.
    "itms-apps://apps.apple.com/app/id111?url=https://apple.co/xyz",
    "https://apps.apple.com/app/id111?url=/app/id222",
    "itms-apps://apps.apple.com/app/id111?url=https://testflight.apple.com/join/abc",
    "https://apps.apple.com/app/id111?url=https://testflight.apple.com/join/abc",
    "itms-apps://apps.apple.com/app/id111?url=https://example.com/",
    "itms-apps://x/app/id111?url=https://apps.apple.com/app/id111&url=https://apple.co/x",
    // Riding on an id that is not the last segment.
    "https://apps.apple.com/app/id111;222/x", "https://apps.apple.com/app/id111,222/x",
    "https://apps.apple.com/app/id111;id=222/x", "https://apps.apple.com/app/id111&id222/x",
    // Behind a backslash, which store schemes take for a slash.
    #"itms-apps://apps.apple.com/app/x\id222/id111"#,
  ])
  func isUnknown(text: String) throws {
    let address = try Address(text)
    let destination = Destination(address)
    #expect(destination.kind == .appStoreProduct)
    #expect(destination.appID == nil)
    let policy = Policy(apps: ["111", "222"].compactMap { AppID($0) }, otherwise: .standard)
    let request = JumpRequest(text, from: nil, frame: .main, tap: .live)
    var bytes = text
    let brief = bytes.withUTF8 { policy.brief(utf8: $0, asked: request) }
    #expect(brief.appID == nil)
    #expect(brief.kind == .appStoreProduct)
    #expect(brief.action == .block)
    #expect(policy.verdict(for: request).action == .block)
  }

  @Test func aBackslashLeadsElsewhere() throws {
    let text = #"itms-apps://apps.apple.com/app/x\..\..\developer/id111"#
    var bytes = text
    let policy = Policy(apps: ["111"].compactMap { AppID($0) }, otherwise: .standard)
    let request = JumpRequest(text, from: nil, frame: .main, tap: .live)
    let brief = bytes.withUTF8 { policy.brief(utf8: $0, asked: request) }
    #expect(brief.kind == Destination(try Address(text)).kind)
    #expect(brief.action == .block)
  }

  @Test func theSameIDTwiceIsKnown() throws {
    for text in [
      "https://apps.apple.com/id111/app/id111", "https://apps.apple.com/us/app/x/id111?id=111",
      "itms-apps://apps.apple.com/app/id111?url=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid111",
      "itms-apps://apps.apple.com/id111?action=lookup&ids=111",
      "https://apps.apple.com/us/app/x/id111?mt=8&url=https%3A%2F%2Fexample.com%2Fl",
      "https://apps.apple.com/app/id111?url=", "https://apps.apple.com/app/id111;x=222/x",
    ] {
      #expect(Destination(try Address(text)).appID?.description == "111", "\(text)")
    }
  }
}
