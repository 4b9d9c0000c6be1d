/// Path, query and fragment of an address with every layer of percent-encoding taken off.
struct DecodedRest {
  let bytes: PlainBytes
  /// The marks of an address's structure that were encoded, in order.
  private let marks: UnsafeBufferPointer<EncodedMark>

  /// How many layers of percent-encoding a mark of an address's structure had, up to 255.
  func layers(at index: Int) -> UInt8 {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].offset < index { low = middle + 1 } else { high = middle }
    }
    return low < marks.count && marks[low].offset == index ? marks[low].layers : 0
  }

  /// Calls a body with what stands from an offset on, decoded; nil if something is encoded to hide
  /// it, as ``EncodedByte`` has it.
  ///
  /// Up to 750 bytes need no memory but the stack.
  static func with<Value>(
    _ bytes: PlainBytes, from start: Int, _ body: (DecodedRest) -> Value
  ) -> Value? {
    // Blocks are copied at once, and those before the first byte may be read.
    guard bytes.count &- start < EncodedMark.mostOffsets else { return nil }
    let capacity = bytes.count &- start &+ 2 * WideBlock.width
    let mostMarks = (bytes.count &- start) / 3 &+ 1
    return withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 16) { copy in
      withUnsafeTemporaryAllocation(byteCount: PlainBytes.margin &+ capacity, alignment: 16) {
        text in
        withUnsafeTemporaryAllocation(of: EncodedMark.self, capacity: mostMarks) { marks in
          guard let copy = copy.baseAddress, let base = text.baseAddress,
            let marks = marks.baseAddress
          else { return nil }
          bytes.copy(from: start, to: copy)
          base.initializeMemory(as: UInt8.self, repeating: 0, count: PlainBytes.margin)
          var decoder = Decoder(to: base + PlainBytes.margin, marks)
          guard decoder.decode(copy, count: bytes.count &- start) else { return nil }
          return body(
            DecodedRest(
              bytes: PlainBytes(behindMargin: base + PlainBytes.margin, count: decoder.count),
              marks: UnsafeBufferPointer(start: marks, count: decoder.markCount)))
        }
      }
    }
  }

  /// Decodes bytes.
  private struct Decoder {
    private let text: UnsafeMutableRawPointer
    private let marks: UnsafeMutablePointer<EncodedMark>
    /// How many bytes were written.
    private(set) var count = 0
    private(set) var markCount = 0

    init(to text: UnsafeMutableRawPointer, _ marks: UnsafeMutablePointer<EncodedMark>) {
      self.text = text
      self.marks = marks
    }

    /// Decodes so many bytes, behind which two blocks of zeros stand.
    ///
    /// - Returns: false if one is encoded to hide it.
    @inline(__always)
    mutating func decode(_ bytes: UnsafeRawPointer, count byteCount: Int) -> Bool {
      var index = 0
      while index < byteCount {
        let block = WideBlock(bytes + index)
        block.store(text + count)
        let percents = block.places(of: 0x25)
        guard WideBlock.isAny(percents) else {
          index = index &+ WideBlock.width
          count = count &+ WideBlock.width
          continue
        }
        var bits = WideBlock.bits(percents)
        let begin = index
        while bits != 0 {
          let place = begin &+ bits.trailingZeroBitCount
          bits &= bits &- 1
          // Two percent signs can be one byte's.
          guard place >= index else { continue }
          WideBlock(bytes + index).store(text + count)
          count = count &+ place &- index
          let encoded = EncodedByte(bytes, at: place)
          if encoded.isSuspicious { return false }
          text.storeBytes(of: encoded.value, toByteOffset: count, as: UInt8.self)
          marks[markCount] = EncodedMark(offset: count, layers: encoded.layers)
          markCount = markCount &+ (encoded.isMark ? 1 : 0)
          count = count &+ 1
          index = encoded.next
        }
      }
      // What was copied beyond the end does not count.
      count = count &- (index &- byteCount)
      return true
    }
  }
}

/// A mark of an address's structure that was percent-encoded.
private struct EncodedMark {
  /// How many bytes may be decoded, so that offsets fit.
  static let mostOffsets = 1 << 24

  private let packed: UInt32

  init(offset: Int, layers: UInt8) {
    packed = UInt32(truncatingIfNeeded: offset) &<< 8 | UInt32(layers)
  }

  /// Where it stands in the decoded bytes.
  var offset: Int { Int(packed &>> 8) }
  /// How many layers of percent-encoding it had, up to 255.
  var layers: UInt8 { UInt8(truncatingIfNeeded: packed) }
}
