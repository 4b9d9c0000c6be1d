/// Finds where, in some text, an address begins that may lead to a store.
///
/// An address begins with a scheme of the tables and a colon. Tabs and newlines inside a scheme are
/// passed over as a browser does; of `see+https:` the longest end that is a scheme counts. A scheme
/// that is a word of texts counts only if two slashes follow, or a word that makes it an address; and
/// any but http only at the beginning of a part, or if two slashes follow.
struct AddressFinder {
  struct Place {
    /// Where the scheme begins, in undecoded bytes.
    let offset: Int
    /// Whether what follows is the address to its end, be there blanks in it: nothing but blanks
    /// stands before it, or it is encoded and begins a segment.
    let isWhole: Bool
  }

  /// How many letters before a colon are read as a scheme.
  static let longestScheme = RecentLetters.capacity

  /// What the text is.
  enum Kind {
    /// A value, or part of one.
    case value
    /// A path: an encoded segment may be an address, blanks and all.
    case path
    /// A path of which no reader but a server would decode what stands there plainly, so that
    /// `itms%2Dapps://` and `%68ttps://` are no addresses.
    case pathOfPage
  }

  private let view: ByteView
  private let layers: Int
  private let kind: Kind
  private var bytes: DecodedBytes
  private var letters = RecentLetters()
  /// Where the first byte stands that is no blank.
  private var textStart: Int?
  private let isAtStart: Bool
  /// Whether a percent sign was read: there may be another layer.
  private(set) var sawPercent = false

  /// - Parameter isAtStart: whether nothing but blanks stands before the offset.
  init(
    _ view: ByteView, layers: Int, _ kind: Kind = .value, from offset: Int = 0,
    isAtStart: Bool = true
  ) {
    self.isAtStart = isAtStart
    self.view = view
    self.kind = kind
    self.layers = layers
    bytes = DecodedBytes(view, layers: layers, from: offset)
    if layers == 0 { sawPercent = view.contains(UInt8(ascii: "%")) }
  }

  /// The next place, or nil at the end.
  mutating func next() -> Place? {
    skipToColon()
    while true {
      let offset = bytes.offset
      guard let byte = bytes.next() else { return nil }
      if byte > 0x20, textStart == nil { textStart = offset }
      if byte == UInt8(ascii: "%") { sawPercent = true }
      guard byte == UInt8(ascii: ":") else {
        letters.read(byte, at: offset)
        if letters.isEmpty { skipToColon() }
        continue
      }
      let place = placeBeforeColon(at: offset)
      letters.reset()
      if let place { return place }
      skipToColon()
    }
  }

  /// Passes over what is too far before a colon, or what may decode to one, to be a scheme.
  private mutating func skipToColon() {
    let colon = view.index(
      of: UInt8(ascii: ":"), or: layers == 0 ? UInt8(ascii: ":") : UInt8(ascii: "%"),
      from: bytes.offset)
    if textStart == nil {
      var start = bytes.offset
      while start < colon, view[start] <= 0x20 { start += 1 }
      if start < colon { textStart = start }
    }
    var start = colon
    while start > bytes.offset, view[start - 1].isSchemeByte || view[start - 1].isASCIITabOrNewline
    {
      start -= 1
    }
    if start > bytes.offset { letters.reset() }
    bytes = DecodedBytes(view, layers: layers, from: start)
  }

  private func placeBeforeColon(at colon: Int) -> Place? {
    letters.withStarts { scheme, offset in
      guard let fact = Schemes.fact(of: scheme), fact.isWorthFollowing,
        isRead(at: offset, colon: colon)
      else { return nil }
      let isAtStart = isAtStart && offset == textStart
      let beginsSegment = view[offset - 1] == UInt8(ascii: "/")
      let beginsPart = isAtStart || beginsSegment
      guard
        fact.beginsAddress(atStart: beginsPart) || areSlashesNext
          || beginsPart && isNext(oneOf: fact.wordsBehind)
      else { return nil }
      return Place(
        offset: offset, isWhole: isAtStart || (kind != .value && beginsSegment && layers > 0))
    }
  }

