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

  @Test func bothWaysAgreeOnWhatWasFoundByFuzzing() throws {
    for text in [
      // A store scheme not known whose end is that of another scheme.
      "https://page.example/dir/itms-ahttps%3A%2F%2Fa//r.e",
      "https://page.example/?u=itms-https://a.example/", "https://a.example/macappstore-http://b",
    ] {
      let address = try Address(text)
      #expect(Destination(address) == Self.slowly(address), "\(text)")
      #expect(Destination(address).kind == .redirector, "\(text)")
    }
  }

  @Test func whatIsReadForAnExplanationAloneDoesNotCount() throws {
    let text =
      "f://x#In%00=i%00ntent:#https://x.onelink.me/c?foo=tent:#https://x.onelink.me/c?foo=#h#ttp#s"
      + "%3Strikm.http://u/.."
    let address = try Address(text)
    #expect(Destination(address) == Self.slowly(address))
  }

  @Test func bothWaysAgreeOnWhatWasFoundByReading() throws {
    for text in [
      // Backslashes and slashes in front of the path of a row.
      "https://page.example/?u=https://www.coolapk.com/%5Capk/com.x",
      "https://page.example/?u=https://www.coolapk.com/%255Capk/com.x",
      "https://page.example/r/https://www.coolapk.com/%5Capk/com.x",
      "https://page.example/?u=https://www.coolapk.com//apk/com.x",
      // What is no percent-encoding belongs to a user's name.
      "https://page.example/?u=https%3A%2F%2Fuser%iF@apps.apple.com/app/id1",
      "https://page.example/?u=https%3A%2F%2Fuser%IFx@apps.apple.com/app/id1",
      "https://page.example/?u=https%3A%2F%2Fx%YFy@apps.apple.com/app/id1",
      "https://page.example/?u=https%3A%2F%2Fa%2Eb%iF@apps.apple.com/app/id1",
    ] {
      let address = try Address(text)
      #expect(Destination(address) == Self.slowly(address), "\(text)")
      #expect(Destination(address).kind == .redirector, "\(text)")
    }
  }

  @Test func dotSegmentsHideNoPath() throws {
    for path in [
      "gp/mas/x", "./gp/mas/x", "x/../gp/mas/x", "%2e/gp/mas/x", "x/%2E%2e/gp/mas/x",
      "x/.%2e/gp/mas",
      "a/b/c/../../../gp/mas/x", ".\\gp/mas/x",
    ] {
      let encoded = path.utf8.map { byte in
        byte == UInt8(ascii: "/")
          ? "%2F" : byte == UInt8(ascii: "%") ? "%25" : String(UnicodeScalar(byte))
      }.joined()
      for text in [
        "https://page.example/?u=https://www.amazon.com/\(path)",
        "https://page.example/?u=https%3A%2F%2Fwww.amazon.com%2F\(encoded)",
        "https://page.example/?u=https%3A%2F%2Fwww%2Eamazon%2Ecom%2F\(encoded)",
      ] {
        let address = try Address(text)
        #expect(Destination(address).kind == .redirector, "\(text)")
        #expect(Destination(address) == Self.slowly(address), "\(text)")
      }
    }
  }

  @Test func ordinaryPagesAreDecidedAtAGlance() throws {
    for text in [
      "https://www.example.org/", "https://news.example.com/2024/05/a-title-of-words/index.html",
      "https://a.example/search?q=some+words&page=2#results", "https://a.example/a%20b?c=%E4%BD%A0",
      "https://x.example/application/android/about?article=abc&i=1",
    ] {
      #expect(try Address(text).isDecidedAtAGlance, "\(text)")
    }
  }

  @Test func everyHostOfTheTableIsFound() throws {
    for row in Hosts.rows where row.paths.utf8CodeUnitCount == 0 {
      for country in ["com", "de", "co.jp", "com.cn"] {
        for digits in ["1", "42"] {
          let host = row.domain.text.split(separator: "*", omittingEmptySubsequences: false)
            .joined(separator: country)
            .split(separator: "#", omittingEmptySubsequences: false).joined(separator: digits)
          let names =
            row.scope == .exact
            ? [host]
            : row.scope == .below
              ? ["x.\(host)"]
              : [host, "www.\(host)", "\(host)."]
          for name in names {
            let found = try Address("http://\(name)/").withView { HostTable.shared.number($0) }
            #expect(found.map { Hosts.rows[$0].domain.text } == row.domain.text, "\(name)")
          }
          let other = try Address("http://x\(host)/").withView { HostTable.shared.number($0) }
          #expect(other.map { Hosts.rows[$0].domain.text } != row.domain.text, "x\(host)")
        }
      }
    }
  }

  private static func slowly(_ address: Address) -> Destination {
    var context = ClassificationContext(explains: true)
    return Destination(address, &context)
  }

  /// What a brief verdict says of an address in bytes, if it is not what the verdict says.
  private static func disagreement(
    _ text: String, _ address: Address, _ expected: Destination
  ) -> BriefVerdict? {
    let request = JumpRequest(
      .success(address), from: nil, frame: .main, isPopup: nil, isTopFromFrame: nil, tap: .live,
      isRedirected: nil, isPrivate: nil)
    return policies.lazy.compactMap { policy in
      var text = text
      let brief = text.withUTF8 { policy.brief(utf8: $0, asked: request) }
      let verdict = policy.verdict(for: request)
      let agrees =
        brief.kind == expected.kind && brief.appID == expected.appID
        && brief.action == verdict.action && brief.reason == verdict.reason
        && policy.rule(of: brief) == verdict.rule
      return agrees ? nil : brief
    }.first
  }

  private static let policies = [
    Policy(apps: [AppID]([]), otherwise: .standard),
    Policy(apps: [AppID]([]), otherwise: .article) {
      Rule.block(.host("*.example"), id: "example")
      Rule.block(.kind(.redirector), id: "redirectors")
    },
  ]

  /// Whether the address is decided at a glance.
  @discardableResult
  private func check(_ made: GeneratedAddress, _ failures: inout Failures) -> Bool {
    guard let address = try? Address(made.address) else { return false }
    let destination = Destination(address)
    let expected = Self.slowly(address)
    if destination != expected {
      failures.add(made, "\(destination.inWords), slowly \(expected.inWords)")
    }
    if address.isMissed { failures.add(made, "something is missed") }
    if let brief = Self.disagreement(made.address, address, expected) {
      failures.add(made, "in brief \(brief), slowly \(expected.inWords)")
    }
    return address.isDecidedAtAGlance
  }
}

