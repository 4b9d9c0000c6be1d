/// Looks, while an http(s) address is read, for what may hide in it: another address that leads to
/// a store, as it stands or encoded, or the parameter by which a link service is known.
///
/// It may point out what turns out to be nothing, and leaves out nothing that ``AddressSearch``
/// would find. For it looks at every place where something can begin, in the address as it stands
/// and with every layer of percent-encoding taken off.
struct HidingPlaces: PlainWatcher {
  var hasFound = false
  /// Where capitals stand, in any block.
  private var capitals = WideBlock.Matches()

  /// Takes note of capitals: base64 that leads to a store has one, see ``Base64Bytes``.
  @inline(__always)
  mutating func note(_ window: PlainWindow) {
    capitals = capitals .| window.here.places(upTo: 0x5A, count: 26)
  }

  /// A colon; the second of two slashes, `$` and `%` are looked at anyway.
  @inline(__always)
  static func places(_ window: PlainWindow) -> WideBlock.Matches { window.here.places(of: 0x3A) }

  @inline(__always)
  static func look(at index: Int, in bytes: PlainBytes) -> Bool {
    if bytes[index] == UInt8(ascii: "%") {
      return EncodedByte.mayMatter(bytes, at: index) && HidingPlace(bytes).mayHide(atPercent: index)
    }
    return HidingPlace(bytes).mayHide(at: index)
  }

  /// Looks for the parameter of a link service.
  @inline(never)
  static func look(behindPath index: Int, in bytes: PlainBytes) -> Bool {
    mayBegin(bytes, from: index) { begins($0) .& secondLettersOfSignatures($0) }
  }

  @inline(__always)
  mutating func finish(_ bytes: PlainBytes, from start: Int) {
    if WideBlock.isAny(capitals), !hasFound { hasFound = Self.mayHoldBase64(bytes, from: start) }
  }
}

// MARK: - Parts

extension HidingPlaces {
  /// Whether base64 for an address may begin a part.
  @inline(never)
  private static func mayHoldBase64(_ bytes: PlainBytes, from start: Int) -> Bool {
    mayBegin(bytes, from: start) { begins($0) .& secondLettersOfBase64($0) }
  }

  /// Whether something hides at the beginning of a part, from an offset on.
  ///
  /// - Parameter seconds: where the second byte of such a part may stand.
  @inline(__always)
  private static func mayBegin(
    _ bytes: PlainBytes, from start: Int, _ seconds: (PlainWindow) -> WideBlock.Matches
  ) -> Bool {
    var index = start
    while index < bytes.count {
      var places = bytes.bitsIfAny(at: index, seconds)
      while places != 0 {
        let place = index &+ places.trailingZeroBitCount
        places &= places &- 1
        if HidingPlace(bytes).mayBegin(at: place &- 1) { return true }
      }
      index = index &+ WideBlock.width
    }
    return false
  }

  /// Where the second byte of a part may stand.
  ///
  /// A part begins behind `#`, `&`, `/`, `;`, `=` or `?`; two comparisons find these and some that
  /// are of no harm.
  @inline(__always)
  private static func begins(_ window: PlainWindow) -> WideBlock.Matches {
    let twoBefore = window.twoBefore
    return twoBefore.places(of: 0x3F, setting: 0x06) .| twoBefore.places(of: 0x2F, setting: 0x0D)
  }

  /// Where the second letter of `ad`, `af` or `is` may stand.
  @inline(__always)
  private static func secondLettersOfSignatures(_ window: PlainWindow) -> WideBlock.Matches {
    let (here, first) = (window.here, window.before)
    return (first.places(of: 0x61, setting: 0x20) .& here.places(of: 0x66, setting: 0x22))
      .| (first.places(of: 0x69, setting: 0x20) .& here.places(of: 0x73, setting: 0x20))
  }

  /// Where the second letter of base64 for a scheme, or for more such letters, may stand: the first
  /// is one of `Q` to `e`; what the second stands for ends with the high half of a letter, a digit
  /// or a hyphen, so that it is one of `C` to `H`, `S` to `X`, `j` to `n`, `z` and `0` to `3`.
  @inline(__always)
  private static func secondLettersOfBase64(_ window: PlainWindow) -> WideBlock.Matches {
    let here = window.here
    let seconds =
      here.places(upTo: 0x48, count: 6, clearing: 0x10) .| here.places(upTo: 0x6E, count: 5)
      .| here.places(of: 0x7A) .| here.places(upTo: 0x33, count: 4)
    return window.before.places(upTo: 0x65, count: 21) .& seconds
  }
}

extension HidingPlaces {
  /// Whether something may hide in an address that is parsed already.
  static func mayHide(in view: AddressView) -> Bool {
    PlainAddress<HidingPlaces>.read(view.bytes)?.mayHoldAddress ?? true
  }
}
