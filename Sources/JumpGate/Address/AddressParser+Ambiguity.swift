/// Whether another standard reads another host.
extension AddressParser {
  /// Notes whether RFC 3986 finds a host in the input and it is not the one found here, or whether
  /// a reader that follows neither standard to the letter may.
  ///
  /// The two split an authority alike but for a backslash, which ends it here and not there. Where
  /// the input has no authority by the RFC's reading (`https:/a.example`), there is no second host;
  /// but a reader may put the slashes there and then read on as the RFC does, or take a backslash
  /// for a letter of the host.
  /// Source: <https://www.rfc-editor.org/rfc/rfc3986.html#appendix-B>
  mutating func noteAmbiguity() {
    guard layout.isSpecial else { return }
    guard let authority = genericAuthority(), !authority.isEmpty else { return noteLaxReading() }
    guard authority.contains(UInt8(ascii: "\\")) else { return }
    if let host = Self.genericHost(of: authority) {
      layout.isAmbiguous = !isHost(host)
    } else if Self.hasLabelBehindBackslash(authority) {
      layout.hostReadingVaries = true
    } else if let host = Self.hostBeforeBackslash(of: authority), !isHost(host) {
      layout.hostReadingVaries = true
    }
  }

  /// Notes whether the authority would be another one if two slashes stood before it.
  private mutating func noteLaxReading() {
    guard let authority = laxAuthority(), authority.contains(UInt8(ascii: "\\")),
      let host = Self.genericHost(of: authority) ?? Self.hostBeforeBackslash(of: authority),
      !isHost(host)
    else { return }
    layout.hostReadingVaries = true
  }

  /// What follows any slashes and backslashes, up to `/`, `?`, `#`, where the host was read there.
  private func laxAuthority() -> UnsafeBufferPointer<UInt8>? {
    let scheme = schemeEnd()
    let start = scheme.map { $0 + 1 } ?? 0
    var position = start
    while isSlash(at: position) { position += 1 }
    let isAbsolute = scheme != nil && base?.layout.scheme != layout.scheme
    guard layout.scheme != .file, isAbsolute || position > start + 1 else { return nil }
    return authority(from: position)
  }

  /// Whether a backslash and `.label` stand there, so that the host seems to end in another domain.
  private static func hasLabelBehindBackslash(_ authority: UnsafeBufferPointer<UInt8>) -> Bool {
    let (backslash, dot) = (UInt8(ascii: "\\"), UInt8(ascii: "."))
    for index in authority.indices.dropLast(2)
    where authority[index] == backslash && authority[index + 1] == dot {
      if authority[index + 2] != dot, authority[index + 2] != backslash { return true }
    }
    return false
  }

  /// What stands behind an `@` that a backslash stands before, up to another backslash.
  private static func hostBeforeBackslash(
    of authority: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    let backslash = UInt8(ascii: "\\")
    guard let at = authority.lastIndex(of: UInt8(ascii: "@")),
      authority.slice(0, at).contains(backslash)
    else { return nil }
    let rest = authority.slice(at + 1, authority.count)
    return genericHost(of: rest.slice(0, rest.firstIndex(of: backslash) ?? rest.count))
  }

  /// The authority of the RFC: what follows `//` after an optional scheme, up to `/`, `?`, `#`.
  private func genericAuthority() -> UnsafeBufferPointer<UInt8>? {
    let start = schemeEnd().map { $0 + 1 } ?? 0
    guard byte(at: start) == UInt8(ascii: "/"), byte(at: start + 1) == UInt8(ascii: "/") else {
      return nil
    }
    return authority(from: start + 2)
  }

  /// What stands from an index on up to `/`, `?`, `#`.
  private func authority(from start: Int) -> UnsafeBufferPointer<UInt8> {
    var end = start
    while let byte = byte(at: end), byte != UInt8(ascii: "/"), byte != UInt8(ascii: "?"),
      byte != UInt8(ascii: "#")
    {
      end += 1
    }
    return input.slice(start, end)
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
