/// Each case that a request may be.
///
/// What is known has one value; what is unknown but makes no difference has one, too.
struct RequestCases: Sequence, IteratorProtocol {
  /// What the five bits of a case say.
  private enum Bit {
    static let main: UInt8 = 1
    static let top: UInt8 = 2
    static let popup: UInt8 = 4
    static let redirected: UInt8 = 8
    static let isPrivate: UInt8 = 16
    static let end: UInt8 = 32
  }

  /// The bits that are known, and what they are.
  private var known: UInt8 = 0
  private var value: UInt8 = 0
  private let tap: TapStanding
  private var tapNumber = 0
  private var bits: UInt8 = 0

  init(of request: JumpRequest, _ kind: DestinationKind, used: ConditionSet) {
    let isService = kind == .redirector
    tap = request.tap
    note(Bit.main, request.frame == .unknown ? nil : request.frame == .main, matters: true)
    note(
      Bit.top, request.isTopFromFrame, matters: isService || used.contains(.init(.topFromFrame)))
    note(Bit.popup, request.isPopup, matters: isService || used.contains(.init(.popup)))
    note(
      Bit.redirected, request.isRedirected,
      matters: !used.isDisjoint(with: [.init(.redirected), .init(.direct)]))
    note(Bit.isPrivate, request.isPrivate, matters: used.contains(.init(.isPrivate)))
  }

  /// - Parameter matters: whether it makes a difference; what makes none is taken not to be so.
  private mutating func note(_ bit: UInt8, _ value: Bool?, matters: Bool) {
    guard value != nil || !matters else { return }
    known |= bit
    if value == true { self.value |= bit }
  }

  mutating func next() -> RequestFacts? {
    while let tap = tap(tapNumber) {
      while bits < Bit.end {
        defer { bits += 1 }
        if bits & known == value, isPossible { return facts(tap) }
      }
      bits = 0
      tapNumber += 1
    }
    return nil
  }

  /// The main frame is no frame that navigates the top, unless it is said to be both.
  private var isPossible: Bool {
    let both = Bit.main | Bit.top
    return bits & both != both || known & both == both
  }

  private func facts(_ tap: TapStanding) -> RequestFacts {
    RequestFacts(
      tap: tap, isMainFrame: bits & Bit.main != 0, isPopup: bits & Bit.popup != 0,
      isTopFromFrame: bits & Bit.top != 0, isRedirected: bits & Bit.redirected != 0,
      isPrivate: bits & Bit.isPrivate != 0)
  }

  /// The standing of a number: the only one, or of those that are known.
  private func tap(_ number: Int) -> TapStanding? {
    guard tap == .unknown else { return number == 0 ? tap : nil }
    return number < Self.knownStandings.count ? Self.knownStandings[number] : nil
  }

  private static let knownStandings = TapStanding.allCases.filter { $0 != .unknown }
}
