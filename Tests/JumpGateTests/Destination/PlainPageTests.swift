import Testing

@testable import JumpGate

/// The fast way in front of classification agrees with it wherever it is certain.
@Suite struct PlainPageTests {
  @Test func plainPagesAreCertain() {
    for address in [
      "https://a.example/", "https://a.example", "http://a.example:8080?x#y",
      "https://www.example.co.uk/some/path/to/a-page.html?q=words+and&page=2#part",
      "https://example.com/blog/2026/categories/some-name",
      "https://example.org/caf%C3%A9/%E4%BD%A0",
      "https://a.b/" + String(repeating: "seventeen/bytes_", count: 9),
    ] {
      #expect(isCertain(address), "\(address)")
    }
  }

  @Test func whatMayBeMoreIsLeftToTheClassification() {
    for address in [
      "", "https://apps.apple.com/app/id1", "https://x.onelink.me/", "https://123eer.net/",
      "https://a.example/?u=https://apps.apple.com/app/id1",
      "https://www.amazon.co.jp/gp/mas/dl/android",
      "https://a.example/?u=https%3A%2F%2Fapps.apple.com", "https://a.example/?u=//apps.apple.com/",
      "https://a.example/aHR0cHM6Ly9hcHBzLmFwcGxlLmNvbS9hcHAvaWQx", "https://a.example/?af_dp=x",
      "https://a.example/?x&isi=1&ibi=2", "https://a.example/?ISI=1&ifl=2",
      "https://a.example/?$ios_url=x",
      "https://a.example\\@apps.apple.com/", "https://user@a.example/", "https://1.2.3.4/",
      "https://xn--fa-hia.example/", "https://A.example/", "itms-apps://a", "https://a.example/a b",
    ] {
      #expect(!isCertain(address), "\(address)")
    }
  }

  @Test func everyServicesParameterBeginsWithALetterItLooksFor() {
    for row in ServiceSignatures.rows {
      #expect(
        [UInt8(ascii: "a"), UInt8(ascii: "i"), UInt8(ascii: "$")].contains(
          row.parameter.byte(at: 0)))
      #expect(!isCertain("https://a.example/?\(row.parameter)=x&ibi=y"))
    }
  }

  @Test func noHostOfTheTablesIsCertain() {
    for row in Hosts.rows {
      let host = row.domain.description.replacing("#", with: "12").replacing("*", with: "co.jp")
      for name in [host, "www.\(host)", "a.b.\(host)"] {
        check("https://\(name)/"); check("https://\(name)/app/id1?url=x")
      }
    }
    #expect(Hosts.rows.count > 100)
  }

  @Test func itAgreesOnDamagedAddresses() {
    var generator = AddressGenerator(seed: 11)
    var certain = 0
    for _ in 0..<60_000 {
      var text = generator.pick(Self.beginnings) + generator.tail()
      if generator.one(in: 3) { text = generator.damage(text) }
      if check(text) { certain += 1 }
      check(generator.next().input)
    }
    #expect(certain > 10_000)
  }

  private static let beginnings = [
    "https://a.example/", "http://shop.example.com/", "https://www.example.co.jp/", "https://x.io/",
    "https://apps.apple.com/", "https://bit.ly/", "https://www.google.com/", "https://a.example",
  ]

  /// Whether it is certain of a string; the classification must then say `web` and no more.
  @discardableResult
  private func check(_ text: String) -> Bool {
    guard isCertain(text) else { return false }
    guard let address = try? Address(text) else {
      Issue.record("<\(text)> is no address")
      return true
    }
    var context = ClassificationContext()
    let destination = address.withView { Classifier($0).destination(&context) }
    #expect(destination == Destination(kind: .web), "\(text)")
    #expect(!address.isAmbiguous && !address.hostReadingVaries, "\(text)")
    return true
  }

  private func isCertain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { PlainPage.isCertain($0) }
  }
}

extension AddressGenerator {
  /// What may follow a host: words, parameters, other addresses, some encoded or in base64.
  mutating func tail() -> String {
    let words = [
      "app", "id1", "blog", "c", "e9c", "Aa", "QUJD", "YXBw", "aHR0", "aHR0cHM6", "aXRtcy1hcHBzOi",
      "SFRUUA",
      "YUhSMGNI", "isi", "ibi", "af_dp", "adj_t", "$ios_url", "url", "u", "%41", "%C3%A9", "%3A",
      "%2F", "a%62",
      "https:", "itms-apps:", "//", "apps.apple.com", "x.html", "1", "-", ".", "~", "+", "é",
      "data", "market:",
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
