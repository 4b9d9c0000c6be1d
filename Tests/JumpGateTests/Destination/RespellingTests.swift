import Foundation
import Testing

@testable import JumpGate

/// No spelling of the same address changes the answer.
@Suite struct RespellingTests {
  /// Addresses that no respelling makes another one.
  private static func canRespell(_ made: GeneratedAddress, _ respelling: Respelling) -> Bool {
    guard respelling.need == .namedHost else { return true }
    guard let address = try? Address(made.address), !address.isAmbiguous, !address.hasCredentials,
      case .domain? = address.host, made.address.contains("://"), !made.address.contains("%2e")
    else { return false }
    return address.scheme == "https" || address.scheme == "http"
  }

  @Test func everyRespellingHasTheSameDestination() {
    let random = SeededRandom(seed: GeneratedAddressTests.seed)
    var failures = Failures(seed: GeneratedAddressTests.seed)
    var counts: [String: Int] = [:]
    var grammar = AddressGrammar(seed: GeneratedAddressTests.seed)
    var source = random
    for number in 0..<GeneratedAddressTests.samples / 2 {
      let made = grammar.make(number)
      let respelling = Respelling.all[source.below(Respelling.all.count)]
      guard Self.canRespell(made, respelling) else { continue }
      counts[respelling.name, default: 0] += 1
      check(made, respelling, &source, &failures)
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(counts.count == Respelling.all.count)
    #expect(counts.values.allSatisfy { $0 > GeneratedAddressTests.samples / 100 }, "\(counts)")
  }

  private func check(
    _ made: GeneratedAddress, _ respelling: Respelling, _ random: inout SeededRandom,
    _ failures: inout Failures
  ) {
    let spelling = respelling.apply(made.address, &random)
    guard let plain = try? Address(made.address), let address = try? Address(spelling) else {
      failures.add(made, "is no address as \(spelling.debugDescription)")
      return
    }
    let expected = Destination(plain)
    let destination = Destination(address)
    // A backslash before an `@` of the path makes a second reading, and so another address.
    let isSame =
      destination.isAmbiguous && destination.appID == nil
      || destination.kind == expected.kind && destination.appID == expected.appID
        && destination.detail == expected.detail && destination.storefront == expected.storefront
        && destination.platform == expected.platform
        && destination.nested?.destination == expected.nested?.destination
    if !isSame {
      failures.add(
        made, "\(destination.inWords) with \(respelling.name): \(spelling.debugDescription)")
    }
  }

  @Test func everyPathOfAProductMayBeEncoded() {
    var failures = Failures(seed: GeneratedAddressTests.seed)
    var grammar = AddressGrammar(seed: GeneratedAddressTests.seed)
    for _ in 0..<2_000 {
      let id = grammar.id()
      let segments = ["us", "app", "example", "id\(id)"].map { segment in
        segment.utf8.map { byte in
          grammar.random.once(in: 2) ? "%" + grammar.hex(byte) : String(UnicodeScalar(byte))
        }.joined()
      }
      let start = grammar.random.pick(["https://apps.apple.com/", "itms-apps://apps.apple.com/"])
      let slash = grammar.random.pick(["/", "%2F", "//"])
      let made = GeneratedAddress(
        start + segments.joined(separator: slash), .appStoreProduct, id: id)
      let destination = (try? Address(made.address)).map { Destination($0) }
      if destination?.appID?.rawValue != id {
        failures.add(made, destination?.inWords ?? "nothing")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}
