import Testing

@testable import JumpGate

/// Whatever is done to an address, no id comes out that is not in it, and nothing traps.
@Suite struct MutatedAddressTests {
  private static let pieces = [
    "id", "/", "//", ":", "?", "&", ";", "=", "%", "%25", "%2F", "%3A", "id=", "ids=1", "app/",
    "https://", "itms-apps://", "url=", "action=lookup", ",", "\\", "@", "#", "..", "0", "7",
    "\u{0}", "９", "é", "https%3A%2F%2Fapps.apple.com%2Fapp%2Fid9", "market://", "intent:#Intent;",
    "S.browser_fallback_url=", "story/", "//apps.apple.com/app/id8", "isi=5", "aHR0cHM6Ly9hcHBz",
  ]

  @Test func noIDComesOutThatIsNotInTheAddress() {
    var failures = Failures(seed: GeneratedAddressTests.seed)
    var grammar = AddressGrammar(seed: GeneratedAddressTests.seed &+ 1)
    var withID = 0
    for number in 0..<GeneratedAddressTests.samples / 3 {
      var made = grammar.make(number)
      if made.hidesID { continue }
      made.address = Self.mutated(made.address, &grammar.random)
      guard let address = try? Address(made.address) else { continue }
      let destination = Destination(address)
      guard let id = destination.appID else { continue }
      withID += 1
      if !holds(address.href, id) { failures.add(made, destination.inWords) }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(withID > GeneratedAddressTests.samples / 40, "\(withID)")
  }

  static func mutated(_ address: String, _ random: inout SeededRandom) -> String {
    var scalars = Array(address.unicodeScalars)
    for _ in 0..<1 + random.below(3) {
      let place = random.below(scalars.count + 1)
      switch random.below(4) {
      case 0: scalars.insert(contentsOf: random.pick(Self.pieces).unicodeScalars, at: place)
      case 1: scalars.removeSubrange(place..<min(place + 1 + random.below(4), scalars.count))
      case 2:
        let end = min(place + 1 + random.below(20), scalars.count)
        scalars.insert(contentsOf: scalars[place..<end], at: random.below(scalars.count + 1))
      default:
        if place < scalars.count { scalars[place] = random.pick(["0", "i", "/", "%", "1", "&"]) }
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Whether the digits stand in the address, whole, however often they are percent-encoded.
  private func holds(_ href: String, _ id: AppID) -> Bool {
    var bytes = Array(href.utf8)
    for _ in 0..<16 {
      if runs(of: bytes).contains(id.description) { return true }
      let decoded = bytes.withUnsafeBufferPointer { Array(DecodedBytes(ByteView($0))) }
      if decoded == bytes { return false }
      bytes = decoded
    }
    return false
  }

  private func runs(of bytes: [UInt8]) -> Set<String> {
    Set(
      bytes.split { !(0x30...0x39).contains($0) }.map { String(decoding: $0, as: UTF8.self) })
  }

  @Test func aSecondIDAnywhereMakesItUnknown() {
    var failures = Failures(seed: GeneratedAddressTests.seed)
    var grammar = AddressGrammar(seed: GeneratedAddressTests.seed &+ 2)
    let shapes = AddressGrammar.unknownProductShapes
    for number in 0..<GeneratedAddressTests.samples / 5 {
      var made = shapes[number % shapes.count].make(&grammar)
      made.shape = shapes[number % shapes.count].name
      let destination = (try? Address(made.address)).map { Destination($0) }
      if destination?.kind != .appStoreProduct || destination?.appID != nil {
        failures.add(made, destination?.inWords ?? "no address")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}
