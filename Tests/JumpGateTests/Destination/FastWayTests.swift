import Testing

@testable import JumpGate

/// The fast way of classifying agrees with the slow one, which explanations take.
@Suite struct FastWayTests {
  @Test func bothWaysAgreeOnEveryRow() throws {
    let base = try Address("https://page.example/dir/index.html")
    for row in StoreAddressTests.rows {
      let address = try Address(row.url, base: base)
      #expect(Destination(address) == Self.slowly(address), "\(address.href)")
    }
  }

  @Test func bothWaysAgreeOnGeneratedAndMutatedAddresses() {
    var failures = Failures(seed: GeneratedAddressTests.seed)
    var grammar = AddressGrammar(seed: GeneratedAddressTests.seed &+ 3)
    for number in 0..<GeneratedAddressTests.samples {
      var made = grammar.make(number)
      if number.isMultiple(of: 2) {
        made.address = MutatedAddressTests.mutated(made.address, &grammar.random)
      }
      check(made, &failures)
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func bothWaysAgreeOnWebPagesThatAlmostHideSomething() {
    var failures = Failures(seed: GeneratedAddressTests.seed)
    var grammar = AddressGrammar(seed: GeneratedAddressTests.seed &+ 4)
    var plain = 0
    for _ in 0..<GeneratedAddressTests.samples {
      let made = GeneratedAddress(grammar.crowdedPage(), .web)
      if check(made, &failures) { plain += 1 }
    }
    #expect(failures.isEmpty, "\(failures)")
    // Both outcomes are met often.
    #expect(plain > GeneratedAddressTests.samples / 10, "\(plain)")
    #expect(plain < GeneratedAddressTests.samples * 9 / 10, "\(plain)")
  }

  @Test func ordinaryPagesAreDecidedAtAGlance() throws {
    for text in [
      "https://www.example.org/", "https://news.example.com/2024/05/a-title-of-words/index.html",
      "https://a.example/search?q=some+words&page=2#results", "https://a.example/a%20b?c=%E4%BD%A0",
      "https://x.example/application/android/about?article=abc&i=1",
    ] {
      try Address(text).withView { view in
        #expect(HostFilter.shared.ways(view).isEmpty, "\(text)")
        #expect(!HidingPlaces.mayHide(in: view), "\(text)")
      }
    }
  }

  @Test func theFilterLetsEveryHostOfTheTableThrough() throws {
    for row in Hosts.rows {
      for country in ["com", "de", "co.jp", "com.cn"] {
        for digits in ["1", "42"] {
          let host = row.domain.text.split(separator: "*", omittingEmptySubsequences: false)
            .joined(separator: country)
            .split(separator: "#", omittingEmptySubsequences: false).joined(separator: digits)
          for name in [host, "www.\(host)", "\(host)."] {
            try Address("http://\(name)/").withView { view in
              let ways = HostFilter.shared.ways(view)
              let isBrand = row.domain.text.contains("*")
              #expect(ways.contains(isBrand ? .brand : .domain), "\(name)")
            }
          }
        }
      }
    }
  }

  private static func slowly(_ address: Address) -> Destination {
    var context = ClassificationContext(explains: true)
    return Destination(address, &context)
  }

  /// Whether the address is decided at a glance.
  @discardableResult
  private func check(_ made: GeneratedAddress, _ failures: inout Failures) -> Bool {
    guard let address = try? Address(made.address) else { return false }
    let destination = Destination(address)
    let expected = Self.slowly(address)
    if destination != expected {
      failures.add(made, "\(destination.inWords), slowly \(expected.inWords)")
    }
    return address.isHTTP
      && address.withView { HostFilter.shared.ways($0).isEmpty && !HidingPlaces.mayHide(in: $0) }
  }
}

extension Address {
  fileprivate var isHTTP: Bool { layout.scheme == .http || layout.scheme == .https }
}

extension AddressGrammar {
  private static let crumbs = [
    "a", "b", "e", "i", "X", "9", "/", "//", "\\", "?", "#", "&", ";", "=", ":", "%", "%2F", "%5C",
    "%25", "%2", "%3A", "%41", "%61", "http", "https:", "isi", "af_dp", "%69si", "ibi", "$ios_url",
    "aHR0", "aHR0cHM6", "Ly9hcHBzLmFwcGxlLmNvbS9h", "aXRtcy1hcHBz", "YUhSMGNITTZMeTloY0hC", "words",
    "apps.apple.com", "%2Fapps.apple.com/", "%2%46", "-", "+", ".", "abcdefgh", "//apps.apple.com",
  ]
  private static let hosts = [
    "a.example", "www.example.com", "example.co.uk", "google.de", "www.google.co.jp",
    "x.y.z.example",
    "anrdoezrs.net", "a.b", "bet365.example", "longer-than-the-window.example", "facebook.com",
    "localhost", "user.name@a.b", "apple.com.", "linkedin.com", "sub.airbridge.io",
  ]

  /// A page of some host with crumbs of what is looked for behind it.
  mutating func crowdedPage() -> String {
    var text = "http://\(random.pick(Self.hosts))/"
    for _ in 0..<random.below(7) { text += random.pick(Self.crumbs) }
    return text
  }
}
