extension RequestFacts {
  /// Calls a function with each case that a request may be, the strictest first as a rule.
  ///
  /// What is known has one value; what is unknown but makes no difference has one, too.
  static func forEach(
    of request: JumpRequest, _ kind: DestinationKind, used: ConditionSet,
    _ body: (RequestFacts) -> Void
  ) {
    let isService = kind == .redirector
    let popups = values(request.isPopup, matters: isService || used.contains(.init(.popup)))
    let tops = values(
      request.isTopFromFrame, matters: isService || used.contains(.init(.topFromFrame)))
    let redirects = values(
      request.isRedirected, matters: !used.isDisjoint(with: [.init(.redirected), .init(.direct)]))
    let privates = values(request.isPrivate, matters: used.contains(.init(.isPrivate)))
    for tap in taps(request.tap) {
      for (isMain, isTop) in frames(request.frame, tops: tops) {
        for popup in popups {
          for redirect in redirects {
            for isPrivate in privates {
              body(
                RequestFacts(
                  tap: tap, isMainFrame: isMain, isPopup: popup, isTopFromFrame: isTop,
                  isRedirected: redirect, isPrivate: isPrivate))
            }
          }
        }
      }
    }
  }

  /// The one case that a request is; nil if there are several.
  @inline(__always)
  static func only(
    of request: JumpRequest, _ kind: DestinationKind, used: ConditionSet
  ) -> RequestFacts? {
    guard request.tap != .unknown, request.frame != .unknown else { return nil }
    let isService = kind == .redirector
    guard
      let isPopup = request.isPopup ?? (isService || used.contains(.init(.popup)) ? nil : false),
      let isTop = request.isTopFromFrame
        ?? (isService || used.contains(.init(.topFromFrame)) ? nil : false),
      let isRedirected = request.isRedirected
        ?? (used.isDisjoint(with: [.init(.redirected), .init(.direct)]) ? false : nil),
      let isPrivate = request.isPrivate ?? (used.contains(.init(.isPrivate)) ? nil : false)
    else { return nil }
    return RequestFacts(
      tap: request.tap, isMainFrame: request.frame == .main, isPopup: isPopup,
      isTopFromFrame: isTop, isRedirected: isRedirected, isPrivate: isPrivate)
  }

  private static func values(_ known: Bool?, matters: Bool) -> [Bool] {
    if let known { [known] } else { matters ? [false, true] : [false] }
  }

  private static func taps(_ tap: TapStanding) -> [TapStanding] {
    tap == .unknown ? TapStanding.allCases.filter { $0 != .unknown } : [tap]
  }

  /// Pairs of "the main frame asks" and "a frame navigates the top"; the main frame is no frame
  /// that could.
  private static func frames(_ frame: AskingFrame, tops: [Bool]) -> [(Bool, Bool)] {
    let mains: [Bool] = frame == .unknown ? [false, true] : [frame == .main]
    let pairs = mains.flatMap { isMain in tops.map { (isMain, $0) } }
    let possible = pairs.filter { !($0.0 && $0.1) }
    return possible.isEmpty ? pairs : possible
  }
}
