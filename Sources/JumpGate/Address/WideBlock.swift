/// Thirty-two bytes, looked at all at once.
///
/// Masks have a bit for each byte, the first byte's lowest. Bytes are compared as signed numbers,
/// which is one instruction; those that are not ASCII are negative.
struct WideBlock {
  typealias Lanes = SIMD32<Int8>
  typealias Matches = SIMDMask<SIMD32<Int8>>

  /// How many bytes a block has.
  static let width = 32

  private let lanes: Lanes

  /// Reads 32 bytes.
  @inline(__always)
  init(_ start: UnsafeRawPointer) { lanes = start.loadUnaligned(as: Lanes.self) }

  /// Writes the bytes.
  @inline(__always)
  func store(_ target: UnsafeMutableRawPointer) { target.storeBytes(of: lanes, as: Lanes.self) }

  /// Where these bytes are one value.
  @inline(__always)
  func places(of byte: Int8) -> Matches { lanes .== Lanes(repeating: byte) }

  /// Where these bytes, some bits set in each, are one value.
  @inline(__always)
  func places(of byte: Int8, setting bits: Int8) -> Matches {
    setting(bits) .== Lanes(repeating: byte)
  }

  /// Where these bytes are not ASCII, or less than a value.
  @inline(__always)
  func places(below byte: Int8) -> Matches { lanes .< Lanes(repeating: byte) }

  /// Where these bytes, some bits flipped in each, are not ASCII, or less than a value.
  @inline(__always)
  func places(below byte: Int8, flipping bits: Int8) -> Matches {
    flipping(bits) .< Lanes(repeating: byte)
  }

  /// Where these bytes are ASCII and more than a value.
  @inline(__always)
  func places(above byte: Int8) -> Matches { lanes .> Lanes(repeating: byte) }

  /// Where these bytes, some bits set in each, are so many values up to a last one.
  @inline(__always)
  func places(upTo last: Int8, count: Int8, setting bits: Int8 = 0) -> Matches {
    // Moved so that the last is the greatest number; what is beyond becomes negative.
    let moved = setting(bits) &+ Lanes(repeating: Int8.max &- last)
    return moved .> Lanes(repeating: Int8.max &- count)
  }

  /// Where these bytes, some bits cleared in each, are one value.
  @inline(__always)
  func places(of byte: Int8, clearing bits: Int8) -> Matches {
    clearing(bits) .== Lanes(repeating: byte)
  }

  /// Where these bytes, some bits cleared in each, are so many values up to a last one.
  @inline(__always)
  func places(upTo last: Int8, count: Int8, clearing bits: Int8) -> Matches {
    clearing(bits) &+ Lanes(repeating: Int8.max &- last) .> Lanes(repeating: Int8.max &- count)
  }

  /// The lanes from one on.
  @inline(__always)
  static func places(from lane: Int) -> Matches {
    let numbers = Lanes(
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
      26, 27, 28, 29, 30, 31)
    return numbers .> Lanes(repeating: Int8(truncatingIfNeeded: lane &- 1))
  }

  /// Where a small letter, a digit, `.`, `-` or `_` stands.
  ///
  /// - Parameter bits: 0x20 to take capitals for small letters.
  @inline(__always)
  func labelBytes(setting bits: Int8) -> Matches {
    // Hyphen, dot, slash and the digits follow each other.
    let others = places(upTo: 0x39, count: 13) .& .!places(of: 0x2F)
    return places(upTo: 0x7A, count: 26, setting: bits) .| others .| places(of: 0x5F)
  }

  /// The bytes with some bits set.
  ///
  /// `|` of these vectors compiles to code for each lane, that of masks to one instruction.
  @inline(__always)
  private func setting(_ bits: Int8) -> Lanes {
    let all = unsafeBitCast(Lanes(repeating: bits), to: Matches.self)
    return unsafeBitCast(unsafeBitCast(lanes, to: Matches.self) .| all, to: Lanes.self)
  }

  /// The bytes with some bits cleared.
  @inline(__always)
  private func clearing(_ bits: Int8) -> Lanes {
    let kept = unsafeBitCast(Lanes(repeating: ~bits), to: Matches.self)
    return unsafeBitCast(unsafeBitCast(lanes, to: Matches.self) .& kept, to: Lanes.self)
  }

  /// The bytes with some bits flipped.
  @inline(__always)
  private func flipping(_ bits: Int8) -> Lanes {
    let flipped = unsafeBitCast(Lanes(repeating: bits), to: Matches.self)
    return unsafeBitCast(unsafeBitCast(lanes, to: Matches.self) .^ flipped, to: Lanes.self)
  }

  /// A bit for each match.
  ///
  /// Eight bytes at a time: one bit is left in each, and a product gathers them in its top byte.
  @inline(__always)
  static func bits(_ matches: Matches) -> UInt32 {
    let words = unsafeBitCast(matches, to: SIMD4<UInt64>.self)
    let low = byte(words[0]) | byte(words[1]) &<< 8
    return low | byte(words[2]) &<< 16 | byte(words[3]) &<< 24
  }

  /// Whether there is a match.
  @inline(__always)
  static func isAny(_ matches: Matches) -> Bool {
    let words = unsafeBitCast(matches, to: SIMD4<UInt64>.self)
    return (words[0] | words[1]) | (words[2] | words[3]) != 0
  }

  @inline(__always)
  private static func byte(_ word: UInt64) -> UInt32 {
    UInt32(
      truncatingIfNeeded: ((word & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101) &>> 56)
  }
}
