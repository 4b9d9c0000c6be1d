import Testing

@testable import JumpGate

/// An app id in tests: a number that is none is a mistake of the test.
func app(_ number: UInt64) -> AppID {
  guard let id = AppID(number) else { preconditionFailure("\(number) is no app id") }
  return id
}

/// An address in tests.
func address(_ string: String) -> Address {
  do {
    return try Address(string)
  } catch {
    preconditionFailure("<\(string)>: \(error)")
  }
}

/// An https origin in tests.
func httpsOrigin(_ host: String) -> Origin { address("https://\(host)/").origin }

extension Policy {
  /// A preset with one listed app and nothing else.
  static func preset(_ preset: Preset, mode: PolicyMode = .enforce) -> Policy {
    Policy(apps: [app(1_000_000_001)], otherwise: preset, mode: mode)
  }
}

extension JumpRequest {
  /// A request of which everything is known: the main frame of `https://page.example` asks.
  static func known(
    _ string: String, from: Origin? = httpsOrigin("page.example"), frame: AskingFrame = .main,
    isPopup: Bool? = false, isTopFromFrame: Bool? = false, tap: TapStanding = .none,
    isRedirected: Bool? = false, isPrivate: Bool? = false
  ) -> JumpRequest {
    JumpRequest(
      UnreadableAddress.parse(string, base: nil), from: from, frame: frame, isPopup: isPopup,
      isTopFromFrame: isTopFromFrame, tap: tap, isRedirected: isRedirected, isPrivate: isPrivate)
  }
}

extension TapStanding {
  /// What a tap is worth where it is known.
  static let concrete = allCases.filter { $0 != .unknown }
}
