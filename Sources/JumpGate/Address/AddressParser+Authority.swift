/// Authority, host and port states.
extension AddressParser {
  /// Reads credentials, host and port, then the rest.
  mutating func parseAuthority() throws(AddressError) {
    let end = delimiter(from: position)
    output.append(UInt8(ascii: "/"))
    output.append(UInt8(ascii: "/"))
    beginWithoutHost()
    if let at = lastAtSign(before: end) {
      appendCredentials(input.slice(position, at))
      position = at + 1
      guard position < end else { throw AddressError(.hostMissing, at: position) }
    }
    layout.hostStart = offset
    let colon = portColon(before: end)
    try parseHost(upTo: colon ?? end, hasPort: colon != nil)
    if let colon { try parsePort(colon + 1, end) }
    position = end
    parsePathAfterAuthority()
  }

  private func lastAtSign(before end: Int) -> Int? {
    var index = end
    while index > position {
      index -= 1
      if input[index] == UInt8(ascii: "@") { return index }
    }
    return nil
  }

  /// The first colon outside square brackets.
  private func portColon(before end: Int) -> Int? {
    var isInBrackets = false
    for index in position..<end {
      switch input[index] {
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: ":") where !isInBrackets: return index
      default: continue
      }
    }
    return nil
  }

  private mutating func appendCredentials(_ text: UnsafeBufferPointer<UInt8>) {
    let colon = text.firstIndex(of: UInt8(ascii: ":")) ?? text.count
    output.append(percentEncoding: text.slice(0, colon), .userinfo)
    layout.usernameEnd = offset
    if colon + 1 < text.count {
      output.append(UInt8(ascii: ":"))
      output.append(percentEncoding: text.slice(colon + 1, text.count), .userinfo)
    }
    layout.passwordEnd = offset
    if layout.passwordEnd > layout.authorityStart { output.append(UInt8(ascii: "@")) }
  }

  private mutating func parseHost(upTo end: Int, hasPort: Bool) throws(AddressError) {
    let host = input.slice(position, end)
    if host.isEmpty {
      guard !hasPort, !layout.isSpecial else { throw AddressError(.hostMissing, at: position) }
      layout.hostKind = .empty
      layout.hostEnd = offset
    } else {
      try appendHost(host)
    }
  }

  /// Parses a host that begins at the position and appends its serialization.
  mutating func appendHost(_ host: UnsafeBufferPointer<UInt8>) throws(AddressError) {
    do throws(HostError) {
      let parsed = try HostParser.append(host, isSpecial: layout.isSpecial, to: &output)
      layout.hostKind = parsed.kind
      layout.hostReadingVaries = parsed.readingVaries
      layout.hostEnd = offset
    } catch {
      throw AddressError(error.kind, at: position + error.offset)
    }
  }

  private mutating func parsePort(_ start: Int, _ end: Int) throws(AddressError) {
    var port: UInt32 = 0
    for index in start..<end {
      guard input[index].isASCIIDigit else { throw AddressError(.port, at: index) }
      port = port * 10 + UInt32(input[index] - 0x30)
      guard port <= UInt32(UInt16.max) else { throw AddressError(.port, at: index) }
    }
    guard start < end, port != layout.scheme.defaultPort.map(UInt32.init) else { return }
    layout.port = UInt16(port)
    output.append(UInt8(ascii: ":"))
    output.append(contentsOf: String(port).utf8)
  }
}
