/// A request of which everything but the asker's origin is known: one case of what it may be.
struct RequestFacts {
  var tap: TapStanding
  var isMainFrame: Bool
  var isPopup: Bool
  var isTopFromFrame: Bool
  var isRedirected: Bool
  var isPrivate: Bool

  /// Whether the main frame, or that of a new window, would show the address.
  var navigatesTop: Bool { isMainFrame || isPopup || isTopFromFrame }

  /// The conditions that hold, apart from those that compare hosts.
  func conditions(reach: Rule.TapReach) -> ConditionSet {
    var set: ConditionSet = hasTap(reach: reach) ? .tap : .noTap
    set.formUnion(ConditionSet(isMainFrame ? .mainFrame : .subFrame))
    set.formUnion(ConditionSet(isRedirected ? .redirected : .direct))
    if isPopup { set.formUnion(ConditionSet(.popup)) }
    if isTopFromFrame { set.formUnion(ConditionSet(.topFromFrame)) }
    if isPrivate { set.formUnion(ConditionSet(.isPrivate)) }
    return set
  }

  private func hasTap(reach: Rule.TapReach) -> Bool {
    switch tap {
    case .live, .descendant: true
    case .carried: reach == .carried
    case .none, .spent, .lapsed, .unknown: false
    }
  }
}
