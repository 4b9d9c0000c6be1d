/// The last two labels of a domain, or as much of them as 16 bytes hold.
struct HostEnd {
  private let first: UInt64
  private let second: UInt64
  /// The length of the last label.
  let topCount: Int
  /// The length of the label before it.
  let labelCount: Int

  /// Reads the labels that end at an offset; nil if no row of a table can end so: one label, a very
  /// long last one, a dot at the end.
  ///
  /// - Parameters:
  ///   - start: where the offsets count from.
  ///   - labels: where the last two begin; they are in lower case.
  ///   - end: where the domain ends; 16 bytes before it are readable, or 8 and no more than the
  ///     domain.
  @inline(__always)
  init?(_ start: UnsafeRawPointer, _ labels: HostLabels, to end: Int) {
    topCount = end &- labels.last
    labelCount = labels.last &- labels.before &- 1
    guard labelCount > 0, topCount > 0, topCount < 15, end >= 8 else { return nil }
    let low = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: end &- 8, as: UInt64.self))
    var high = UInt64(
      littleEndian: start.loadUnaligned(fromByteOffset: max(0, end &- 16), as: UInt64.self))
    if end < 16 { high = high &<< UInt64(8 &* (16 &- end)) }
    let cut = max(0, 16 &- (end &- labels.before))
    // Shifting by 64 or more leaves nothing.
    first = high & (UInt64.max << UInt64(truncatingIfNeeded: 8 &* cut))
    second = cut > 8 ? low & (UInt64.max &<< UInt64(truncatingIfNeeded: 8 &* (cut &- 8))) : low
  }

  /// Whether there is a digit in it.
  ///
  /// Of what stands in a domain only digits have the bit 0x10 and not 0x40.
  var hasDigits: Bool {
    @inline(__always) get {
      let digits = (first & ~(first &>> 2)) | (second & ~(second &>> 2))
      return digits & 0x1010_1010_1010_1010 != 0
    }
  }

  /// A hash of both labels, 12 bits.
  var hash: Int {
    @inline(__always) get { Self.hash(first, second) }
  }

  /// A hash of the label before the last, as if nothing followed; the last has three letters at
  /// most.
  var labelHash: Int {
    @inline(__always) get {
      let shift = UInt64(truncatingIfNeeded: 8 &* (topCount &+ 1))
      return Self.hash(first &<< shift, second &<< shift | first &>> (64 &- shift))
    }
  }

  /// How many hashes there are.
  static let hashCount = 4096

  @inline(__always)
  private static func hash(_ first: UInt64, _ second: UInt64) -> Int {
    let mixed = (first &* 0x9E37_79B9_7F4A_7C15) ^ second
    return Int(truncatingIfNeeded: (mixed &* 0xD6E8_FEB8_6659_FD93) &>> 52)
  }
}
