/// File, file slash and file host states, and the drive letters of Windows.
extension AddressParser {
  /// Reads what follows `file:`; the base is nil unless it is a file too.
  mutating func parseFile(base: Address?) throws(AddressError) {
    if isSlash(at: position) {
      position += 1
      if isSlash(at: position) {
        position += 1
        return try parseFileHost()
      }
      beginRootedFile(base: base)
    } else if let base {
      guard hasDriveLetter(at: position) else { return parseRelativePath(to: base) }
      copyAuthority(of: base)
    } else {
      beginEmptyHost()
    }
    parsePath()
    parseQueryAndFragment()
  }

  /// Takes host and drive letter from a base, for a reference that begins with one slash.
  private mutating func beginRootedFile(base: Address?) {
    guard let base else { return beginEmptyHost() }
    copyAuthority(of: base)
    guard !hasDriveLetter(at: position) else { return }
    base.withUTF8 { bytes in
      let path = bytes.slice(Int(base.layout.pathStart), Int(base.layout.queryStart))
      guard path.count >= 3, path[1].isASCIIAlpha, path[2] == UInt8(ascii: ":"),
        path.count == 3 || path[3] == UInt8(ascii: "/")
      else { return }
      output.append(contentsOf: path.slice(0, 3))
    }
  }

  private mutating func parseFileHost() throws(AddressError) {
    let end = delimiter(from: position)
    let host = input.slice(position, end)
    if Self.isDriveLetter(host) {
      beginEmptyHost()
      parsePath()
      return parseQueryAndFragment()
    }
    beginEmptyHost()
    if !host.isEmpty { try appendFileHost(host) }
    position = end
    parsePathAfterAuthority()
  }

  private mutating func appendFileHost(
    _ host: UnsafeBufferPointer<UInt8>
  ) throws(AddressError) {
    try appendHost(host)
    let start = Int(layout.hostStart)
    let isLocal = output.withUnsafeBufferPointer {
      $0.slice(start, $0.count).equals("localhost")
    }
    guard isLocal else { return }
    output.removeSubrange(start...)
    layout.hostEnd = offset
    layout.hostKind = .empty
  }

  /// Writes `//` and an empty host.
  private mutating func beginEmptyHost() {
    output.append(UInt8(ascii: "/"))
    output.append(UInt8(ascii: "/"))
    beginWithoutHost()
    layout.hostKind = .empty
  }

  /// Whether two bytes are a letter and `:` or `|`.
  static func isDriveLetter(_ segment: UnsafeBufferPointer<UInt8>) -> Bool {
    segment.count == 2 && segment[0].isASCIIAlpha
      && (segment[1] == UInt8(ascii: ":") || segment[1] == UInt8(ascii: "|"))
  }

  /// Whether the rest of the input starts with a drive letter.
  private func hasDriveLetter(at index: Int) -> Bool {
    delimiter(from: index) == index + 2 && Self.isDriveLetter(input.slice(index, index + 2))
  }
}
