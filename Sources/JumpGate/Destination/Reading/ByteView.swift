/// UTF-8 code units of an address, or of a part of it, without owning them.
///
/// Reading past the end gives NUL and a range is cut to what is there, so that no address, however
/// malformed, can read out of bounds or trap. A view lives no longer than the closure that got it.
struct ByteView: Sequence {
  /// Where they begin; anywhere if there are none.
  private let start: UnsafePointer<UInt8>
  let count: Int

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    start = buffer.baseAddress ?? Self.nowhere
    count = buffer.count
  }

  @inline(__always)
  private init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  /// An address of no bytes, which nobody reads.
  private static var nowhere: UnsafePointer<UInt8> {
    UnsafePointer(UnsafeMutablePointer(bitPattern: 1).unsafelyUnwrapped)
  }

  func makeIterator() -> UnsafeBufferPointer<UInt8>.Iterator {
    UnsafeBufferPointer(start: start, count: count).makeIterator()
  }

  static var empty: ByteView { ByteView(start: nowhere, count: 0) }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> UInt8 {
    @inline(__always) get {
      UInt(bitPattern: index) < UInt(bitPattern: count) ? start[index] : 0
    }
  }

  /// The part from one offset to another, cut to what is there.
  @inline(__always)
  func part(_ from: Int, _ to: Int) -> ByteView {
    let low = Swift.max(0, Swift.min(from, count))
    let high = Swift.max(low, Swift.min(to, count))
    return ByteView(start: start + low, count: high &- low)
  }

  /// The part from an offset to the end.
  @inline(__always)
  func from(_ offset: Int) -> ByteView { part(offset, count) }

  /// The offset of the first such byte at or after an offset, or `count`.
  func index(of byte: UInt8, from offset: Int = 0) -> Int {
    index(from: offset, { $0.places(of: byte) }, { $0 == byte })
  }

  /// The offset of the first of two bytes at or after an offset, or `count`.
  func index(of first: UInt8, or second: UInt8, from offset: Int = 0) -> Int {
    index(from: offset, { $0.places(of: first) | $0.places(of: second) }) {
      $0 == first || $0 == second
    }
  }

  @inline(__always)
  private func index(
    from offset: Int, _ places: (ByteWord) -> UInt64, _ isWanted: (UInt8) -> Bool
  ) -> Int {
    var index = Swift.max(0, offset)
    while index &+ ByteWord.width <= count {
      let found = places(ByteWord(start + index))
      if found != 0 { return index &+ found.trailingZeroBitCount &>> 3 }
      index &+= ByteWord.width
    }
    while index < count, !isWanted(start[index]) { index &+= 1 }
    return Swift.min(index, count)
  }

  /// Copies the bytes into memory that has room for them.
  ///
  /// - Returns: the offset behind them.
  func copy(to buffer: UnsafeMutableBufferPointer<UInt8>, at offset: Int) -> Int {
    guard count > 0, let base = buffer.baseAddress, count <= buffer.count - offset else {
      return offset
    }
    (base + offset).initialize(from: start, count: count)
    return offset + count
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
