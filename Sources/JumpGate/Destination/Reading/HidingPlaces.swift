/// Looks, while an http(s) address is read, for what may hide in it: another address that leads to
/// a store, as it stands or encoded, or the parameter by which a link service is known.
///
/// It may point out what turns out to be nothing, and leaves out nothing that ``AddressSearch``
/// would find. For it looks at every place where something can begin, in the address as it stands
/// and with every layer of percent-encoding taken off.
struct HidingPlaces: PlainWatcher {
  private(set) var hasFound = false

  @inline(__always)
  mutating func look(at index: Int, in bytes: PlainBytes) {
    let byte = bytes[index]
    // Text in other scripts, blanks, punctuation.
    if byte == UInt8(ascii: "%"), !EncodedByte(bytes, at: index).mayMatter { return }
    if HidingPlace(bytes).mayHide(at: index) { hasFound = true }
  }

  /// A colon, a percent sign, and the second letter of a segment that may be base64.
  @inline(__always)
  static func placesInPath(_ window: PlainWindow) -> WideBlock.Matches {
    window.here.places(of: 0x3A)
      .| (window.twoBefore.places(of: 0x2F) .& secondLettersOfBase64(window))
  }

  /// The same, and the second letter of a signature, the second of two slashes.
  ///
  /// A part begins behind `#`, `&`, `/`, `;`, `=` or `?`; two comparisons find these and some that
  /// are of no harm.
  @inline(__always)
  static func placesInPairs(_ window: PlainWindow) -> WideBlock.Matches {
    let here = window.here
    let first = window.before
    let begins =
      window.twoBefore.places(of: 0x3F, setting: 0x06)
      .| window.twoBefore.places(of: 0x2F, setting: 0x0D)
    // `ad`, `af`, `is`
    let signatures =
      (first.places(of: 0x61, setting: 0x20) .& here.places(of: 0x66, setting: 0x22))
      .| (first.places(of: 0x69, setting: 0x20) .& here.places(of: 0x73, setting: 0x20))
    let slashes = here.places(of: 0x2F) .& first.places(of: 0x2F)
    return here.places(of: 0x3A) .| slashes
      .| (begins .& (signatures .| secondLettersOfBase64(window)))
  }

  /// Where the second letter of base64 for a scheme, or for more such letters, may stand: the first
  /// is one of `Q` to `e`, and the second one of `j` to `n`, or `z`, or no lower-case letter.
  @inline(__always)
  private static func secondLettersOfBase64(_ window: PlainWindow) -> WideBlock.Matches {
    let others = window.here.places(upTo: 0x79, count: 25)
    let seconds = window.here.places(upTo: 0x6E, count: 5) .| .!others
    return window.before.places(upTo: 0x65, count: 21) .& seconds
  }

  /// Whether something may hide in an address that is parsed already.
  static func mayHide(in view: AddressView) -> Bool {
    PlainAddress<HidingPlaces>.read(view.bytes)?.mayHoldAddress ?? true
  }
}
