/// Reads the app ids out of a product's path, as it goes on after the word `app`.
///
/// The last segment is the place: `id` and digits, or digits alone; what follows a `;`, `&` or `,`
/// in it is read too. A segment before it counts only if it is itself `id` and digits, whatever rides
/// on it, or stands after a segment `id`: names of apps may be digits or begin with `id`.
struct PathIDs {
  private(set) var tally = IDTally()
  /// Whether digits alone are a name, as on the hosts of short links.
  private let areDigitsNames: Bool
  private var isAfterIDWord = false
  private var count = 0

  init(_ path: ByteView, areDigitsNames: Bool) {
    self.areDigitsNames = areDigitsNames
    var segments = PathSegments(path)
    while let segment = segments.next() {
      count += 1
      if segments.isAtEnd { readPlaceAndRiders(segment) } else { readEarlier(segment) }
      isAfterIDWord = segment.equals(StoreParameters.idPrefix)
    }
  }

  /// What the segments that are `id` and digits say, in a path where no word is before them.
  static func plain(in path: ByteView) -> IDTally {
    var tally = IDTally()
    for segment in PathSegments(path) {
      let place = segment.part(0, segment.index(of: UInt8(ascii: ";")))
      if let digits = digits(after: StoreParameters.idPrefix, in: place) { tally.add(digits) }
    }
    return tally
  }

  private mutating func readEarlier(_ segment: ByteView) {
    if isAfterIDWord { return tally.add(segment) }
    let place = segment.part(0, endOfPart(of: segment, from: 0))
    if Self.digits(after: StoreParameters.idPrefix, in: place) != nil {
      readPlaceAndRiders(segment)
    }
  }

  private mutating func readPlaceAndRiders(_ segment: ByteView) {
    var start = 0
    var separator: UInt8 = 0
    while start <= segment.count {
      let end = endOfPart(of: segment, from: start)
      let part = segment.part(start, end)
      if start == 0 { readPlace(part) } else { readRider(part, after: separator) }
      separator = segment[end]
      start = end + 1
    }
  }

  /// Where the place or a rider ends.
  private func endOfPart(of segment: ByteView, from start: Int) -> Int {
    var end = start
    while end < segment.count, !isSeparator(segment[end]) { end += 1 }
    return end
  }

  /// Reads the place itself.
  private mutating func readPlace(_ part: ByteView) {
    if isAfterIDWord, let digits = Self.digits(after: "", in: part) { return tally.add(digits) }
    if part.starts(with: StoreParameters.idPrefix) {
      return tally.add(part.from(StoreParameters.idPrefix.utf8CodeUnitCount))
    }
    if areDigitsNames { return }
    if let digits = Self.digits(after: "", in: part) { return tally.add(digits) }
    if isAfterIDWord || resemblesNumber(part) { tally.spoil() }
  }

  /// Reads what rides on the place after a separator.
  private mutating func readRider(_ part: ByteView, after separator: UInt8) {
    let equals = part.index(of: UInt8(ascii: "="))
    if equals < part.count {
      guard let row = StoreParameters.index.row(of: part.part(0, equals)) else { return }
      if case .id = row.meaning { return tally.add(part.from(equals + 1)) }
      if case .adamID = row.meaning { return tally.add(part.from(equals + 1)) }
    } else if let digits = Self.digits(after: "", in: part)
      ?? Self.digits(after: StoreParameters.idPrefix, in: part)
    {
      tally.add(digits)
    } else if separator == UInt8(ascii: ",") {
      tally.spoil()
    }
  }

  /// The digits after a word, if nothing else stands there.
  static func digits(after word: StaticString, in part: ByteView) -> ByteView? {
    let digits = part.from(word.utf8CodeUnitCount)
    guard part.starts(with: word), !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else {
      return nil
    }
    return digits
  }

  /// Whether a part that is no number wants to be read as one: `+1`, ` 1`, `1.0`, and after a
  /// name `1abc`.
  private func resemblesNumber(_ part: ByteView) -> Bool {
    guard part.contains(where: \.isASCIIDigit) else { return false }
    let hasName = part.contains { $0.isASCIIAlpha || $0 >= 0x80 }
    return hasName ? count > 1 && part[0].isASCIIDigit : true
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ";") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: ",")
  }
}
