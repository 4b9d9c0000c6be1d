import Testing

@testable import JumpGate

/// Base64 for an address that leads to a store has a capital letter, so that the fast way need not
/// look for base64 where there is none.
///
/// Three bytes make four letters, and which letters are capitals depends on where in its three a byte
/// stands: the first two tests go through all three places.
@Suite struct Base64CapitalTests {
  /// Addresses of most schemes count only with two slashes behind the colon.
  @Test func colonAndTwoSlashesHaveACapital() {
    for slashes in ["//", "/\\", "\\/", "\\\\"] {
      #expect(!LettersWithoutCapital.canSpell(":" + slashes), "\(slashes)")
    }
    // Nor can ASCII be percent-encoded.
    for digit in "234567" { #expect(!LettersWithoutCapital.canSpell("%\(digit)"), "\(digit)") }
  }

  /// Those of the others have one in the scheme, in whatever case it is written, with tabs and
  /// newlines or without.
  @Test func schemesThatNeedNoSlashesHaveACapital() {
    var count = 0
    for row in Schemes.index.rows where row.beginsAddress(atStart: true) && row.isWorthFollowing {
      let scheme = (0..<row.key.count).map { row.key.byte(at: $0) }
      #expect(!LettersWithoutCapital.canSpell(String(decoding: scheme, as: UTF8.self) + ":"))
      count += 1
    }
    #expect(count > 15)
    for row in Schemes.index.rows {
      for word in row.wordsBehind.text.split(separator: " ") {
        #expect(!LettersWithoutCapital.canSpell("\(row.name):\(word)"), "\(row.name)")
      }
    }
    for family in StoreSchemes.families {
      #expect(!LettersWithoutCapital.canSpell(family.name.text), "\(family.name)")
    }
    // The search itself finds what it looks for.
    #expect(LettersWithoutCapital.canSpell("sms:"))
  }

  /// Letters of base64 for an address, in base64 once more.
  @Test func base64OfBase64BeginsWithACapital() {
    for first in UInt8.min...(.max) where first.base64Value != nil {
      let text: [UInt8] = [first] + Array("HR0cHM6".utf8)
      guard text.withUnsafeBufferPointer({ Base64Bytes.mayBegin(ByteView($0)) }) else { continue }
      // The first six bits of the first byte are the first letter.
      #expect(first >> 2 < 26, "\(first)")
    }
  }

  @Test func addressesInBase64WithoutCapitalsAreNotFoundByTheSlowWayEither() throws {
    var random = SeededRandom(seed: 20_261_130)
    let schemes = Schemes.index.rows.filter(\.isWorthFollowing)
    for number in 0..<40_000 {
      let row = schemes[number % schemes.count]
      var text = (0..<row.key.count).map { index in
        let byte = row.key.byte(at: index)
        return Bool.random(using: &random) && byte.isASCIIAlpha ? byte & ~0x20 : byte
      }
      if number % 3 == 0 { text.insert(0x09, at: Int.random(in: 1...text.count, using: &random)) }
      text += Array(((number % 2 == 0 ? "://" : ":") + "apps.apple.com/app/id9").utf8)
      let letters = Self.encoded(text)
      let hasCapital = letters.utf8.contains(where: \.isASCIIUpper)
      let address = try Address("https://page.example/x?u=\(letters)")
      let leadsSomewhere = Destination(address).kind != .web
      #expect(hasCapital || !leadsSomewhere, "\(letters)")
    }
  }

  private static func encoded(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    var text = ""
    var (bits, count) = (0, 0)
    for byte in bytes {
      (bits, count) = (bits << 8 | Int(byte), count + 8)
      while count >= 6 {
        text.append(letters[bits >> (count - 6) & 63])
        count -= 6
      }
    }
    if count > 0 { text.append(letters[bits << (6 - count) & 63]) }
    return text
  }
}

/// Text that base64 without capitals can stand for.
private enum LettersWithoutCapital {
  /// A byte at a place of its three.
  private struct Placed: Hashable {
    let place: Int
    let byte: UInt8
  }

  /// Whether some text can stand in it, in any case, at any place, with tabs and newlines anywhere.
  static func canSpell(_ text: String) -> Bool {
    (0..<3).contains { canSpell(Array(text.utf8), from: $0) }
  }

  static func canSpell(_ text: [UInt8], from place: Int) -> Bool {
    let anything = Array(UInt8.min...(.max))
    var reached: Set<Placed> = []
    for byte in spellings(text[0]) {
      let before = place == 0 ? [0] : anything
      if before.contains(where: { fits(byte, at: place, after: $0) }) {
        reached.insert(Placed(place: place, byte: byte))
      }
    }
    for byte in text.dropFirst() {
      reached = next(of: withBlanks(reached), among: spellings(byte))
    }
    // Any byte may follow.
    return !next(of: reached, among: anything).isEmpty
  }

  private static func spellings(_ byte: UInt8) -> [UInt8] {
    byte.isASCIIAlpha ? [byte | 0x20, byte & ~0x20] : [byte]
  }

  private static func withBlanks(_ begun: Set<Placed>) -> Set<Placed> {
    var (all, new) = (begun, begun)
    while !new.isEmpty {
      new = next(of: new, among: [0x09, 0x0A, 0x0D]).subtracting(all)
      all.formUnion(new)
    }
    return all
  }

  private static func next(of reached: Set<Placed>, among bytes: [UInt8]) -> Set<Placed> {
    var found: Set<Placed> = []
    for placed in reached {
      let place = (placed.place + 1) % 3
      for byte in bytes where fits(byte, at: place, after: placed.byte) {
        found.insert(Placed(place: place, byte: byte))
      }
    }
    return found
  }

  /// Whether the letters that a byte completes are no capitals.
  private static func fits(_ byte: UInt8, at place: Int, after before: UInt8) -> Bool {
    switch place {
    case 0: isNoCapital(byte >> 2)
    case 1: isNoCapital((before & 3) << 4 | byte >> 4)
    default: isNoCapital((before & 15) << 2 | byte >> 6) && isNoCapital(byte & 63)
    }
  }

  /// Whether six bits stand for `A` to `Z`.
  private static func isNoCapital(_ value: UInt8) -> Bool { value >= 26 }
}
