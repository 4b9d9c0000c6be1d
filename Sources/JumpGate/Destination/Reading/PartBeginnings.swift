/// The first two bytes of what may hide at the beginning of a part: two slashes, a signature, or
/// base64, of which ``HidingPlaces`` tells the second letters.
enum PartBeginnings {
  /// Whether something may begin with two bytes as they stand.
  ///
  /// A letter that is encoded is found for itself.
  @inline(__always)
  static func mayBegin(_ first: UInt8, _ second: UInt8) -> Bool {
    first == UInt8(ascii: "$") || (firsts.holds(first) && seconds.holds(second))
  }

  /// Slashes and `%`; `A`, `I` and `i`; `Q` to `e`.
  private static let firsts = ASCIISet(low: 0x0000_8020_0000_0000, high: 0x0000_023F_FFFE_0202)
  /// Slashes, `%` and the `5` of an encoded slash; `d`, `f` and `s`; the second letters of base64.
  private static let seconds = ASCIISet(low: 0x002F_8020_0000_0000, high: 0x0408_7C50_11F8_01F8)
}
