/// One `key=value` of a query, undecoded.
struct QueryPair {
  /// Key, `=` and value.
  let whole: ByteView
  let key: ByteView
  let value: ByteView
  /// The pair and everything after it: what a reader sees who does not split at `&`.
  let untilEnd: ByteView

  /// Whether the key, decoded, is a word of the tables, without regard to case.
  func isNamed(_ word: StaticString) -> Bool { DecodedBytes(key).equals(word) }
}

extension QueryPair {
  /// The pair that stands between two offsets.
  fileprivate init(in text: ByteView, from start: Int, to end: Int) {
    whole = text.part(start, end)
    let equals = whole.index(of: UInt8(ascii: "="))
    key = whole.part(0, equals)
    value = whole.from(equals + 1)
    untilEnd = text.from(start)
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
