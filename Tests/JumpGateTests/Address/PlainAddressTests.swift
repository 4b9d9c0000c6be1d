import Testing

@testable import JumpGate

/// The fast way agrees with the parser wherever it does not give up.
@Suite struct PlainAddressTests {
  @Test func plainAddressesAreTakenAsTheyStand() {
    let taken = [
      "https://apps.apple.com/us/app/name/id123456789?mt=8&ct=a%20b#x",
      "http://a.example:8080/", "https://a-b.c_d.example/.well-known/x/...?a=/../b#c?d#e",
      "https://example/%41/.%41/x..?", "https://a.example/#", "https://a.example:0/?#",
      "itms-apps://Apps.Apple.com/app/id1", "itms-apps://a", "itms-apps://a:443?x#y",
      "itms-apps:/app/id1", "foo:", "foo:?", "foo:a/../b", "tel:+1-2", "mailto:a@b.example?c=d/./",
      "sms:1&body=x", "https://" + String(repeating: "a", count: 99) + ".b/" + longPath,
      "https://a.example/it's/" + longPath + "'",
    ]
    for address in taken { #expect(layout(address) != nil, "\(address)") }
  }

  @Test func whatNeedsTheParserIsLeftToIt() {
    let left = [
      "", "a", "https://", "https:///", "https://a.example", "https://A.example/", "HTTPS://a/",
      "https://user@a.example/", "https://a.example:443/", "http://a.example:80/", "https://a:08/",
      "https://a:65536/", "https://a:/", "https://1.2.3.4/", "https://a.0x7f/", "https://a.1/",
      "https://a./", "https://xn--fa-hia.example/", "https://[::1]/", "https://a.example/a b",
      "https://a.example/../b", "https://a.example/x/.", "https://a.example/%2e%2E/b",
      "https://a.example/a\\b", "https://a.example/é", "https://a.example/\"", "https://a%62/",
      "ftp://a.example/", "file:///a", "wss://a.example/", " https://a/", "https://a/\n",
      "https:a/",
      "foo://", "foo:///a", "foo://a@b/", "foo:/a/./b", "foo://a/..", "itms-apps:\\\\a", "foo:a ?b",
      "https://a.example/" + longPath + "/..", "https://a.example/?" + longPath + "'",
    ]
    for address in left { #expect(layout(address) == nil, "\(address)") }
  }

  @Test func bothWaysAgreeOnTheStandardsAddresses() throws {
    var taken = 0
    for entry in try WebPlatformData("urltestdata.json").cases {
      for key in ["input", "base", "href"] {
        if let text = entry[key] as? String, try agrees(text) { taken += 1 }
      }
    }
    #expect(taken > 400)
  }

  @Test func bothWaysAgreeOnEveryByteAtEveryPlace() throws {
    var taken = 0
    for text in [
      "https://a-b.example.org:81/some/path/to/x../y.?and=a/query#and-a-fragment",
      "itms-apps://a.example/app/id1234567?x=y#z", "http://a.b/c/.d?e#f", "tel:1?2#3",
    ] {
      let bytes = Array(text.utf8)
      for place in bytes.indices {
        for byte in UInt8(0)..<128 {
          for end in [bytes.count, place + 1, min(place + 3, bytes.count)] {
            var damaged = bytes[..<end]
            damaged[place] = byte
            if try agrees(String(decoding: damaged, as: UTF8.self)) { taken += 1 }
          }
        }
      }
    }
    #expect(taken > 10_000)
  }

  @Test func bothWaysAgreeOnDamagedAddresses() throws {
    var generator = AddressGenerator(seed: 7)
    var taken = 0
    for _ in 0..<50_000 {
      let entry = generator.next()
      _ = try agrees(entry.input, base: entry.base)
      guard let address = try? Address(entry.input) else { continue }
      // Serializations are mostly plain; damaged once more they nearly are.
      if try agrees(address.href) { taken += 1 }
      if try agrees(generator.damage(address.href)) { taken += 1 }
    }
    #expect(taken > 4_000)
  }

  /// Whether the fast way takes a string; it must then say what the parser says.
  private func agrees(_ text: String, base: String? = nil) throws -> Bool {
    var text = text
    let base = base.flatMap { try? Address($0) }
    guard let layout = layout(text) else { return false }
    let parsed = try text.withUTF8 { AddressParser.read($0, base: base) }.get()
    #expect(parsed.layout == layout, "\(text)")
    #expect(parsed.bytes == Array(text.utf8), "\(text)")
    return true
  }

  private func layout(_ text: String) -> AddressLayout? {
    var text = text
    return text.withUTF8 { PlainAddress<NoWatcher>.read($0)?.layout }
  }

  private let longPath = String(repeating: "seventeen/bytes_", count: 5)
}
