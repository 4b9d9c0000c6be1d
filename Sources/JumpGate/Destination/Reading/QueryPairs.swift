/// One `key=value` of a query, undecoded.
struct QueryPair {
  private let text: ByteView
  private let start: Int
  private let equals: Int
  private let end: Int

  /// Key, `=` and value.
  var whole: ByteView { text.part(start, end) }
  var key: ByteView { text.part(start, equals) }
  var value: ByteView { text.part(equals + 1, end) }
  /// The pair and everything after it: what a reader sees who does not split at `&`.
  var untilEnd: ByteView { text.from(start) }

  /// Whether the key, decoded, is a word of the tables, without regard to case.
  func isNamed(_ word: StaticString) -> Bool { DecodedBytes(key).equals(word) }
}

extension QueryPair {
  /// The pair that stands between two offsets.
  fileprivate init(in text: ByteView, from start: Int, to end: Int) {
    self.text = text
    self.start = start
    self.end = end
    equals = text.part(0, end).index(of: UInt8(ascii: "="), from: start)
  }
}

/// The pairs of a query.
///
/// `;` separates as `&` does: Apple's query reader takes either.
struct QueryPairs: Sequence, IteratorProtocol {
  private let query: ByteView
  private let ampersand: UInt8
  private var offset = 0

  init(_ query: ByteView) {
    self.query = query
    ampersand = UInt8(ascii: "&")
  }

  /// Reads pairs that `;` alone separates, as in an Android intent.
  init(separatedBySemicolons text: ByteView) {
    query = text
    ampersand = UInt8(ascii: ";")
  }

  mutating func next() -> QueryPair? {
    while offset < query.count, isSeparator(query[offset]) { offset += 1 }
    guard offset < query.count else { return nil }
    let start = offset
    offset = query.index(of: ampersand, or: UInt8(ascii: ";"), from: start)
    return QueryPair(in: query, from: start, to: offset)
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    byte == ampersand || byte == UInt8(ascii: ";")
  }
}
