/// Path states.
extension AddressParser {
  /// Notes that there is no host and the path begins here.
  mutating func beginWithoutHost() {
    layout.authorityStart = offset
    layout.usernameEnd = offset
    layout.passwordEnd = offset
    layout.hostStart = offset
    layout.hostEnd = offset
    layout.pathStart = offset
    layout.hostKind = .none
  }

  /// Path start state, after an authority.
  mutating func parsePathAfterAuthority() {
    layout.pathStart = offset
    if isSlash(at: position) {
      position += 1
      parsePath()
    } else if layout.isSpecial {
      parsePath()
    }
    parseQueryAndFragment()
  }

  /// Path state: appends the segments that begin at the position to the path so far.
  mutating func parsePath() {
    var hasMore = true
    while hasMore {
      let end = delimiter(from: position)
      hasMore = isSlash(at: end)
      appendSegment(input.slice(position, end), isLast: !hasMore)
      position = hasMore ? end + 1 : end
    }
    escapePathIfNeeded()
  }

  private mutating func appendSegment(_ segment: UnsafeBufferPointer<UInt8>, isLast: Bool) {
    switch Self.dots(in: segment) {
    case 2:
      shortenPath()
      if isLast { output.append(UInt8(ascii: "/")) }
    case 1:
      if isLast { output.append(UInt8(ascii: "/")) }
    default:
      let isFirst = offset == layout.pathStart
      output.append(UInt8(ascii: "/"))
      if layout.scheme == .file, isFirst, Self.isDriveLetter(segment) {
        output.append(segment[0])
        output.append(UInt8(ascii: ":"))
      } else {
        output.append(percentEncoding: segment, .path)
      }
      noteDots(in: segment)
    }
  }

  /// Notes dots before a backslash, which WebKit takes for a slash though the scheme is not
  /// special: the path is another there.
  private mutating func noteDots(in segment: UnsafeBufferPointer<UInt8>) {
    guard !layout.isSpecial, let end = segment.firstIndex(of: UInt8(ascii: "\\")),
      Self.dots(in: segment.slice(0, end)) > 0
    else { return }
    layout.hostReadingVaries = true
  }

  /// 1 for `.` and 2 for `..` in any of their percent-encoded spellings, 0 for anything else.
  static func dots(in segment: UnsafeBufferPointer<UInt8>) -> Int {
    guard segment.count <= 6 else { return 0 }
    var index = 0
    var count = 0
    while index < segment.count {
      if segment[index] == UInt8(ascii: ".") {
        index += 1
      } else if index + 2 < segment.count, segment[index] == UInt8(ascii: "%"),
        segment[index + 1] == UInt8(ascii: "2"), segment[index + 2] | 0x20 == UInt8(ascii: "e")
      {
        index += 3
      } else {
        return 0
      }
      count += 1
    }
    return count <= 2 ? count : 0
  }

  /// Drops the last segment; a file's drive letter stays.
  ///
  /// Source: <https://url.spec.whatwg.org/#shorten-a-urls-path>
  mutating func shortenPath() {
    let start = Int(layout.pathStart)
    guard output.count > start else { return }
    if layout.scheme == .file, output.count == start + 3,
      output[start + 1].isASCIIAlpha, output[start + 2] == UInt8(ascii: ":")
    {
      return
    }
    while output.count > start, output.removeLast() != UInt8(ascii: "/") {}
  }

  /// Puts `/.` before a path that would otherwise read as a host.
  private mutating func escapePathIfNeeded() {
    let start = Int(layout.pathStart)
    guard layout.hostKind == .none, output.count > start + 1,
      output[start] == UInt8(ascii: "/"), output[start + 1] == UInt8(ascii: "/")
    else { return }
    output.insert(UInt8(ascii: "/"), at: start)
    output.insert(UInt8(ascii: "."), at: start + 1)
    layout.pathStart += 2
  }

  /// Opaque path state: anything up to a query or fragment, blanks kept but for the last.
  mutating func parseOpaquePath() {
    beginWithoutHost()
    layout.hasOpaquePath = true
    var end = position
    while let byte = byte(at: end), byte != UInt8(ascii: "?"), byte != UInt8(ascii: "#") {
      end += 1
    }
    output.append(percentEncoding: input.slice(position, end), .c0Control)
    if end < input.count, offset > layout.pathStart, output.last == UInt8(ascii: " ") {
      output.removeLast()
      output.append(percentEncoded: UInt8(ascii: " "))
    }
    position = end
    parseQueryAndFragment()
  }
}
