/// Scheme start, scheme and no scheme states.
extension AddressParser {
  /// The index of the scheme's colon, or nil if the input begins with no scheme.
  func schemeEnd() -> Int? {
    guard let first = byte(at: 0), first.isASCIIAlpha else { return nil }
    var index = 1
    while index < input.count, input[index].isSchemeByte { index += 1 }
    return byte(at: index) == UInt8(ascii: ":") ? index : nil
  }

  /// Goes on after a scheme that ends at a colon.
  mutating func parseAfterScheme(_ colon: Int) throws(AddressError) {
    for index in 0..<colon { output.append(input[index].asciiLowercased) }
    layout.scheme = output.withUnsafeBufferPointer { SpecialScheme(lowercased: $0) }
    layout.schemeEnd = offset
    output.append(UInt8(ascii: ":"))
    position = colon + 1
    switch layout.scheme {
    case .other: try parseAfterOtherScheme()
    case .file: try parseFile(base: base?.layout.scheme == .file ? base : nil)
    default: try parseAfterSpecialScheme()
    }
  }

  private mutating func parseAfterSpecialScheme() throws(AddressError) {
    let hasTwoSlashes =
      byte(at: position) == UInt8(ascii: "/") && byte(at: position + 1) == UInt8(ascii: "/")
    if let base, base.layout.scheme == layout.scheme, !hasTwoSlashes {
      try parseRelative(to: base)
    } else {
      skipSlashes()
      try parseAuthority()
    }
  }

  private mutating func parseAfterOtherScheme() throws(AddressError) {
    guard byte(at: position) == UInt8(ascii: "/") else { return parseOpaquePath() }
    position += 1
    if byte(at: position) == UInt8(ascii: "/") {
      position += 1
      try parseAuthority()
    } else {
      beginWithoutHost()
      parsePath()
      parseQueryAndFragment()
    }
  }

  /// Goes on without a scheme: the base gives it.
  mutating func parseWithoutScheme() throws(AddressError) {
    guard let base else { throw AddressError(.missingScheme, at: 0) }
    if base.layout.hasOpaquePath {
      guard byte(at: 0) == UInt8(ascii: "#") else { throw AddressError(.missingScheme, at: 0) }
      copy(base, upTo: base.layout.fragmentStart)
      parseFragment()
    } else if base.layout.scheme == .file {
      copyScheme(of: base)
      try parseFile(base: base)
    } else {
      copyScheme(of: base)
      try parseRelative(to: base)
    }
  }

  /// Passes all slashes and backslashes before an authority.
  mutating func skipSlashes() {
    while isSlash(at: position) { position += 1 }
  }
}
