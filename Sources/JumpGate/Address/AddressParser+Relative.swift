/// Relative and relative slash states: what a reference takes from its base.
extension AddressParser {
  /// Reads a reference that has the scheme of its base, file apart.
  mutating func parseRelative(to base: Address) throws(AddressError) {
    guard isSlash(at: position) else {
      parseRelativePath(to: base)
      return noteBackslash(at: 0)
    }
    position += 1
    if isSlash(at: position) {
      if layout.isSpecial { skipSlashes() } else { position += 1 }
      try parseAuthority()
    } else {
      copyAuthority(of: base)
      parsePath()
      parseQueryAndFragment()
      noteBackslash(at: 1)
    }
  }

  /// Notes a backslash that WebKit takes for a slash, though the scheme is not special: what
  /// follows is a host or a path from the root there.
  private mutating func noteBackslash(at index: Int) {
    guard !layout.isSpecial, byte(at: index) == UInt8(ascii: "\\") else { return }
    layout.hostReadingVaries = true
  }

  /// Reads a reference that begins with a path segment, a query, a fragment, or is empty.
  mutating func parseRelativePath(to base: Address) {
    switch byte(at: position) {
    case nil:
      copy(base, upTo: base.layout.fragmentStart)
      layout.fragmentStart = offset
    case UInt8(ascii: "#"):
      copy(base, upTo: base.layout.fragmentStart)
      parseFragment()
    case UInt8(ascii: "?"):
      copy(base, upTo: base.layout.queryStart)
      parseQueryAndFragment()
    default:
      copy(base, upTo: base.layout.queryStart)
      removeEscape()
      shortenPath()
      parsePath()
      parseQueryAndFragment()
    }
  }

  /// Takes the scheme of a base, and nothing else.
  mutating func copyScheme(of base: Address) {
    copy(base, upTo: base.layout.schemeEnd + 1)
    layout = AddressLayout()
    layout.scheme = base.layout.scheme
    layout.schemeEnd = base.layout.schemeEnd
  }

  /// Takes scheme, credentials, host and port of a base; the path is still to come.
  mutating func copyAuthority(of base: Address) {
    let hasHost = base.layout.hostKind != .none
    copy(base, upTo: hasHost ? base.layout.pathStart : base.layout.schemeEnd + 1)
    layout.pathStart = offset
  }

  /// Takes the first bytes of a base and its offsets.
  mutating func copy(_ base: Address, upTo end: UInt32) {
    layout = base.layout
    base.withUTF8 { bytes in
      output.removeAll(keepingCapacity: true)
      output.append(contentsOf: bytes.slice(0, Int(end)))
    }
  }

  /// Takes away the `/.` that a serialization has before a path of no host; it comes back at
  /// the end if the path still needs it.
  mutating func removeEscape() {
    guard layout.hostKind == .none, layout.pathStart > layout.schemeEnd + 1 else { return }
    output.removeSubrange(Int(layout.schemeEnd) + 1..<Int(layout.pathStart))
    layout.pathStart = layout.schemeEnd + 1
  }
}
