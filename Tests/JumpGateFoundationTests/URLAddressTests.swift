import Foundation
import JumpGate
import JumpGateFoundation
import Testing

@Test func aURLIsReadByItsStringAsABrowserReadsIt() throws {
  let url = try #require(URL(string: "HTTPS://User@Apps.Apple.com:443/app/../app/id1?x#y"))
  #expect(try Address(url).href == "https://User@apps.apple.com/app/id1?x#y")
}

@Test func aURLThatABrowserCannotReadIsAnError() throws {
  let strings = ["relative/path", "http://a%00b/", "http://999.999.999.999/", "http://x:99999/"]
  for string in strings {
    let url = try #require(URL(string: string))
    #expect(throws: AddressError.self, "\(string)") { try Address(url) }
  }
}

@Test func anAddressBecomesAURLOfTheSameString() throws {
  let strings = [
    "https://apps.apple.com/app/id1?mt=8", "tel:+123", "mailto:a@b.example", "x-a://h/p?q#f",
    "https://xn--bcher-kva.example/%C3%A9", "https://[::1]/", "data:text/html,x",
  ]
  for string in strings {
    let address = try Address(string)
    let url = try #require(URL(address), "\(string)")
    #expect(url.absoluteString == address.href)
    #expect(try Address(url) == address)
  }
}

/// What a page may write and RFC 3986 does not allow: the address, and the string of its URL.
private let respelled: [(String, String)] = [
  (
    "openapp.jdmobile://virtual?params={%22a%22:1}",
    "openapp.jdmobile://virtual?params=%7B%22a%22:1%7D"
  ),
  ("x://h/a|b^c", "x://h/a%7Cb%5Ec"),
  ("x:`q`", "x:%60q%60"),
  ("x:a b{c}<d>\"e\"\\f", "x:a%20b%7Bc%7D%3Cd%3E%22e%22%5Cf"),
  ("https://[::1]/a[b]", "https://[::1]/a%5Bb%5D"),
  ("x://[::1]:80/?[c]#[d]", "x://[::1]:80/?%5Bc%5D#%5Bd%5D"),
  ("https://h.example/?a[]=%5B&b=%7b|", "https://h.example/?a%5B%5D=%5B&b=%7b%7C"),
  ("https://h.example/a|b", "https://h.example/a%7Cb"),
  ("x://h/#a#b{", "x://h/#a%23b%7B"),
  ("x://h/?", "x://h/?"),
  ("x:/.//h/{", "x:/.//h/%7B"),
]

@Test func whatOnlyABrowserAllowsIsEncodedOnce() throws {
  for (string, expected) in respelled {
    let address = try Address(string)
    let url = try #require(URL(address), "\(string)")
    #expect(url.absoluteString == expected)
    #expect(try Address(url).hostname == address.hostname)
    #expect(URL(try Address(url))?.absoluteString == expected, "and no more")
  }
  #expect(respelled.count == 11)
}

@Test func anAddressThatURLWouldWriteOtherwiseIsNoURL() throws {
  for string in ["https://h.example/%zz", "https://h.example/100%", "x://a{b}/"] {
    #expect(URL(try Address(string)) == nil, "\(string)")
  }
}
