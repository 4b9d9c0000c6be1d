import Testing

@testable import JumpGate

/// A page may ask for an address of a megabyte: the time for it must not grow with its square.
///
/// What is repeated here makes each step of the search begin anew; looking through the rest of the
/// address at each of them would take hours. `make bench` measures how the time grows.
@Suite struct LongAddressTests {
  static let hosts = [
    "https://page.example/", "https://page.example/?", "https://app.adjust.com/?", "app:",
  ]
  static let units = [
    "?", "#", "'", "/.a", "/%41", ":", "%3A", "a:", "%2F", "//", "%25", "$", "-", "%2D", "a%2D",
    "%2e", "a%2Eb", "@", "%40", "&u=http://a.b%2F", "/http%3A%2F%2Fa.b%252F", "/aHR0cHM6", "&isi",
    "&u=https%3A%2F%2Fa.b", ".af", "*is", "9af", ",https://a)", "itms", "x-", "/../a",
    "/YUhSMGNITTZ",
  ]

  private static let intent =
    "intent://" + String(repeating: "a/", count: 200_000) + "#Intent;"
    + String(repeating: "scheme=a;", count: 50_000) + "end"

  @available(iOS 16, macOS 13, *)
  @Test(.timeLimit(.minutes(1)), arguments: hosts)
  func longAddressesAreDecidedAlikeAndInTime(host: String) throws {
    let policy = Policy(apps: [AppID]([]), otherwise: .standard)
    let request = JumpRequest("", from: nil, frame: .main, tap: .none)
    let long = Self.units.map { host + String(repeating: $0, count: 60_000 / $0.utf8.count) }
    for var text in long + [Self.intent] {
      let brief = text.withUTF8 { policy.brief(utf8: $0, asked: request) }
      let destination = try Destination(Address(text))
      #expect(brief.kind == destination.kind, "\(text.prefix(40))")
      #expect(brief.appID == destination.appID, "\(text.prefix(40))")
    }
  }
}
