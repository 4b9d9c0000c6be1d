/// One place of an address at which something may hide, once no byte is percent-encoded.
struct HidingPlace {
  let bytes: PlainBytes
  /// What the bytes were decoded from; nil if nothing was encoded.
  private let rest: DecodedRest?

  /// In bytes of which none is encoded.
  init(_ bytes: PlainBytes) {
    self.bytes = bytes
    rest = nil
  }

  /// In bytes that were decoded.
  init(_ rest: DecodedRest) {
    bytes = rest.bytes
    self.rest = rest
  }

  /// Whether something hides at a colon, or at the second byte of a part.
  @inline(never)
  func mayHide(at index: Int) -> Bool {
    bytes[index] == UInt8(ascii: ":") ? mayBeginAddress(colon: index) : mayBegin(at: index - 1)
  }

  private func text(from index: Int) -> ByteView {
    ByteView(bytes.slice(min(index, bytes.count), bytes.count))
  }
}

// MARK: - Parts

extension HidingPlace {
  /// Whether something hides in the part that begins at an index.
  @inline(__always)
  private func mayBegin(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "/"), UInt8(ascii: "\\"): bytes[index + 1].isSlash
    case UInt8(ascii: "$"), UInt8(ascii: "i"), UInt8(ascii: "I"): isSignature(at: index)
    case UInt8(ascii: "A"), UInt8(ascii: "a"): isSignature(at: index) || mayBeginBase64(at: index)
    case UInt8(ascii: "Q")...UInt8(ascii: "e"): mayBeginBase64(at: index)
    default: false
    }
  }

  private func mayBeginBase64(at index: Int) -> Bool {
    Base64Bytes.mayHoldAddress(text(from: index))
  }

  /// Whether a part begins with the parameter of a link service.
  private func isSignature(at index: Int) -> Bool {
    let text = text(from: index)
    var length = 0
    while length <= ServiceSignatures.longest, length < text.count, !Self.endsKey(text[length]) {
      length += 1
    }
    return ServiceSignatures.index.number(of: text.part(0, length)) != nil
  }

  private static func endsKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "/"),
      UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}

// MARK: - Schemes

extension HidingPlace {
  /// Whether what stands before a colon may be the scheme of an address that leads to a store.
  private func mayBeginAddress(colon: Int) -> Bool {
    let tail = SchemeTail(bytes.word(endingAt: colon))
    if tail.isHTTP ? mayBeginHost(behind: colon) : SchemeTails.shared.hold(tail) { return true }
    // Such a scheme may end in any letters, those of https among them.
    if tail.isHTTP, standsAlone(tail, colon) { return false }
    return tail.isHTTP && areSlashesBehindHost(colon) || endsStoreScheme(colon)
  }

  /// Whether two slashes stand behind the host of another browser's scheme: that host may be a scheme
  /// whose colon is gone.
  private func areSlashesBehindHost(_ colon: Int) -> Bool {
    let end = bytes.endOfLabels(from: colon + 3)
    return bytes[end].isSlash && bytes[end + 1].isSlash
  }

  /// Whether nothing that may belong to a scheme stands before http or https.
  private func standsAlone(_ tail: SchemeTail, _ colon: Int) -> Bool {
    let before = colon &- tail.lengthOfHTTP &- 1
    return before < 0 || !bytes[before].isSchemeByte
  }

  /// Whether a scheme of a store's family, known or not, ends there.
  private func endsStoreScheme(_ colon: Int) -> Bool {
    var start = colon
    while start > 0, bytes[start - 1].isSchemeByte { start -= 1 }
    let tails = SchemeTails.shared
    while start < colon {
      if tails.mayBeginFamily(bytes[start]) {
        let text = ByteView(bytes.slice(start, colon))
        if StoreSchemes.families.contains(where: { text.starts(with: $0.name) }) { return true }
      }
      start += 1
    }
    return false
  }
}

// MARK: - Hosts

extension HidingPlace {
  /// Whether the host of an address that goes on behind a colon may be in a row.
  private func mayBeginHost(behind colon: Int) -> Bool {
    guard bytes[colon + 1] == UInt8(ascii: "/"), bytes[colon + 2] == UInt8(ascii: "/") else {
      return true
    }
    let start = colon + 3
    let end = bytes.endOfLabels(from: start)
    guard end > start, endsHost(end), !mayBelongToUser(from: end, behind: colon) else {
      return true
    }
    return bytes.withStart { begin in
      let labels = HostLabels(begin, from: start, to: end)
      return mayFitPath(from: end) {
        HostTable.shared.number(begin, from: start, labels, to: end, $0)
      }
    }
  }

  private func endsHost(_ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): true
    default: index == bytes.count
    }
  }

  /// Whether a row of the host may be about the path that begins at an index.
  ///
  /// - Parameter number: the number of the host's row that is about a path.
  private func mayFitPath(from index: Int, _ number: (HostPath) -> Int?) -> Bool {
    let start = HostPath(bytes[index], (bytes[index + 1], bytes[index + 2]))
    if number(start) != nil { return true }
    // Dot segments make another path of it.
    return number(.any) != nil && mayHoldDotSegment(from: index)
  }

  private func mayHoldDotSegment(from index: Int) -> Bool {
    let near = min(bytes.count, index + Self.longestSearch)
    return near < bytes.count
      || (index..<near).contains { bytes[$0].isSlash && bytes[$0 + 1] == UInt8(ascii: ".") }
  }

  /// Whether from an index on a user's name may go on, up to an `@`: what is still encoded where
  /// the address is read ends no host.
  private func mayBelongToUser(from index: Int, behind colon: Int) -> Bool {
    guard let rest, index < bytes.count else { return false }
    let near = text(from: index).part(0, Self.longestSearch)
    guard index + near.count < bytes.count || near.contains(UInt8(ascii: "@")) else { return false }
    return rest.layers(at: index) > (colon...colon + 2).reduce(255) { min($0, rest.layers(at: $1)) }
  }

  /// How many bytes are looked through for an `@` or a dot segment; beyond them there may be one.
  ///
  /// To look through all the rest would take time with the square of the address's length.
  private static let longestSearch = 1024
}
