import Testing

@testable import JumpGate

/// The fast way in front of classification comes to what reading everything comes to, for
/// addresses made of what hides other addresses.
@Suite struct HiddenAddressTests {
  @Test func bothWaysAgreeOnTailsOfWordsParametersAndHiddenAddresses() throws {
    var generator = AddressGenerator(seed: 11)
    bothWaysAgree(on: 20_000) {
      let text = generator.pick(Self.beginnings) + generator.tail()
      return generator.one(in: 3) ? generator.damage(text) : text
    }
  }

  @Test func bothWaysAgreeOnAddressesEncodedUnevenly() throws {
    var generator = AddressGenerator(seed: 12)
    bothWaysAgree(on: 40_000) { generator.pick(Self.beginnings) + generator.unevenly() }
  }

  /// Compares both ways on addresses of which many are pages and many are not.
  private func bothWaysAgree(on count: Int, _ make: () -> String) {
    var pages = 0
    var others = 0
    for _ in 0..<count {
      let text = make()
      guard let address = try? Address(text) else { continue }
      var explaining = ClassificationContext(explains: true)
      let expected = Destination(address, &explaining)
      #expect(Destination(address) == expected, "\(text)")
      #expect(!address.isMissed, "\(text)")
      if expected == Destination(kind: .web) { pages += 1 } else { others += 1 }
    }
    #expect(pages > 5_000 && others > 5_000)
  }

  private static let beginnings = [
    "https://a.example/", "http://shop.example.com/", "https://www.example.co.jp/",
    "https://x.io/", "https://apps.apple.com/", "https://bit.ly/", "https://www.google.com/",
    "https://a.example",
  ]
}

extension AddressGenerator {
  /// An address inside another, of which each mark is encoded so many times, with a user's name that
  /// looks like a host.
  fileprivate mutating func unevenly() -> String {
    var text = pick(["/", "/r/", "/?u=", "/c;u=", "/x?a=b&foo=", "/#"])
    text += pick(["https", "https", "http", "itms-apps", "itms%2Dapps", "%68ttps"])
    for mark in [":", "/", "/"] { text += encoded(mark) }
    if one(in: 2) {
      text += pick(["e", "evil.example", "evil%2Eexample", "e-f", "bit.ly", ""])
      text += encoded(pick(["/", "?", "#", "\\", ":", "", "%"])) + encoded("@")
    }
    text += pick(["apps.apple.com", "play.google.com", "evil.example", "apps%2Eapple.com"])
    for part in ["/", "app", "/", "id5"] { text += part == "/" ? encoded(part) : part }
    return text
  }

  /// A mark as it stands, or encoded once or more.
  private mutating func encoded(_ mark: String) -> String {
    var text = mark
    for _ in 0..<pick([0, 0, 1, 1, 2]) where text.utf8.count > 0 {
      let code = String(text.utf8.first ?? 0, radix: 16, uppercase: true)
      text = "%" + code + text.dropFirst()
    }
    return text
  }

  /// What may follow a host: words, parameters, other addresses, some encoded or in base64.
  fileprivate mutating func tail() -> String {
    let words = [
      "app", "id1", "blog", "c", "e9c", "Aa", "QUJD", "YXBw", "aHR0", "aHR0cHM6", "SFRUUA",
      "aXRtcy1hcHBzOi", "YUhSMGNI", "isi", "ibi", "af_dp", "adj_t", "$ios_url", "url", "u", "%41",
      "%C3%A9", "%3A", "%2F", "a%62", "https:", "itms-apps:", "//", "apps.apple.com", "x.html",
      "1", "-", ".", "~", "+", "é", "data", "market:",
      "aHR0cHM6Ly9hcHBzLmFwcGxlLmNvbS9hcHAvaWQxMjM0NTY3ODk",
      "https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5",
    ]
    var text = ""
    for _ in 0..<below(7) {
      text += pick(["/", "/", "/", "?", "&", "=", "=", ";", "#", "-", "", "."]) + pick(words)
    }
    return text
  }
}
