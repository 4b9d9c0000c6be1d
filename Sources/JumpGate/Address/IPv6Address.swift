/// An IPv6 address: eight pieces of 16 bits.
///
/// Source: <https://url.spec.whatwg.org/#concept-ipv6-parser>
struct IPv6Address {
  private var pieces = SIMD8<UInt16>()

  /// Reads what stands between the brackets; nil if it is no IPv6 address.
  init?(parsing text: UnsafeBufferPointer<UInt8>) {
    var reader = Reader(text: text)
    guard reader.read() else { return nil }
    pieces = reader.pieces
  }

  /// Appends the serialization with its brackets.
  func append(to output: inout [UInt8]) {
    let compressed = longestZeros()
    output.append(UInt8(ascii: "["))
    var index = 0
    while index < 8 {
      if index == compressed.lowerBound, !compressed.isEmpty {
        output.append(UInt8(ascii: ":"))
        if index == 0 { output.append(UInt8(ascii: ":")) }
        index = compressed.upperBound
        continue
      }
      output.append(contentsOf: String(pieces[index], radix: 16).utf8)
      if index < 7 { output.append(UInt8(ascii: ":")) }
      index += 1
    }
    output.append(UInt8(ascii: "]"))
  }

  /// The first longest run of two or more zero pieces, or an empty range.
  private func longestZeros() -> Range<Int> {
    var best = 0..<0
    var start = 0
    for index in 0..<8 {
      if pieces[index] != 0 {
        start = index + 1
      } else if index + 1 - start > max(best.count, 1) {
        best = start..<index + 1
      }
    }
    return best
  }
}

extension IPv6Address {
  /// The standard's parser, step by step.
  private struct Reader {
    let text: UnsafeBufferPointer<UInt8>
    var position = 0
    var pieces = SIMD8<UInt16>()
    var count = 0
    var compress: Int?

    init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

    var byte: UInt8? { position < text.count ? text[position] : nil }

    mutating func read() -> Bool {
      if byte == UInt8(ascii: ":") {
        guard text.count > 1, text[1] == UInt8(ascii: ":") else { return false }
        position = 2
        markCompression()
      }
      while byte != nil {
        guard count < 8, readPiece() else { return false }
      }
      return finish()
    }

    /// Notes that zeros are left out here, one at least.
    private mutating func markCompression() {
      count += 1
      compress = count
    }

    /// Reads a piece and the colon after it, a second colon, or a closing IPv4 address.
    private mutating func readPiece() -> Bool {
      if byte == UInt8(ascii: ":") {
        guard compress == nil else { return false }
        position += 1
        markCompression()
        return true
      }
      let start = position
      var value: UInt16 = 0
      while position - start < 4, let digit = byte?.hexValue {
        value = value << 4 | UInt16(digit)
        position += 1
      }
      if byte == UInt8(ascii: ".") {
        guard position > start, count <= 6 else { return false }
        position = start
        return readIPv4()
      }
      if byte == UInt8(ascii: ":") {
        position += 1
        guard byte != nil else { return false }
      } else if byte != nil {
        return false
      }
      pieces[count] = value
      count += 1
      return true
    }

    /// Reads four decimal parts to the end of the text.
    private mutating func readIPv4() -> Bool {
      for part in 0..<4 {
        if part > 0 {
          guard byte == UInt8(ascii: ".") else { return false }
          position += 1
        }
        guard let value = readDecimal() else { return false }
        pieces[count] = pieces[count] << 8 | value
        if part % 2 == 1 { count += 1 }
      }
      return byte == nil
    }

    /// Reads a number from 0 to 255 without leading zeros.
    private mutating func readDecimal() -> UInt16? {
      guard var value = byte.flatMap({ $0.isASCIIDigit ? UInt16($0 - 0x30) : nil }) else {
        return nil
      }
      position += 1
      while let digit = byte, digit.isASCIIDigit {
        guard value > 0 else { return nil }
        value = value * 10 + UInt16(digit - 0x30)
        guard value <= 255 else { return nil }
        position += 1
      }
      return value
    }

    /// Moves the pieces after the compression to the end.
    private mutating func finish() -> Bool {
      guard let compress else { return count == 8 }
      var from = count
      var to = 8
      while from > compress {
        from -= 1
        to -= 1
        let piece = pieces[from]
        pieces[from] = 0
        pieces[to] = piece
      }
      return true
    }
  }
}
