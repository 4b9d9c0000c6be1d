/// The bytes of an address as the fast ways read them: by blocks.
struct PlainBytes {
  private let start: UnsafeRawPointer
  let count: Int

  /// How many bytes must be readable before or in an address: a block, and two before it.
  static let margin = WideBlock.width + 2

  /// - Parameter start: where the bytes begin; ``margin`` bytes before can be read.
  @inline(__always)
  init(behindMargin start: UnsafeRawPointer, count: Int) {
    self.start = start
    self.count = count
  }

  /// Calls a body with the bytes of an address; nil for none, or too many to count in 32 bits.
  ///
  /// A short one is copied to the stack, behind bytes that a block may read.
  @inline(__always)
  static func with<Value>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (PlainBytes) -> Value?
  ) -> Value? {
    guard let start = UnsafeRawPointer(bytes.baseAddress), bytes.count < UInt32.max else {
      return nil
    }
    return withUnsafeTemporaryAllocation(byteCount: 2 * margin, alignment: 16) { copy in
      var start = start
      if bytes.count < margin {
        copy.initializeMemory(as: UInt8.self, repeating: 0)
        guard let base = copy.baseAddress, !bytes.isEmpty else { return nil }
        (base + margin).copyMemory(from: start, byteCount: bytes.count)
        start = UnsafeRawPointer(base + margin)
      }
      return body(PlainBytes(behindMargin: start, count: bytes.count))
    }
  }

  /// The byte at an index; 0, which no plain address holds, past the end.
  @inline(__always)
  subscript(index: Int) -> UInt8 {
    index < count ? start.load(fromByteOffset: index, as: UInt8.self) : 0
  }

  /// What matches among the 32 bytes from an index on; bits past the end are clear.
  ///
  /// Near the end a block is read that begins earlier.
  ///
  /// - Parameters:
  ///   - index: where, less than the count.
  ///   - body: gets the block with those before it.
  @inline(__always)
  func bits(at index: Int, _ body: (PlainWindow) -> WideBlock.Matches) -> UInt32 {
    let block = min(index, count &- WideBlock.width)
    let matches = body(PlainWindow(start + block))
    return WideBlock.bits(matches) &>> UInt32(truncatingIfNeeded: index &- block)
  }

  /// As ``bits(at:_:)``, for what seldom matches.
  @inline(__always)
  func bitsIfAny(at index: Int, _ body: (PlainWindow) -> WideBlock.Matches) -> UInt32 {
    let block = min(index, count &- WideBlock.width)
    let matches = body(PlainWindow(start + block))
    guard WideBlock.isAny(matches) else { return 0 }
    return WideBlock.bits(matches) &>> UInt32(truncatingIfNeeded: index &- block)
  }

  /// The 32 bytes from an index on.
  @inline(__always)
  func window(_ index: Int) -> PlainWindow { PlainWindow(start + index) }

  /// Copies the bytes from an index on, and two blocks of zeros.
  func copy(from index: Int, to target: UnsafeMutableRawPointer) {
    target.copyMemory(from: start + index, byteCount: count &- index)
    (target + (count &- index)).initializeMemory(
      as: UInt8.self, repeating: 0, count: 2 &* WideBlock.width)
  }

  /// Where one of two ASCII bytes stands first; the count if none does.
  func index(of first: Int8, or second: Int8, from start: Int) -> Int {
    var index = start
    while index < count {
      let found = bits(at: index) { $0.here.places(of: first) .| $0.here.places(of: second) }
      if found != 0 { return index &+ found.trailingZeroBitCount }
      index = index &+ WideBlock.width
    }
    return count
  }

  /// Where a run of small letters, digits, `.`, `-` and `_` ends.
  func endOfLabels(from start: Int) -> Int {
    var index = start
    while index < count {
      let length = (~bits(at: index) { $0.here.labelBytes(setting: 0) }).trailingZeroBitCount
      if length < WideBlock.width { return min(index &+ length, count) }
      index = index &+ WideBlock.width
    }
    return count
  }

  /// Eight bytes as a number, the first byte lowest.
  ///
  /// - Parameter index: where they end, 8 at least.
  @inline(__always)
  func word(endingAt index: Int) -> UInt64 {
    UInt64(littleEndian: (start + (index &- 8)).loadUnaligned(as: UInt64.self))
  }

  /// Calls a body with where the bytes begin; those before may be read, too.
  @inline(__always)
  func withStart<Value>(_ body: (UnsafeRawPointer) -> Value) -> Value { body(start) }

  /// A part of the bytes.
  func slice(_ from: Int, _ to: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: (start + from).assumingMemoryBound(to: UInt8.self), count: to &- from)
  }
}

/// A block of an address, and the blocks that begin one and two bytes before it.
struct PlainWindow {
  private let start: UnsafeRawPointer

  @inline(__always)
  init(_ start: UnsafeRawPointer) { self.start = start }

  /// The block.
  @inline(__always)
  var here: WideBlock { WideBlock(start) }
  /// For each byte of the block the one before it.
  @inline(__always)
  var before: WideBlock { WideBlock(start - 1) }
  /// For each byte of the block the one two before it.
  @inline(__always)
  var twoBefore: WideBlock { WideBlock(start - 2) }
}
