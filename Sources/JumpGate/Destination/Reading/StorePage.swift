/// What a store's path says: where in the world, which kind of page, and what comes after.
struct StorePage {
  /// The first segment that says what kind of page this is.
  private(set) var word: PathWord?
  /// The path after that segment.
  private(set) var rest = ByteView.empty
  private(set) var storefront: String?
  private(set) var platform: String?
  private(set) var isEmpty = true
  /// What segments that are `id` and digits say before that segment, or anywhere without one.
  private(set) var idsBefore = IDTally()
  /// Whether the first segment is, or may be, a host of the App Store alone.
  private(set) var beginsWithAppStoreHost = false
  /// Whether, before that segment or without one, a segment stands that says something not known.
  private(set) var hasName = false
  /// Whether another reader may see another path.
  let hidDots: Bool

  /// - Parameters:
  ///   - path: decoded, dot segments resolved.
  ///   - mayBeginWithHost: whether the first segment may be a host, as after a store scheme.
  ///   - hidDots: whether dot segments came to light by decoding.
  init(path: ByteView, mayBeginWithHost: Bool, hidDots: Bool = false) {
    self.hidDots = hidDots
    var segments = PathSegments(path)
    var number = 0
    while let segment = segments.next() {
      if isEmpty, mayBeginWithHost { readHost(segment) }
      let isHost = isEmpty && mayBeginWithHost && segment.contains(UInt8(ascii: "."))
      isEmpty = false
      // What follows a `;` is a parameter of the segment.
      let name = segment.part(0, segment.index(of: UInt8(ascii: ";")))
      if let word = PathWords.word(of: name) {
        self.word = word
        rest = segments.rest
        readPlatform(of: word)
        return
      }
      if let digits = PathIDs.digits(after: StoreParameters.idPrefix, in: name) {
        idsBefore.add(digits)
      } else if number <= (mayBeginWithHost ? 1 : 0), readStorefront(segment) {
        // A country, be it one whose two letters are a platform.
      } else if let row = PathWords.platformIndex.row(of: segment) {
        platform = platform ?? row.detail
      } else if !isHost {
        hasName = true
      }
      number += 1
    }
  }

  /// Whether it is about reviews, of whatever type the query says.
  var isReviews: Bool {
    word?.isReviews == true
      || PathSegments(rest).contains { PathWords.word(of: $0)?.isReviews == true }
  }

  private mutating func readPlatform(of word: PathWord) {
    guard platform == nil else { return }
    platform = word.platform
    var segments = PathSegments(rest)
    guard word.hasPlatform, let segment = segments.next() else { return }
    platform = PathWords.platformIndex.row(of: segment)?.detail
  }

  /// Reads a segment that may be a host, with a user's name and a port or without.
  private mutating func readHost(_ segment: ByteView) {
    let host = segment.from(segment.endOfUser)
    let name = host.part(0, host.index(of: UInt8(ascii: ":")))
    // What the store makes of another script is not known.
    if name.contains(UInt8(ascii: ".")), !name.allSatisfy({ $0 < 0x80 }) {
      beginsWithAppStoreHost = true
      return
    }
    guard let number = HostTable.shared.number(host: name, path: .empty) else { return }
    switch Hosts.index[number].meaning {
    case .appStore, .appStoreByName: beginsWithAppStoreHost = true
    default: break
    }
  }

  /// Reads a storefront.
  ///
  /// - Returns: whether it is one.
  private mutating func readStorefront(_ segment: ByteView) -> Bool {
    guard storefront == nil, segment.count == 2, segment.allSatisfy(\.isASCIIAlpha) else {
      return false
    }
    storefront = String(unsafeUninitializedCapacity: 2) { buffer in
      for index in 0..<2 { buffer.initializeElement(at: index, to: segment[index].asciiLowercased) }
      return 2
    }
    return true
  }
}

extension ByteView {
  /// Where the host begins in a segment: behind the last `@`.
  fileprivate var endOfUser: Int {
    var end = 0
    var index = index(of: UInt8(ascii: "@"))
    while index < count {
      end = index + 1
      index = self.index(of: UInt8(ascii: "@"), from: end)
    }
    return end
  }
}

extension PathWords {
  /// The row of a segment: its own, or that of its part before the first hyphen with any ending.
  static func word(of segment: ByteView) -> PathWord? {
    if let row = index.row(of: segment) { return row }
    let hyphen = segment.index(of: UInt8(ascii: "-"))
    guard hyphen < segment.count else { return nil }
    var hash = FactHash()
    hash.add(UInt8(ascii: "*"))
    for index in stride(from: hyphen, through: 0, by: -1) { hash.add(segment[index]) }
    let number = index.number(hash: hash) { number in
      let key = index[number].key
      guard key.count == hyphen + 2, key.byte(at: hyphen + 1) == UInt8(ascii: "*") else {
        return false
      }
      for place in 0...hyphen where segment[place].asciiLowercased != key.byte(at: place) {
        return false
      }
      return true
    }
    return number.map { index[$0] }
  }
}
