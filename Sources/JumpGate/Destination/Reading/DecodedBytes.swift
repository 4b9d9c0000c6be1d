/// Reads bytes with none, one, two or three layers of percent-encoding taken off, without a copy.
///
/// A `%` that no two hexadecimal digits follow stands for itself, as in the URL Standard's
/// percent-decode (<https://url.spec.whatwg.org/#percent-decode>).
struct DecodedBytes: Sequence, IteratorProtocol {
  private let view: ByteView
  private let layers: Int
  /// Where the next undecoded byte stands.
  private(set) var offset: Int

  init(_ view: ByteView, layers: Int = 1, from offset: Int = 0) {
    self.view = view
    self.layers = layers
    self.offset = offset
  }

  /// As many bytes as can still come.
  var mostBytes: Int { view.count - offset }

  @inline(__always)
  mutating func next() -> UInt8? {
    let byte = view[offset]
    // What is no percent sign is the same in every layer.
    if byte == UInt8(ascii: "%"), layers > 0 { return next(layer: layers) }
    guard offset < view.count else { return nil }
    offset += 1
    return byte
  }

  /// Passes over what is the same in every layer, up to the next percent sign.
  mutating func passPlain() -> ByteView {
    let start = offset
    offset = view.index(of: UInt8(ascii: "%"), from: start)
    return view.part(start, offset)
  }

  private mutating func next(layer: Int) -> UInt8? {
    guard layer > 0 else { return nextRaw() }
    guard let byte = next(layer: layer - 1) else { return nil }
    guard byte == UInt8(ascii: "%") else { return byte }
    let mark = offset
    if let high = next(layer: layer - 1)?.hexValue, let low = next(layer: layer - 1)?.hexValue {
      return high << 4 | low
    }
    offset = mark
    return byte
  }

  private mutating func nextRaw() -> UInt8? {
    guard offset < view.count else { return nil }
    defer { offset += 1 }
    return view[offset]
  }

  /// Whether the bytes to come are a word of the tables, with regard to case.
  func isExactly(_ word: StaticString) -> Bool {
    var rest = self
    for index in 0..<word.utf8CodeUnitCount {
      guard rest.next() == word.byte(at: index) else { return false }
    }
    return rest.next() == nil
  }

  /// Whether the bytes to come are a word of the tables, without regard to case.
  func equals(_ word: StaticString) -> Bool {
    var rest = self
    for index in 0..<word.utf8CodeUnitCount {
      guard let byte = rest.next(), byte.asciiLowercased == word.byte(at: index).asciiLowercased
      else {
        return false
      }
    }
    return rest.next() == nil
  }
}

extension ByteView {
  /// Whether the bytes, percent-decoded, are a word of the tables, without regard to case.
  func equalsDecoded(_ word: ByteView) -> Bool {
    // The first letter tells most words apart.
    let first = self[0]
    if first != UInt8(ascii: "%"), first.asciiLowercased != word[0] { return false }
    var index = 0
    for byte in DecodedBytes(self) {
      guard index < word.count, byte.asciiLowercased == word[index] else { return false }
      index += 1
    }
    return index == word.count
  }

  /// Hands over the bytes, a number of layers of percent-encoding taken off and a prefix put before
  /// them, in memory on the stack (on the heap above a kilobyte).
  func withDecoded<Result>(
    layers: Int, after prefix: StaticString = "",
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let length = prefix.utf8CodeUnitCount
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length + count) { buffer in
      for index in 0..<length { buffer.initializeElement(at: index, to: prefix.byte(at: index)) }
      var end = length
      var bytes = DecodedBytes(self, layers: layers)
      while bytes.offset < count {
        let plain = bytes.passPlain()
        end = plain.copy(to: buffer, at: end)
        guard let byte = bytes.next() else { break }
        buffer.initializeElement(at: end, to: byte)
        end += 1
      }
      return body(UnsafeBufferPointer(rebasing: buffer[0..<end]))
    }
  }
}