  /// Whether a scheme is read as one.
  ///
  /// In the path of a page, where colon and slashes stand plainly, a browser was meant to read it
  /// and does not: not with a byte encoded, not behind a blank or a letter of another script.
  private func isRead(at offset: Int, colon: Int) -> Bool {
    let percent = UInt8(ascii: "%")
    guard kind == .pathOfPage, layers > 0, view[colon] != percent, view[colon + 1] != percent else {
      return true
    }
    if !letters.isBehindASCII, offset == letters.firstOffset { return false }
    return !view.part(offset, colon).contains(percent)
  }

  /// Whether the address goes on with one of some words, apart by blanks, and a mark or the end.
  private func isNext(oneOf words: StaticString) -> Bool {
    guard words.utf8CodeUnitCount > 0 else { return false }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: words.utf8CodeUnitCount) {
      word in
      var rest = bytes
      var count = 0
      while let byte = rest.next(),
        byte.isASCIIAlpha || byte.isASCIIDigit || byte == UInt8(ascii: "_")
      {
        guard count < word.count else { return false }
        word.initializeElement(at: count, to: byte)
        count += 1
      }
      return WordList.contains(
        ByteView(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(word)[0..<count])), in: words)
    }
  }

  private var areSlashesNext: Bool {
    var rest = bytes
    return rest.next()?.isSlash == true && rest.next()?.isSlash == true
  }
}

/// The last letters read that may be a scheme; as many as the longest scheme has.
private struct RecentLetters {
  /// How many there are; each has a bit of `starts`.
  static let capacity = SIMD32<UInt8>.scalarCount

  private var letters = SIMD32<UInt8>()
  private var offsets = SIMD32<UInt32>()
  /// A bit for each letter at which a scheme may begin: after something that is no letter of a
  /// scheme, after one of a scheme's marks, after a removed newline.
  private var starts: UInt32 = 0
  private var count = 0
  private var isStart = true
  /// Whether no blank and nothing but ASCII stands right before the letters.
  private(set) var isBehindASCII = true

  var isEmpty: Bool { count == 0 }

  /// Where the first letter stands; -1 if it is no longer known.
  var firstOffset: Int { count > 0 && count <= Self.capacity ? Int(offsets[0]) : -1 }

  /// - Parameter byte: what stands before the next letter.
  mutating func reset(after byte: UInt8 = UInt8(ascii: "/")) {
    count = 0
    starts = 0
    isStart = true
    isBehindASCII = byte > 0x20 && byte < 0x80
  }

  mutating func read(_ byte: UInt8, at offset: Int) {
    guard !byte.isASCIITabOrNewline else { return isStart = true }
    guard byte.isSchemeByte else { return reset(after: byte) }
    let place = count % Self.capacity
    letters[place] = byte
    offsets[place] = UInt32(truncatingIfNeeded: offset)
    starts = isStart ? starts | 1 << place : starts & ~(1 << place)
    isStart = !byte.isASCIIAlpha && !byte.isASCIIDigit
    count += 1
  }

  /// Hands over what may be a scheme, the longest first, until the body answers.
  func withStarts<Answer>(_ body: (ByteView, Int) -> Answer?) -> Answer? {
    guard count > 0 else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.capacity) { buffer in
      let length = min(count, Self.capacity)
      for index in 0..<length {
        buffer.initializeElement(at: index, to: letters[(count - length + index) % Self.capacity])
      }
      let all = ByteView(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[0..<length]))
      for index in 0..<length {
        let place = (count - length + index) % Self.capacity
        guard starts & 1 << place != 0 else { continue }
        if let answer = body(all.from(index), Int(offsets[place])) { return answer }
      }
      return nil
    }
  }
}
