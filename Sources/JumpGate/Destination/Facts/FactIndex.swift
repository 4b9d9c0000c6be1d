/// A row of a table.
protocol Fact: Sendable {
  /// What the row is found by.
  var key: FactKey { get }
  var source: FactSource { get }
}

/// What a row is found by: a word in lower case, in two parts that follow each other.
struct FactKey: Sendable {
  let first: StaticString
  let second: StaticString

  init(_ first: StaticString, _ second: StaticString = "") {
    self.first = first
    self.second = second
  }

  var count: Int { first.utf8CodeUnitCount + second.utf8CodeUnitCount }

  func byte(at index: Int) -> UInt8 {
    let length = first.utf8CodeUnitCount
    return index < length ? first.byte(at: index) : second.byte(at: index - length)
  }
}

/// A case-blind hash of a word that grows from the word's end to its beginning.
///
/// So the domains of a host (`com`, `apple.com`, `apps.apple.com`) are hashed in one pass.
struct FactHash {
  private(set) var value: UInt32 = 2_166_136_261

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt32(byte.asciiLowercased)) &* 16_777_619
  }

  func slot(mask: Int) -> Int { Int(truncatingIfNeeded: value ^ value >> 15) & mask }
}

/// Finds a row by its word in time that does not depend on the number of rows.
struct FactIndex<Row: Fact>: @unchecked Sendable {
  let rows: [Row]
  /// The same rows, and by hash their numbers plus one; 0 is free.
  ///
  /// Memory of their own, never freed: an array would be counted at each look.
  private let memory: UnsafePointer<Row>
  private let slots: UnsafePointer<UInt16>
  private let mask: Int
  /// A bit for each length of a word, up to 63, and for each first byte, by its low six bits.
  private let lengths: UInt64
  private let firstBytes: UInt64

  init(_ rows: [Row]) {
    var size = 16
    while size < rows.count * 4 { size *= 2 }
    var slots = [UInt16](repeating: 0, count: size)
    for (number, row) in rows.enumerated() {
      var slot = Self.slot(of: row.key, mask: size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt16(truncatingIfNeeded: number + 1)
    }
    self.rows = rows
    memory = Self.keep(rows)
    self.slots = Self.keep(slots)
    mask = size - 1
    lengths = rows.reduce(0) { $0 | 1 << UInt64($1.key.count) }
    firstBytes = rows.reduce(0) { $0 | Self.bit(of: $1.key.byte(at: 0)) }
  }

  private static func keep<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    memory.initialize(from: elements, count: elements.count)
    return UnsafePointer(memory)
  }

  /// A row by its number, which one of the functions below gave.
  subscript(number: Int) -> Row {
    @inline(__always) _read { yield memory[number] }
  }

  /// The row of a word.
  func row(of word: ByteView) -> Row? { number(of: word).map { self[$0] } }

  /// The row of a word that may be percent-encoded.
  func row(ofEncoded word: ByteView) -> Row? { number(ofEncoded: word).map { self[$0] } }

  /// The number of the row of a word that may be percent-encoded.
  func number(ofEncoded word: ByteView) -> Int? {
    guard word.contains(UInt8(ascii: "%")) else { return number(of: word) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
      var count = 0
      for byte in DecodedBytes(word) {
        guard count < buffer.count else { return nil }
        buffer.initializeElement(at: count, to: byte)
        count += 1
      }
      return number(
        of: ByteView(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[0..<count])))
    }
  }

  /// The number of a word's row.
  func number(of word: ByteView) -> Int? {
    guard lengths >> UInt64(word.count) & 1 != 0, firstBytes & Self.bit(of: word[0]) != 0 else {
      return nil
    }
    var hash = FactHash()
    for index in stride(from: word.count - 1, through: 0, by: -1) { hash.add(word[index]) }
    return number(hash: hash) { number in
      let key = self[number].key
      guard key.count == word.count else { return false }
      for index in 0..<word.count where word[index].asciiLowercased != key.byte(at: index) {
        return false
      }
      return true
    }
  }

  /// The number of the row of a word whose hash is known; more than one row may have the word.
  @inline(__always)
  func number(hash: FactHash, where isRow: (Int) -> Bool) -> Int? {
    var slot = hash.slot(mask: mask)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if isRow(number) { return number }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private static func bit(of byte: UInt8) -> UInt64 { 1 << UInt64(byte.asciiLowercased & 63) }

  private static func slot(of key: FactKey, mask: Int) -> Int {
    var hash = FactHash()
    for index in stride(from: key.count - 1, through: 0, by: -1) { hash.add(key.byte(at: index)) }
    return hash.slot(mask: mask)
  }
}
