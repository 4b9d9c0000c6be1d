/// One place of an address at which something may hide.
struct HidingPlace {
  private let bytes: PlainBytes

  init(_ bytes: PlainBytes) { self.bytes = bytes }

  /// Whether something hides at a colon, a percent sign, or a byte behind a part's first.
  @inline(never)
  func mayHide(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: ":"): mayBeginAddress(colon: index, after: index + 1)
    case UInt8(ascii: "%"): mayHide(atPercent: index)
    case UInt8(ascii: "$"): mayBeginPart(at: index)
    default: mayBeginPart(at: index - 1)
    }
  }
}

// MARK: - Percent-encoding

extension HidingPlace {
  /// Whether something hides at a percent sign.
  @inline(never)
  func mayHide(atPercent index: Int) -> Bool {
    let encoded = EncodedByte(bytes, at: index)
    switch encoded.value {
    case UInt8(ascii: ":"): return mayBeginAddress(colon: index, after: encoded.next)
    case UInt8(ascii: "-"), UInt8(ascii: "."): return isInScheme(after: encoded.next)
    case UInt8(ascii: "/"), UInt8(ascii: "\\"):
      if mayBegin(at: encoded.next) { return true }
      // One of two slashes?
      if bytes[index - 1].isSlash { return mayBeginPart(at: index - 1) }
      return byte(at: encoded.next).byte.isSlash && mayBeginPart(at: index)
    case let byte: return encoded.isSuspicious || separates(byte) && mayBegin(at: encoded.next)
    }
  }

  /// The byte at an index, percent-decoded, and where the next stands.
  @inline(__always)
  private func byte(at index: Int) -> (byte: UInt8, next: Int) {
    guard bytes[index] == UInt8(ascii: "%") else { return (bytes[index], index + 1) }
    let encoded = EncodedByte(bytes, at: index)
    return (encoded.value, encoded.next)
  }

  /// Two bytes from an index on, percent-decoded.
  private func twoBytes(at index: Int) -> (UInt8, UInt8) {
    let (first, next) = byte(at: index)
    return (first, byte(at: next).byte)
  }

  /// The byte whose percent-encoding may end before an index; 0 if none does.
  private func encodedByte(before index: Int) -> UInt8 {
    let isEncoded =
      bytes[index - 3] == UInt8(ascii: "%")
      || bytes[index - 4] == UInt8(ascii: "2") && bytes[index - 3] == UInt8(ascii: "5")
    return isEncoded ? EncodedByte(bytes, at: index - 3).value : 0
  }

  /// Whether an encoded hyphen or dot stands in what a colon may make a scheme, no longer than
  /// ``AddressFinder`` reads one.
  private func isInScheme(after index: Int) -> Bool {
    var (byte, next) = byte(at: index)
    for _ in 0..<AddressFinder.longestScheme where byte.isSchemeByte {
      (byte, next) = self.byte(at: next)
    }
    return byte == UInt8(ascii: ":")
  }
}

// MARK: - Parts

extension HidingPlace {
  /// Whether a part of a path, a query or a fragment may begin behind a byte.
  private func separates(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "/"), UInt8(ascii: ";"),
      UInt8(ascii: "="), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  /// Whether something hides in a part that begins at an index, if one does.
  private func mayBeginPart(at index: Int) -> Bool {
    (separates(bytes[index - 1]) || separates(encodedByte(before: index))) && mayBegin(at: index)
  }

  /// Whether something hides in the part that begins at an index.
  @inline(__always)
  func mayBegin(at index: Int) -> Bool {
    PartBeginnings.mayBegin(bytes[index], bytes[index &+ 1]) && beginsHidden(at: index)
  }

  private func beginsHidden(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "%"): mayBeginSchemeless(at: index)
    case UInt8(ascii: "$"), UInt8(ascii: "i"), UInt8(ascii: "I"): isSignature(at: index)
    case UInt8(ascii: "A"), UInt8(ascii: "a"): isSignature(at: index) || mayBeginBase64(at: index)
    case UInt8(ascii: "Q")...UInt8(ascii: "e"): mayBeginBase64(at: index)
    default: false
    }
  }

  private func text(from index: Int) -> ByteView {
    ByteView(bytes.slice(min(index, bytes.count), bytes.count))
  }

  private func mayBeginBase64(at index: Int) -> Bool {
    Base64Bytes.mayHoldAddress(text(from: index))
  }

  /// Whether `//` stands there.
  private func mayBeginSchemeless(at index: Int) -> Bool {
    let (first, next) = byte(at: index)
    guard first.isSlash else { return false }
    return byte(at: next).byte.isSlash
  }

  /// Whether a part begins with the parameter of a link service.
  private func isSignature(at index: Int) -> Bool {
    let text = text(from: index)
    var length = 0
    while length <= ServiceSignatures.longest, length < text.count, !endsKey(text[length]) {
      length += 1
    }
    return ServiceSignatures.index.number(of: text.part(0, length)) != nil
  }

  private func endsKey(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "%") || separates(byte)
  }
}

