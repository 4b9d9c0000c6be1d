import Foundation
import Testing

@testable import JumpGate

/// What is printed of values.
@Suite struct DescriptionTests {
  @Test func anAddressShowsNoCredentials() throws {
    let whole = try Address("HTTPS://user:secret@a.example:8443/x?y#z")
    #expect("\(whole)" == "https://a.example:8443/x?y#z")
    #expect("\(try Address("tel:1"))" == "tel:1")
    #expect(
      "\(UnreadableAddress("https://user:secret@", error: AddressError(.hostMissing, at: 8)))"
        == "no address: no host (host-missing at byte 8)")
  }

  @Test(arguments: [
    ("https://apps.apple.com/app/id999", "app-store-product 999"),
    ("https://apps.apple.com/app/id999?id=1", "app-store-product"),
    ("tel:1", "deep-link/tel"), ("https://a.example/", "web"),
    (
      "https://app.adjust.com/a?redirect=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid999",
      "redirector/adjust 999 (carries app-store-product 999)"
    ),
  ])
  func aDestinationIsItsKindDetailAndID(_ string: String, _ words: String) throws {
    #expect("\(Destination(try Address(string)))" == words)
  }

  @Test func aVerdictSaysWhatAboutWhatWhyAndByWhichRule() {
    let policy = Policy(apps: [AppID(1)].compactMap(\.self), otherwise: .article)
    for (string, words) in [
      (
        "itms-apps://apps.apple.com/app/id999",
        "block app-store-product 999  not listed  [preset:article/app-store-product]"
      ),
      (
        "https://apps.apple.com/app/id1",
        "open  app-store-product 1  listed  [preset:article/listed-app]"
      ),
      ("https://u:secret@", "block no address  not a readable address  [unreadable]"),
    ] {
      let request = JumpRequest(string, from: "https://ads.example", frame: .sub, tap: .none)
      #expect("\(policy.verdict(for: request))" == words)
    }
  }

  @Test func anEventShowsSchemeAndHostAndWhoAsked() {
    var view = WebViewScript(.preset(.standard))
    #expect(
      "\(view.go("sample://u:secret@secret/secret"))"
        == "block deep-link  no tap  [preset:standard/deep-link]  sample:  "
        + "asked by the main frame of https://page.example, no tap, not redirected")
    #expect(!"\(view.go("https://user:secret@"))".contains("secret"))
  }

  @Test func aRequestSaysWhoAsks() {
    var request = JumpRequest("tel:1", from: "https://a.example", frame: .sub, tap: .carried)
    request.isTopFromFrame = true
    request.isRedirected = true
    request.isPrivate = true
    #expect(
      "\(request)"
        == "tel:1 asked by a frame inside the page, of https://a.example, a tap on an earlier page, "
        + "navigating the top, redirected, in private")
    let unknown = JumpRequest(
      .success(address("tel:1")), from: nil, frame: .unknown, isPopup: nil, isTopFromFrame: nil,
      tap: .unknown, isRedirected: nil, isPrivate: nil)
    #expect("\(unknown)" == "tel:1 asked by an unknown frame of an unknown page, perhaps a tap")
    let words = TapStanding.allCases.map { tap in
      request.tap = tap
      return request.askerInWords
    }
    #expect(Set(words).count == TapStanding.allCases.count)
  }

  @Test func aPolicySaysWhatIsInIt() {
    #expect("\(Policy(apps: [], otherwise: .strict))" == "preset strict")
    let apps = [AppID(1), AppID(2)].compactMap(\.self)
    let policy = Policy(
      apps: apps, otherwise: .standard, mode: .report, hostSchemes: ["mraid"],
      defaults: [.testflight: .ask]
    ) {
      Rule.block(.scheme("tel"), id: "a")
      Rule.block(.scheme("sms"), id: "a")
    }
    #expect(
      "\(policy)"
        == "preset standard, only reporting, 2 listed apps, 2 rules, 1 default, 1 host scheme, "
        + "1 mistake, so that everything is blocked")
  }

  @Test func everyAddressErrorHasWordsOfItsOwnAndTheStandardsName() {
    let texts = AddressError.Kind.allCases.map { AddressError($0, at: 3).description }
    #expect(Set(texts).count == AddressError.Kind.allCases.count)
    for (kind, text) in zip(AddressError.Kind.allCases, texts) {
      let end = " (\(kind.rawValue) at byte 3)"
      #expect(text.hasSuffix(end) && text.utf8.count > end.utf8.count, "\(text)")
    }
  }
}
