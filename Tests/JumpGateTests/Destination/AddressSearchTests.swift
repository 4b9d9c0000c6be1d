import Testing

@testable import JumpGate

/// Where an address is looked for inside another, and how deep.
@Suite struct AddressSearchTests {
  /// The app of a product page that is found inside, or why there is none.
  private func found(_ string: String) -> String {
    let destination = Destination(address(string))
    guard destination.nested != nil else { return "nothing" }
    return destination.appID?.description ?? "unknown"
  }

  @Test(arguments: [
    // Percent-encoded three times: a value, a path.
    ("https://evil.example/?u=https%25253A%25252F%25252Fapps.apple.com%25252Fapp%25252Fid5", "5"),
    ("https://evil.example/x/https%25253A%25252F%25252Fapps.apple.com%25252Fapp%25252Fid5", "5"),
    // In base64 once, twice, three times; cut off by what is no letter; as a key.
    ("https://evil.example/?u=aHR0cHM6Ly9hcHBzLmFwcGxlLmNvbS9hcHAvaWQ1", "5"),
    ("https://evil.example/?u=YUhSMGNITTZMeTloY0hCekxtRndjR3hsTG1OdmJTOWhjSEF2YVdRMQ", "5"),
    (
      "https://evil.example/?u=WVVoU01HTklUVFpNZVRsb1kwaENla3h0Um5kalIzaHNURzFPZG1KVE9XaGpTRUYyWVZkUk1R",
      "5"
    ),
    ("https://evil.example/?u=aHR0cHM6Ly9hcHBzLmFwcGxlLmNvbS9hcHAvaWQ1*x", "nothing"),
    ("https://evil.example/?aHR0cHM6Ly9hcHBzLmFwcGxlLmNvbS9hcHAvaWQ1=x", "5"),
    // The letters of base64 percent-encoded twice.
    ("https://evil.example/?u=%2561HR0cHM6Ly9hcHBzLmFwcGxlLmNvbS9hcHAvaWQ1", "5"),
    // A key that is an address up to its first `=`, a value that goes on behind an `&`.
    ("https://evil.example/?https://apps.apple.com/app/id5?x=1", "5"),
    ("https://evil.example/?u=https://apps.apple.com/us/app?mt=8&id=5", "5"),
    ("https://l.facebook.com/l.php?u=https://apps.apple.com/us/app?mt=8&id=5", "5"),
    // A scheme in place of the host has no port.
    ("sample://https//apps.apple.com/app/id5", "unknown"),
    ("sample://https:8443//apps.apple.com/app/id5", "nothing"),
    // What should be an id and is none; what is a word that begins like one.
    ("https://x.page.link/?isi=0&link=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5", "unknown"),
    ("https://app.appsflyer.com/idea?af_r=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5", "5"),
    // What stands in place of the host goes before what that carries.
    (
      "x-safari-https://https//apps.apple.com/app/id5?u=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid6",
      "5"
    ),
  ])
  func anAddressInsideIsFoundWhereAReaderWouldFindIt(_ string: String, _ id: String) {
    #expect(found(string) == id)
  }

  @Test(arguments: [
    "https://l.facebook.com/l.php?u=sample%25253Ax", "https://l.facebook.com/l.php#u=sample:x",
  ])
  func aTargetIsReadWhateverItLeadsTo(_ string: String) {
    #expect(Destination(address(string)).nested?.address.href == "sample:x")
  }

  /// Reading base64 costs as much as reading an address.
  @Test func moreBase64ThanIsReadMayHoldAnything() {
    let crowd = (0..<40).map { "a\($0)=aHR0cHM6Ly9zaXRlLmV4YW1wbGU" }.joined(separator: "&")
    let verdict = Policy.preset(.article).verdict(for: .known("sample://x?" + crowd))
    #expect((verdict.action, verdict.reason) == (.block, .nested))
  }

  @Test func aHostThatIsReadDifferentlyMakesAnAddressAmbiguous() {
    #expect(Destination(address("https://xn--a.example/")).isAmbiguous)
    #expect(!Destination(address("https://a.example/")).isAmbiguous)
  }

  @Test func whatIsInsideIsEqualOnlyIfItLeadsToTheSame() {
    let page = address("https://apps.apple.com/app/id5")
    let known = NestedDestination(address: page, destination: Destination(page))
    let unknown = NestedDestination(address: page, destination: Destination(page).withoutAppID())
    #expect(known != unknown)
  }
}
