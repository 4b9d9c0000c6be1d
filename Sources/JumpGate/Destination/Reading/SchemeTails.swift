/// The last four letters of a scheme, in lower case.
struct SchemeTail {
  let letters: UInt32

  /// - Parameter word: the eight bytes before the colon, the last one highest.
  init(_ word: UInt64) { letters = UInt32(truncatingIfNeeded: word &>> 32) | 0x2020_2020 }

  /// How many letters http or https has, of which it is the tail.
  var lengthOfHTTP: Int { letters == 0x7370_7474 ? 5 : 4 }

  /// Whether it is that of http or https.
  var isHTTP: Bool { letters == 0x7074_7468 || letters == 0x7370_7474 }
}

/// The last letters of all schemes that may lead to a store.
struct SchemeTails: @unchecked Sendable {
  static let shared = SchemeTails(Schemes.index.rows)

  private static let count = 1024
  /// A bit for each hash; memory of its own, never freed.
  private let bits: UnsafePointer<UInt64>
  /// A bit for each first letter of a store's family of schemes, by its low five bits.
  private let familyLetters: UInt32

  init(_ rows: [SchemeFact]) {
    let bits = UnsafeMutablePointer<UInt64>.allocate(capacity: Self.count / 64)
    bits.initialize(repeating: 0, count: Self.count / 64)
    for row in rows where row.isWorthFollowing {
      var word: UInt64 = 0
      for index in 0..<row.key.count { word = word &>> 8 | UInt64(row.key.byte(at: index)) &<< 56 }
      let hash = Self.hash(SchemeTail(word))
      bits[hash / 64] |= 1 << UInt64(hash % 64)
    }
    self.bits = UnsafePointer(bits)
    familyLetters = StoreSchemes.families.reduce(0) { $0 | Self.bit(of: $1.key.byte(at: 0)) }
  }

  /// Whether some such scheme may end so.
  func hold(_ tail: SchemeTail) -> Bool {
    let hash = Self.hash(tail)
    return bits[hash / 64] &>> UInt64(hash % 64) & 1 != 0
  }

  /// Whether a store's family of schemes may begin with a byte.
  func mayBeginFamily(_ byte: UInt8) -> Bool { familyLetters & Self.bit(of: byte) != 0 }

  private static func bit(of letter: UInt8) -> UInt32 { 1 &<< UInt32(letter & 31) }

  private static func hash(_ tail: SchemeTail) -> Int {
    Int(truncatingIfNeeded: (tail.letters &* 0x9E37_79B1) &>> 22)
  }
}
