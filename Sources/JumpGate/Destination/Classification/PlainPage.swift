/// The fast way in front of classification: web pages that surely mean nothing and hold no address.
///
/// It answers from the bytes of an address, before anything is parsed: an http or https address with
/// a plain host that is near no row of the tables, and nothing after it in which another address
/// could stand. What it is not sure of is for ``Classifier``, which says the same of all that it is
/// sure of: a property that tests hold.
struct PlainPage {
  private let bytes: PlainBytes
  private let authority: PlainAuthority

  /// Whether bytes are the address of such a page.
  @inline(__always)
  static func isCertain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    PlainBytes.with(bytes) { bytes in
      PlainAuthority(ofPage: bytes).map { PlainPage(bytes: bytes, authority: $0).isCertain }
    } ?? false
  }

  @inline(__always)
  private var isCertain: Bool {
    (!HostFilter.mayHoldRow(bytes, authority) || hasNoRow) && holdsNothing
  }

  @inline(never)
  private var hasNoRow: Bool {
    let host = ByteView(bytes.slice(authority.hostStart, authority.hostEnd))
    var end = authority.end
    while end < bytes.count, bytes[end] != UInt8(ascii: "?"), bytes[end] != UInt8(ascii: "#") {
      end += 1
    }
    return HostReader(host: host, path: ByteView(bytes.slice(authority.end, end))).fact == nil
  }
}

// MARK: - What may hold an address

extension PlainPage {
  /// Whether no address can stand in path, query and fragment, and no service be told by them.
  @inline(__always)
  private var holdsNothing: Bool {
    var index = authority.end
    while index < bytes.count {
      if bytes.isAny(near: index, Self.hints) {
        guard areHarmless(from: index) else { return false }
      }
      index = index &+ ByteBlock.width
    }
    return true
  }

  /// Where something stands without which no other address does: a colon, or an escape that may be
  /// one; two slashes; what the parser takes away or turns into a slash; or the beginning of a part
  /// that may be base64 or a service's parameter.
  @inline(__always)
  private static func hints(_ block: ByteBlock, _ previous: ByteBlock) -> ByteBlock.Matches {
    let signs =
      block.places(below: 0x21) .| block.places(of: 0x3A) .| block.places(of: 0x25)
      .| block.places(of: 0x5C)
    let slashes = block.places(of: 0x2F) .& previous.places(of: 0x2F)
    return signs .| slashes .| (starts(previous) .& mayBegin(block))
  }

  /// Where a part ends: `/`, `?`, `=`, `;`, `&`, `#` and two bytes that hardly occur.
  @inline(__always)
  private static func starts(_ block: ByteBlock) -> ByteBlock.Matches {
    block.places(of: 0x2F) .| block.places(of: 0x3F, setting: 0x02) .| block.places(of: 0x3B)
      .| block.places(of: 0x27, setting: 0x05)
  }

  /// Where a byte stands with which base64 of an address or a service's parameter may begin.
  @inline(__always)
  private static func mayBegin(_ block: ByteBlock) -> ByteBlock.Matches {
    // Letters that stand for six bits of a letter, sign or digit; `$` and `i` for parameters.
    block.places(upTo: 0x5A, count: 26) .| block.places(upTo: 0x65, count: 5)
      .| block.places(of: 0x24) .| block.places(of: 0x69)
  }

  /// Whether what the hints are about, in the 32 bytes from an index on, holds no address.
  private func areHarmless(from index: Int) -> Bool {
    var hints = bytes.bits(at: index, Self.hints)
    while hints != 0 {
      guard isHarmless(at: index &+ hints.trailingZeroBitCount) else { return false }
      hints &= hints &- 1
    }
    return true
  }

  private func isHarmless(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "%"):
      // What decodes to no ASCII is no part of an address, a word or base64.
      return (bytes[index + 1].hexValue ?? 0) >= 8 && bytes[index + 2].hexValue != nil
    case UInt8(ascii: "$"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      return !isParameter(at: index) && !isBase64(at: index)
    default: return false
    }
  }

  /// Whether a service's parameter begins here.
  private func isParameter(at index: Int) -> Bool {
    let before = bytes[index - 1]
    guard
      before == UInt8(ascii: "?") || before == UInt8(ascii: "&") || before == UInt8(ascii: ";")
    else { return false }
    var end = index
    while end < bytes.count, bytes[end] != UInt8(ascii: "="), bytes[end] != UInt8(ascii: "&"),
      bytes[end] != UInt8(ascii: ";"), bytes[end] != UInt8(ascii: "#")
    {
      end += 1
    }
    return ServiceSignatures.index.row(ofEncoded: ByteView(bytes.slice(index, end))) != nil
  }

  private func isBase64(at index: Int) -> Bool {
    let text = ByteView(bytes.slice(index, bytes.count))
    guard Base64Bytes.mayBegin(text) else { return false }
    let letters = Base64Bytes(DecodedBytes(text, layers: AddressSearch.mostLayers - 1))
    return letters.beginAddress || letters.beginLetters
  }
}
