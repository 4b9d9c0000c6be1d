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

@Test func anAddressThatURLWouldWriteOtherwiseIsNoURL() throws {
  let strings = [
    "https://h.example/a|b", "https://h.example/?a={b}", "x:a\\b", "https://h.example/%zz",
  ]
  for string in strings {
    let address = try Address(string)
    if let url = URL(address) { #expect(url.absoluteString == address.href) }
  }
}
