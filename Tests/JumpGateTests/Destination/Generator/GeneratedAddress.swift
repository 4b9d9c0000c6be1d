import JumpGate

/// An address made from the grammar, with what it is by construction.
struct GeneratedAddress {
  var address: String
  var kind: DestinationKind
  var id: UInt64?
  /// Whether an id stands in base64, where it can't be seen in the address.
  var hidesID = false
  /// The shape that it was made from.
  var shape = ""

  init(_ address: String, _ kind: DestinationKind, id: UInt64? = nil) {
    self.address = address
    self.kind = kind
    self.id = id
  }
}

/// Makes addresses of known kind and id out of the shapes in the facts.
///
/// The lists here are written down anew from the facts, not taken from the tables under test.
struct AddressGrammar {
  var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// A shape: its name and how an address of it is made.
  struct Shape: Sendable {
    let name: String
    let make: @Sendable (inout AddressGrammar) -> GeneratedAddress

    init(_ name: String, _ make: @escaping @Sendable (inout AddressGrammar) -> GeneratedAddress) {
      self.name = name
      self.make = make
    }
  }

  static let shapes: [Shape] =
    productShapes + unknownProductShapes + storePageShapes + installShapes + contentShapes
    + otherStoreShapes + serviceShapes + carrierShapes + hopShapes + deepLinkShapes + webShapes

  mutating func make(_ number: Int) -> GeneratedAddress {
    let shape = Self.shapes[number % Self.shapes.count]
    var made = shape.make(&self)
    made.shape = shape.name
    return made
  }
}

// MARK: - Words

extension AddressGrammar {
  /// A canonical id of 1 to 19 digits.
  mutating func id() -> UInt64 {
    var value: UInt64 = 0
    while value == 0 || value > UInt64(Int64.max) {
      let digits = 1 + random.below(random.once(in: 4) ? 19 : 10)
      value = (0..<digits).reduce(UInt64(0)) { value, place in
        let digit = UInt64(place == 0 ? 1 + random.below(9) : random.below(10))
        return value.multipliedReportingOverflow(by: 10).partialValue &+ digit
      }
    }
    return value
  }

  /// Another id than one.
  mutating func id(otherThan first: UInt64) -> UInt64 {
    var second = id()
    while second == first { second = id() }
    return second
  }

  /// A name as it stands in a path: words, digits alone, words that begin with `id`.
  mutating func slug() -> String {
    switch random.below(8) {
    case 0: return String(random.below(100_000))
    case 1: return "id" + random.letters("abcdefgh-", 6) + "x"
    case 2: return "%E7%A4%BA%E4%BE%8B"
    case 3: return random.pick(["story", "album", "developer", "app", "today", "2048-game", "id"])
    case 4: return "示例"
    default: return random.letters("abcdefghijklmnopqrstuvwxyz-", 3 + random.below(12)) + "x"
    }
  }

  /// A storefront with its slash, or nothing.
  mutating func storefront() -> String {
    random.pick(["", "", "us/", "cn/", "de/", "KR/", "id/", "tv/"])
  }

  mutating func word() -> String { random.letters("abcdefghjklmnopqrstuvwxyz0123456789", 8) + "z" }

  /// Parameters that are no ids, in any order, joined by `&` or `;`.
  mutating func noise() -> [String] {
    let all = [
      "mt=8", "pt=123456", "ct=id\(id())", "at=10l\(word())", "uo=4", "ls=1", "ign-mpt=uo%3D4",
      "itscg=30200", "itsct=apps_box_link", "ppid=eb2b3606-2fef-4aab-a54e-b2e5547c9bc3",
      "eventid=\(id())", "l=es-MX", "see-all=reviews", "platform=iphone", "genreId=36",
      "popId=30", "build=\(id())", "action=write-review", "qux", "utm_id=\(id())",
    ]
    return Array(all.shuffled(using: &random).prefix(random.below(4)))
  }

  /// A query out of parameters in any order, or nothing.
  mutating func query(_ parameters: [String]) -> String {
    let all = (parameters + noise()).shuffled(using: &random)
    return all.isEmpty ? "" : "?" + all.joined(separator: random.once(in: 5) ? ";" : "&")
  }

  /// A key in any case, its letters percent-encoded or not.
  mutating func key(_ key: String) -> String {
    let cased = random.once(in: 4) ? key.uppercased() : key
    guard random.once(in: 6) else { return cased }
    return cased.utf8.map { random.once(in: 2) ? "%" + hex($0) : String(UnicodeScalar($0)) }
      .joined()
  }

  func hex(_ byte: UInt8) -> String {
    let digits = Array("0123456789ABCDEF")
    return String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
  }

  /// Text with everything percent-encoded that is no letter or digit, a number of times.
  func encoded(_ text: String, times: Int = 1) -> String {
    guard times > 0 else { return text }
    let once = text.utf8.map { byte -> String in
      let isPlain =
        UnicodeScalar(byte).properties.isAlphabetic && byte < 0x80 || (0x30...0x39) ~= byte
      return isPlain ? String(UnicodeScalar(byte)) : "%" + hex(byte)
    }
    return encoded(once.joined(), times: times - 1)
  }

  /// A fragment that says nothing, or nothing.
  mutating func fragment() -> String {
    random.pick(["", "", "", "#foo", "#?platform=iphone", "#id\(id())", "#/app/id\(id())"])
  }
}
