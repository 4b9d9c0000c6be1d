extension RequestFacts {
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
}
