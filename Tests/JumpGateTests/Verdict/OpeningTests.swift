import Testing

@testable import JumpGate

/// What is opened is what was judged, never the page's own string.
@Suite struct OpeningTests {
  let policy = Policy.preset(.article)

  @Test func aProductPageIsRebuiltFromItsId() {
    let id = "1000000001"
    let uuid = "01234567-89ab-CDEF-0123-456789abcdef"
    let longest = String(repeating: "a", count: 100)
    let digits = String(repeating: "0", count: 19)
    let cases = [
      ("https://apps.apple.com/us/app/sample/id\(id)", ""),
      ("http://user:pass@itunes.apple.com:8080/app/id\(id)#x", ""),
      ("itms-apps://apps.apple.com/app/id\(id)?mt=8&l=en", "?mt=8"),
      ("itms-apps://evil.example/app/id\(id)?pt=12&ct=top&at=abc", "?pt=12&ct=top&at=abc"),
      ("https://apps.apple.com/app/id\(id)?ct=a%20b&ppid=\(uuid)", "?ct=a%20b&ppid=\(uuid)"),
      ("https://apps.apple.com/app/id\(id)?action=write-review", "?action=write-review"),
      ("https://apps.apple.com/app/id\(id)?action=purchase", ""),
      ("https://apps.apple.com/app/id\(id)?pt=1x&mt=123&ppid=1&ct=", ""),
      ("https://apps.apple.com/app/id\(id)?ct=a%22b&at=a/b", ""),
      ("https://apps.apple.com/app/id\(id)?ct=%2&at=%20%", ""),
      ("https://apps.apple.com/app/id\(id)?ct=a&ct=b&pt=1;pt=2", ""),
      ("https://apps.apple.com/app/id\(id)?CT=a&xct=b&token=secret", ""),
      ("https://apps.apple.com/app/id\(id)?ct=\(String(repeating: "a", count: 101))", ""),
      ("https://apps.apple.com/app/id\(id)?ct=\(longest)", "?ct=\(longest)"),
      ("https://apps.apple.com/app/id\(id)?pt=1\(digits)", "?pt=1\(digits)"),
      ("https://apps.apple.com/app/id\(id)?pt=12\(digits)", ""),
      ("https://apps.apple.com/app/id\(id)?ct=a;pt=7", "?pt=7&ct=a"),
    ]
    for (string, query) in cases {
      let verdict = policy.verdict(for: .known(string))
      #expect(verdict.opens?.href == "https://apps.apple.com/app/id\(id)\(query)", "\(string)")
    }
    #expect(cases.count == 17)
  }

  @Test func anythingElseIsSerializedWithoutCredentials() {
    let cases = [
      ("TEL:+1 000", "tel:+1 000"),
      ("sample://user:pass@host/x?y#z", "sample://host/x?y#z"),
      (" sam\tple://x", "sample://x"),
    ]
    for (string, expected) in cases {
      #expect(policy.verdict(for: .known(string)).opens?.href == expected)
    }
    let toBrowser = Policy(apps: [], otherwise: .standard) { Rule.open(.kind(.web), id: "web") }
    #expect(
      toBrowser.verdict(for: .known("https://u:p@a.example/b")).opens?.href
        == "https://a.example/b")
  }

  @Test func onlyWhatLeavesHasAnAddressToOpen() {
    for (string, opens) in [("https://a.example/", false), ("market://x", false), ("tel:+1", true)]
    {
      #expect((policy.verdict(for: .known(string)).opens != nil) == opens)
    }
  }

  @Test func aSheetNeedsAProductPageWithAnId() {
    let policy = Policy(apps: [app(1)], otherwise: .strict) {
      Rule.sheet(.listedApp, .kind(.testflight), id: "sheet")
      Rule.ask(.scheme("sample"), yes: .sheet, id: "ask")
      Rule.ask(.app(app(2)), yes: .sheet, id: "ask-app")
    }
    let verdicts = [
      "itms-apps://apps.apple.com/app/id1", "https://testflight.apple.com/join/a", "sample://x",
      "itms-apps://apps.apple.com/app/id2",
    ].map { policy.verdict(for: .known($0)) }
    #expect(verdicts.map(\.action) == [.sheet, .open, .ask, .ask])
    #expect(verdicts.map(\.yes) == [nil, nil, .open, .sheet])
  }
}
