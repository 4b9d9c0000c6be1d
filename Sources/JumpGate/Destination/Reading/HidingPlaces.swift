/// Looks, while an http(s) address is read, for what may hide in it: another address that leads to
/// a store, as it stands or encoded, or the parameter by which a link service is known.
///
/// It may point out what turns out to be nothing, and leaves out nothing that ``AddressSearch``
/// would find. For it looks at every place where something can begin, in the address with every
/// layer of percent-encoding taken off.
struct HidingPlaces: PlainWatcher {
  private(set) var hasFound = false
  /// Where capitals stand, in any block.
  private var capitals = WideBlock.Matches()
  /// Where colons stand, in any block.
  private var colons = WideBlock.Matches()

  /// Takes note of colons, and of capitals: base64 that leads to a store has one, see
  /// ``Base64Bytes``.
  @inline(__always)
  mutating func note(_ window: PlainWindow) {
    capitals = capitals .| window.here.places(upTo: 0x5A, count: 26)
    colons = colons .| window.here.places(of: 0x3A)
  }

  @inline(__always)
  mutating func finish(_ bytes: PlainBytes, from start: Int, _ marks: PlainMarks) {
    let hasCapital = WideBlock.isAny(capitals)
    if hasCapital || WideBlock.isAny(colons) || marks.hasDoubleSlash || marks.hasPercent {
      hasFound = Self.mayHide(bytes, from: start, hasCapital, isEncoded: marks.hasPercent)
    } else if marks.pathEnd > 0 {
      // Nothing but the parameter of a link service.
      hasFound = HidingPlace(bytes).mayHideInParts(from: marks.pathEnd)
    }
  }

  @inline(never)
  private static func mayHide(
    _ bytes: PlainBytes, from start: Int, _ hasCapital: Bool, isEncoded: Bool
  ) -> Bool {
    guard isEncoded else { return HidingPlace(bytes).mayHide(from: start, hasCapital) }
    return DecodedRest.with(bytes, from: start) { HidingPlace($0).mayHide(from: 0, hasCapital) }
      ?? true
  }
}

// MARK: - Parts

extension HidingPlace {
  /// Whether something hides from an offset on: only where a capital stands, base64 too.
  @inline(__always)
  fileprivate func mayHide(from start: Int, _ hasCapital: Bool) -> Bool {
    hasCapital
      ? mayHide(from: start) {
        HidingPlaces.secondsOfParts($0) .| HidingPlaces.secondLettersOfBase64($0)
      } : mayHideInParts(from: start)
  }

  /// Whether something but base64 hides from an offset on.
  @inline(never)
  fileprivate func mayHideInParts(from start: Int) -> Bool {
    mayHide(from: start) { HidingPlaces.secondsOfParts($0) }
  }

  /// Whether something hides from an offset on.
  ///
  /// - Parameter seconds: where the second byte of a part may stand, if something hides in it.
  @inline(__always)
  private func mayHide(
    from start: Int, _ seconds: (PlainWindow) -> WideBlock.Matches
  ) -> Bool {
    var index = start
    while index < bytes.count {
      var places = bytes.bitsIfAny(at: index) { window in
        window.here.places(of: 0x3A) .| (HidingPlaces.begins(window) .& seconds(window))
      }
      while places != 0 {
        let place = index &+ places.trailingZeroBitCount
        places &= places &- 1
        if mayHide(at: place) { return true }
      }
      index = index &+ WideBlock.width
    }
    return false
  }
}

extension HidingPlaces {
  /// Where the second byte of a part may stand.
  ///
  /// A part begins behind `#`, `&`, `/`, `;`, `=` or `?`; two comparisons find these and some that
  /// are of no harm.
  @inline(__always)
  fileprivate static func begins(_ window: PlainWindow) -> WideBlock.Matches {
    let twoBefore = window.twoBefore
    return twoBefore.places(of: 0x3F, setting: 0x06) .| twoBefore.places(of: 0x2F, setting: 0x0D)
  }

  /// Where the second of two slashes may stand, or of the letters of `$…`, `ad`, `af` or `is`.
  @inline(__always)
  fileprivate static func secondsOfParts(_ window: PlainWindow) -> WideBlock.Matches {
    let (here, first) = (window.here, window.before)
    let slashes = here.places(of: 0x2F) .| here.places(of: 0x5C)
    let adOrAf = first.places(of: 0x61, setting: 0x20) .& here.places(of: 0x66, setting: 0x22)
    let isi = first.places(of: 0x69, setting: 0x20) .& here.places(of: 0x73, setting: 0x20)
    return slashes .| adOrAf .| isi .| first.places(of: 0x24)
  }

  /// Where the second letter of base64 for a scheme, or for more such letters, may stand: the first
  /// is one of `Q` to `e`; what the second stands for ends with the high half of a letter, a digit
  /// or a hyphen, so that it is one of `C` to `H`, `S` to `X`, `j` to `n`, `z` and `0` to `3`.
  @inline(__always)
  fileprivate static func secondLettersOfBase64(_ window: PlainWindow) -> WideBlock.Matches {
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