// MARK: - Schemes

extension HidingPlace {
  /// Whether what stands before a colon may be the scheme of an address that leads to a store.
  private func mayBeginAddress(colon: Int, after: Int) -> Bool {
    let tail = SchemeTail(bytes.word(endingAt: colon))
    if tail.isHTTP ? mayBeginHost(at: after, colon: colon) : SchemeTails.shared.hold(tail) {
      return true
    }
    // Such a scheme may end in any letters, those of https among them.
    return !(tail.isHTTP && standsAlone(tail, colon)) && endsStoreScheme(colon)
  }

  /// Whether nothing that may belong to a scheme stands before http or https.
  private func standsAlone(_ tail: SchemeTail, _ colon: Int) -> Bool {
    !bytes[colon &- tail.lengthOfHTTP &- 1].isSchemeByte
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

  /// Whether the host of an address that goes on there may be in a row.
  private func mayBeginHost(at index: Int, colon: Int) -> Bool {
    let (first, next) = byte(at: index)
    let (second, start) = byte(at: next)
    guard first == UInt8(ascii: "/"), second == UInt8(ascii: "/") else { return true }
    let end = bytes.endOfLabels(from: start)
    guard end > start else { return true }
    let (mark, path) = byte(at: end)
    switch mark {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): break
    case UInt8(ascii: "-"), UInt8(ascii: "."): break
    default: guard end == bytes.count else { return true }
    }
    // What is still encoded where the address is read ends no host: it may belong to a user's name.
    let layersRead = min(layers(at: colon), layers(at: index), layers(at: next))
    if mayBelongToUser(from: end, layersRead) { return true }
    if mark == UInt8(ascii: "-") || mark == UInt8(ascii: ".") {
      return mayBeginEncodedHost(at: start)
    }
    return bytes.withStart { begin in
      let labels = HostLabels(begin, from: start, to: end)
      return mayFit(mark, path) {
        HostTable.shared.number(begin, from: start, labels, to: end, $0)
      }
    }
  }

  /// Whether a row of the host may be about the path that begins with a mark and goes on at an
  /// index.
  ///
  /// - Parameter number: the number of the host's row that is about a path.
  private func mayFit(_ mark: UInt8, _ index: Int, _ number: (HostPath) -> Int?) -> Bool {
    if number(HostPath(mark, twoBytes(at: index))) != nil { return true }
    // Dot segments make another path of it.
    return number(.any) != nil && mayHoldDotSegment(from: index)
  }

  private func mayHoldDotSegment(from index: Int) -> Bool {
    var (before, next) = (UInt8(ascii: "/"), index)
    for _ in 0..<Self.longestSearch {
      guard next < bytes.count else { return false }
      let (byte, after) = self.byte(at: next)
      if before.isSlash, byte == UInt8(ascii: ".") { return true }
      (before, next) = (byte, after)
    }
    return true
  }

  /// How many layers of percent-encoding a byte has.
  private func layers(at index: Int) -> Int {
    bytes[index] == UInt8(ascii: "%") ? EncodedByte(bytes, at: index).layers : 0
  }

  /// Whether from an index on a user's name may go on, up to an `@`, in bytes read with fewer layers
  /// than were put on them.
  private func mayBelongToUser(from index: Int, _ layersRead: Int) -> Bool {
    var (byte, next) = byte(at: index)
    var place = index
    while byte.isLabelByte {
      place = next
      (byte, next) = self.byte(at: next)
    }
    guard layers(at: place) > layersRead else { return false }
    let rest = text(from: place)
    let near = rest.part(0, Self.longestSearch)
    return near.count < rest.count || near.contains(UInt8(ascii: "@"))
      || near.contains(UInt8(ascii: "4"), before: UInt8(ascii: "0"))
  }

  /// How many bytes are looked through for an `@` or a dot segment; beyond them there may be one.
  ///
  /// To look through all the rest would take time with the square of the address's length.
  private static let longestSearch = 1024

  /// As ``mayBeginHost(at:)``, for hosts whose dots or hyphens are encoded.
  private func mayBeginEncodedHost(at start: Int) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
      var count = 0
      var (byte, next) = byte(at: start)
      while byte.isLabelByte, count < buffer.count {
        buffer.initializeElement(at: count, to: byte)
        count += 1
        (byte, next) = self.byte(at: next)
      }
      guard byte == UInt8(ascii: "/"), count < buffer.count else { return true }
      let host = ByteView(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[..<count]))
      return HostText.with(host) { text in
        mayFit(byte, next) { text.number(in: HostTable.shared, $0) }
      } ?? false
    }
  }
}

extension UInt8 {
  /// Whether it may stand in a host that needs no rewriting.
  fileprivate var isLabelByte: Bool {
    isASCIIAlpha && !isASCIIUpper || isASCIIDigit || self == UInt8(ascii: "-")
      || self == UInt8(ascii: ".") || self == UInt8(ascii: "_")
  }
}
