/// A request, who asked for it, and the verdict.
struct Judgement {
  let request: JumpRequest
  let asked: Provenance
  var verdict: Verdict

  /// The strictest of several readings of one attempt; of those alike the first.
  static func strictest(_ readings: [Judgement]) -> Judgement {
    readings.dropFirst().reduce(readings[0]) {
      $1.verdict.action < $0.verdict.action ? $1 : $0
    }
  }
}

extension Verdict {
  /// Whether it is about a jump: a store's page, anything that is no web page, or a refusal.
  var isJump: Bool {
    guard action == .allow, let destination else { return true }
    guard reason != .plainResponse else { return false }
    return switch destination.kind {
    case .appStoreProduct, .appStoreOther, .testflight, .enterpriseInstall, .marketplace,
      .otherStore, .deepLink:
      true
    case .otherAppleContent, .redirector, .web: false
    }
  }
}