extension Address {
  fileprivate var isDecidedAtAGlance: Bool {
    withView { view in
      var view = view
      view.mayHoldAddress = HidingPlaces.mayHide(in: view)
      guard case .page = Glance(view, .shared) else { return false }
      return true
    }
  }
}

extension AddressGrammar {
  private static let crumbs = [
    "a", "b", "e", "i", "X", "9", "/", "//", "\\", "?", "#", "&", ";", "=", ":", "%", "%2F", "%5C",
    "%25", "%2", "%3A", "%41", "%61", "http", "https:", "isi", "af_dp", "%69si", "ibi", "$ios_url",
    "aHR0", "aHR0cHM6", "Ly9hcHBzLmFwcGxlLmNvbS9h", "aXRtcy1hcHBz", "YUhSMGNITTZMeTloY0hC", "words",
    "ISI", "AF_dp", "%252F", "%253A", "%253D", "%2561", "%2E", "%2D", "%24ios_url", "af%5Fdp", "$",
    "https%3A%2F%2Fa.example%2F", "https%3A%2F%2Fapps.apple.com%2Fapp%2Fid1", "https://b.example",
    "https%3A%2F%2Fapps%2Eapple%2Ecom%2F", "https%253A%252F%252Fitunes.apple.com%252F", "@", "%40",
    "itms-foo:", "itms-xhttps://a.example/", "mac", "appstore", "see+", "itms-apps%3A%2F%2F",
    "market%3A//", "fdroid%2Eapp:", "http://www.facebook.com/l",
    "%3Fisi%3D1", "%26ibi%3Dx", "%3D", "%26", "%3F", "%23", "%3B", "c2Ftc3VuZ2FwcHM6Ly8",
    "YzJGdGMzVnVaMkZ3Y0hNNkx5OA", "?u=", "&url=", "?af_dp=", "redirect=", "?isi=7",
    "apps.apple.com", "%2Fapps.apple.com/", "%2%46", "-", "+", ".",
    "abcdefgh", "//apps.apple.com", "https://www.amazon.com/", "gp/mas/x", "./", "../", "/.",
    "%2F..",
    "https%3A%2F%2Fwww.amazon.com%2F", "gp%2Fmas", "%2e%2e%2f", "%2F%2E%2F", "www.linkedin.com/",
    "https%3A%2F%2Fwww%2Eamazon%2Ecom%2F", "https://play.google.com/", "store/apps", "redir",
  ]
  private static let hosts = [
    "a.example", "www.example.com", "example.co.uk", "google.de", "www.google.co.jp",
    "x.y.z.example",
    "anrdoezrs.net", "a.b", "bet365.example", "longer-than-the-window.example", "facebook.com",
    "localhost", "user.name@a.b", "apple.com.", "linkedin.com", "sub.airbridge.io",
    "bit.ly", "x.onelink.me", "l.facebook.com", "app.adjust.com", "clk.tradedoubler.com",
  ]

  /// A page of some host with crumbs of what is looked for behind it.
  mutating func crowdedPage() -> String {
    var text = "http://\(random.pick(Self.hosts))/"
    for _ in 0..<random.below(7) { text += random.pick(Self.crumbs) }
    return text
  }
}
