public import JumpGate

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Address {
  /// Reads the string of a URL as a browser reads it.
  ///
  /// > Note: `URL` follows another grammar than browsers do. Its parts are never used for
  /// > deciding; its string is parsed anew.
  ///
  /// - Throws: ``AddressError`` if a browser finds no address in it.
  public init(_ url: URL) throws(AddressError) {
    try self.init(url.absoluteString)
  }
}

extension URL {
  /// The URL of an address; nil if `URL` would read or write it otherwise.
  ///
  /// Its string is the address's own, but for what the URL Standard leaves as it is and RFC 3986
  /// forbids, such as braces: that is percent-encoded behind the host.
  ///
  /// ```swift
  /// URL(try Address(#"x-app://go?q={"a":1}"#))  // x-app://go?q=%7B%22a%22:1%7D
  /// ```
  ///
  /// > Note: `URL` itself would encode such a string whole, each `%` in it once more, or refuse it
  /// > (before iOS 17).
  public init?(_ address: Address) {
    let string = address.strictHref
    self.init(string: string)
    guard absoluteString == string, let read = try? Address(self), read.hasSameHost(as: address)
    else { return nil }
  }
}

extension Address {
  /// The serialisation as RFC 3986 allows it.
  ///
  /// Nothing before the path is changed: there an encoded character is another one to a browser. No
  /// `%` is changed, so that nothing is encoded twice.
  fileprivate var strictHref: String {
    var tail = Self.strict(path)
    var length = path.utf8.count
    for (mark, part) in [("?", query), ("#", fragment)] {
      guard let part else { continue }
      tail += mark + Self.strict(part)
      length += 1 + part.utf8.count
    }
    return String(decoding: href.utf8.dropLast(length), as: UTF8.self) + tail
  }

  fileprivate func hasSameHost(as other: Address) -> Bool {
    scheme == other.scheme && hostname == other.hostname && port == other.port
  }

  /// What may stand in a path, a query and a fragment, the `%` of what is encoded included.
  ///
  /// Source: RFC 3986, sections 3.3 to 3.5.
  private static let allowed = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@/?%".utf8)

  private static func strict(_ part: String) -> String {
    part.utf8.reduce(into: "") { strict, byte in
      if allowed.contains(byte) {
        strict.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        strict += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }
}
