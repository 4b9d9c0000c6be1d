/// Where the last two labels of a host begin, as offsets in the address.
struct HostLabels {
  /// Where the last label begins; the end of the host behind a dot at its end.
  var last: Int
  /// Where the label before it begins; the same as ``last`` if there is none.
  var before: Int

  @inline(__always)
  init(startingAt start: Int) {
    last = start
    before = start
  }

  /// Looks for them from a host's end.
  init(_ bytes: UnsafeRawPointer, from start: Int, to end: Int) {
    var index = end
    while index > start, !Self.isDot(bytes, index - 1) { index -= 1 }
    last = index
    if index > start { index -= 1 }
    while index > start, !Self.isDot(bytes, index - 1) { index -= 1 }
    before = index
  }

  private static func isDot(_ bytes: UnsafeRawPointer, _ index: Int) -> Bool {
    bytes.load(fromByteOffset: index, as: UInt8.self) == UInt8(ascii: ".")
  }

  /// Takes note of dots.
  ///
  /// - Parameters:
  ///   - dots: a bit for each, one at least.
  ///   - index: the offset of the lowest bit.
  @inline(__always)
  mutating func read(dots: UInt32, at index: Int) {
    let highest = 31 &- dots.leadingZeroBitCount
    let others = dots & ~(1 &<< UInt32(truncatingIfNeeded: highest))
    before = others == 0 ? last : index &+ (32 &- others.leadingZeroBitCount)
    last = index &+ highest &+ 1
  }
}
