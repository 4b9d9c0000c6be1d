import Foundation
import Testing

@testable import JumpGate

@Suite struct RedactionTests {
  /// Everything that is in a value, however deep, whatever its description says of it.
  private func contents(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  @Test func schemeAndHostAreAllThatIsShown() {
    let cases = [
      ("https://user:secret@a.example:8443/path?token=secret#secret", "https://a.example/"),
      ("http://[::1]/secret", "http://[::1]/"), ("tel:+10000000000", "tel:"),
      ("mailto:secret@example.com", "mailto:"), ("sample://secret/secret", "sample:"),
      ("data:text/html,secret", "data:"), ("file:///secret", "file:///"),
      ("itms-apps://apps.apple.com/app/id1?ct=secret", "itms-apps:"),
      ("about:srcdoc", "about:"), ("blob:https://a.example/secret", "blob:"),
    ]
    for (string, expected) in cases {
      #expect(address(string).redacted(to: .schemeAndHost).href == expected)
    }
    #expect(
      address("https://user:secret@a.example/path?token").redacted(to: .wholeAddress).href
        == "https://a.example/path?token")
  }

  @Test func anEventHidesItsTokensWhereverTheyStand() {
    var view = WebViewScript(.preset(.strict))
    view.tap()
    view.go("https://go.example/secret")
    let event = view.redirect(to: WebViewScript.listed + "?ct=secret&x=secret")
    #expect(event.action == .ask)
    let redacted = event.redacted(to: .schemeAndHost)
    #expect(!contents(redacted).contains("secret"))
    #expect(!redacted.hops.isEmpty && redacted.prompt != nil)
    #expect(
      (redacted.verdict.action, redacted.verdict.rule, redacted.verdict.reason)
        == (event.verdict.action, event.verdict.rule, event.verdict.reason))
    #expect(redacted.request.destination == event.request.destination)
    #expect(contents(event.redacted(to: .wholeAddress)).contains("secret"))
  }

  @Test func whatIsCarriedInsideIsHiddenToo() {
    var view = WebViewScript()
    let event = view.go(
      "https://app.adjust.com/a?redirect=https%3A%2F%2Fu%3Ahunter2%40apps.apple.com%2Fapp%2Fid999%3Fct%3Dtoken"
    )
    #expect(event.request.destination?.nested != nil)
    for word in ["hunter2", "token"] {
      #expect(!contents(event.redacted(to: .schemeAndHost)).contains(word))
    }
  }

  @Test func aStringThatIsNoAddressIsLeftOut() {
    var view = WebViewScript()
    let event = view.go("https://user:secret@")
    for detail in EventDetail.allCases {
      let redacted = event.redacted(to: detail)
      #expect(!contents(redacted).contains("secret"))
      #expect(redacted.verdict == event.verdict)
    }
  }

  @Test func theWholeOfAnEventWithoutSecretsIsTheEvent() {
    var view = WebViewScript()
    let crowd = (0..<70).map { "a\($0)=https%3A%2F%2Fapps.apple.com%2Fstory%2Fid\($0)" }
    for string in ["sample://x?" + crowd.joined(separator: "&"), "https://site.example/x?y#z"] {
      let event = view.go(string)
      #expect(event.redacted(to: .wholeAddress) == event)
    }
  }
}
