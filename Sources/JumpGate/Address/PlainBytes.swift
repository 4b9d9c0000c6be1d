/// The bytes of an address as the fast ways read them: by blocks.
struct PlainBytes {
  private let start: UnsafeRawPointer
  let count: Int

  /// How many bytes must be readable before or in an address: a block, and one before it.
  private static let margin = WideBlock.width + 1

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
    if bytes.count >= margin { return body(PlainBytes(start: start, count: bytes.count)) }
    return withUnsafeTemporaryAllocation(byteCount: 2 * margin, alignment: 16) { copy in
      copy.initializeMemory(as: UInt8.self, repeating: 0)
      guard let base = copy.baseAddress, !bytes.isEmpty else { return nil }
      (base + margin).copyMemory(from: start, byteCount: bytes.count)
      return body(PlainBytes(start: UnsafeRawPointer(base + margin), count: bytes.count))
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
  ///   - body: gets the block and the one that begins a byte earlier.
  @inline(__always)
  func bits(at index: Int, _ body: (WideBlock, WideBlock) -> WideBlock.Matches) -> UInt32 {
    let block = min(index, count &- WideBlock.width)
    let matches = body(WideBlock(start + block), WideBlock(start + (block &- 1)))
    return WideBlock.bits(matches) &>> UInt32(truncatingIfNeeded: index &- block)
  }

  /// Whether anything matches in the block of 32 bytes that holds those from an index on; near the
  /// end bytes before the index may match too.
  @inline(__always)
  func isAny(near index: Int, _ body: (WideBlock, WideBlock) -> WideBlock.Matches) -> Bool {
    let block = min(index, count &- WideBlock.width)
    return WideBlock.isAny(body(WideBlock(start + block), WideBlock(start + (block &- 1))))
  }

  /// The first eight bytes as a number, the first byte lowest.
  ///
  /// - Parameter index: where, at most the count.
  @inline(__always)
  func word(endingAt index: Int) -> UInt64 {
    UInt64(littleEndian: (start + (index &- 8)).loadUnaligned(as: UInt64.self))
  }

  /// A part of the bytes.
  func slice(_ from: Int, _ to: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: (start + from).assumingMemoryBound(to: UInt8.self), count: to &- from)
  }
}
