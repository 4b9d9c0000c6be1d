/// Whether another standard reads another host.
extension AddressParser {
  /// Notes whether RFC 3986 finds a host in the input and it is not the one found here.
  ///
  /// The two split an authority alike but for a backslash, which ends it here and not there. Where
  /// the input has no authority by the RFC's reading (`https:/a.example`), there is no second host.
  /// Source: <https://www.rfc-editor.org/rfc/rfc3986.html#appendix-B>
  mutating func noteAmbiguity() {
    guard layout.isSpecial, let authority = genericAuthority(),
      authority.contains(UInt8(ascii: "\\")), let host = Self.genericHost(of: authority)
    else { return }
    layout.isAmbiguous = !isHost(host)
  }

  /// The authority of the RFC: what follows `//` after an optional scheme, up to `/`, `?`, `#`.
  private func genericAuthority() -> UnsafeBufferPointer<UInt8>? {
    let start = schemeEnd().map { $0 + 1 } ?? 0
    guard byte(at: start) == UInt8(ascii: "/"), byte(at: start + 1) == UInt8(ascii: "/") else {
      return nil
    }
    var end = start + 2
    while let byte = byte(at: end), byte != UInt8(ascii: "/"), byte != UInt8(ascii: "?"),
      byte != UInt8(ascii: "#")
    {
      end += 1
    }
    return input.slice(start + 2, end)
  }

  /// What stands between user information and port, or nil if that is no host.
  private static func genericHost(
    of authority: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    let start = authority.lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? 0
    var end = start
    var isInBrackets = false
    while end < authority.count, isInBrackets || authority[end] != UInt8(ascii: ":") {
      if authority[end] == UInt8(ascii: "[") { isInBrackets = true }
      if authority[end] == UInt8(ascii: "]") { isInBrackets = false }
      end += 1
    }
    let host = authority.slice(start, end)
    return host.isEmpty || host.contains(UInt8(ascii: "\\")) ? nil : host
  }

  /// Whether a host comes to the one found, percent-decoded and mapped to ASCII.
  private func isHost(_ host: UnsafeBufferPointer<UInt8>) -> Bool {
    var serialized: [UInt8] = []
    guard (try? HostParser.append(host, isSpecial: true, to: &serialized)) != nil else {
      return false
    }
    return serialized.elementsEqual(output[Int(layout.hostStart)..<Int(layout.hostEnd)])
  }
}
