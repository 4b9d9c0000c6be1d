/// UTF-8 code units of an address, or of a part of it, without owning them.
///
/// Reading past the end gives NUL and a range is cut to what is there, so that no address, however
/// malformed, can read out of bounds or trap. A view lives no longer than the closure that got it.
struct ByteView: Sequence {
  private let start: UnsafePointer<UInt8>?
  let count: Int

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    start = buffer.baseAddress
    count = buffer.count
  }

  private init(start: UnsafePointer<UInt8>?, count: Int) {
    self.start = start
    self.count = count
  }

  func makeIterator() -> UnsafeBufferPointer<UInt8>.Iterator {
    UnsafeBufferPointer(start: start, count: count).makeIterator()
  }

  static var empty: ByteView { ByteView(start: nil, count: 0) }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> UInt8 {
    guard let start, UInt(bitPattern: index) < UInt(bitPattern: count) else { return 0 }
    return start[index]
  }

  /// The part from one offset to another, cut to what is there.
  func part(_ from: Int, _ to: Int) -> ByteView {
    let low = Swift.max(0, Swift.min(from, count))
    let high = Swift.max(low, Swift.min(to, count))
    return ByteView(start: start.map { $0 + low }, count: high - low)
  }

  /// The part from an offset to the end.
  func from(_ offset: Int) -> ByteView { part(offset, count) }

  /// The offset of the first such byte at or after an offset, or `count`.
  func index(of byte: UInt8, from offset: Int = 0) -> Int {
    var index = Swift.max(0, offset)
    while let block = block(at: index), !Self.holds(block, byte) { index += 16 }
    while index < count, self[index] != byte { index += 1 }
    return Swift.min(index, count)
  }

  /// The offset of the first of two bytes at or after an offset, or `count`.
  func index(of first: UInt8, or second: UInt8, from offset: Int = 0) -> Int {
    var index = Swift.max(0, offset)
    while let block = block(at: index), !Self.holds(block, first), !Self.holds(block, second) {
      index += 16
    }
    while index < count, self[index] != first, self[index] != second { index += 1 }
    return Swift.min(index, count)
  }

  /// Sixteen bytes at once, or nil if fewer are left.
  private func block(at index: Int) -> SIMD16<UInt8>? {
    guard let start, index >= 0, index <= count - 16 else { return nil }
    return UnsafeRawPointer(start + index).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  private static func holds(_ block: SIMD16<UInt8>, _ byte: UInt8) -> Bool {
    // `any` compiles to code for each lane.
    let equal = block .== SIMD16<UInt8>(repeating: byte)
    let halves = unsafeBitCast(equal, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] != 0
  }

  func contains(_ byte: UInt8) -> Bool { index(of: byte) < count }

  /// Whether the bytes are a word of the tables, without regard to case.
  func equals(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && starts(with: word)
  }

  /// Whether the bytes begin with a word of the tables, without regard to case.
  func starts(with word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard length <= count else { return false }
    for index in 0..<length
    where self[index].asciiLowercased != word.byte(at: index).asciiLowercased {
      return false
    }
    return true
  }

  func contains(where isWanted: (UInt8) -> Bool) -> Bool {
    for index in 0..<count where isWanted(self[index]) { return true }
    return false
  }

  func allSatisfy(_ isWanted: (UInt8) -> Bool) -> Bool { !contains { !isWanted($0) } }

  /// The bytes as text, for people and for parsing anew.
  var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}

extension StaticString {
  /// The code unit at an offset; NUL past the end.
  func byte(at index: Int) -> UInt8 {
    guard hasPointerRepresentation, index < utf8CodeUnitCount else { return 0 }
    return utf8Start[index]
  }

  /// The text.
  var text: String { description }
}
