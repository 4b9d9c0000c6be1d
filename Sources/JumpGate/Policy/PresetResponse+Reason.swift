extension PresetResponse {
  /// Why a row gave an action.
  func reason(
    for action: Action, cell: PresetCell, facts: RequestFacts, knowsApp: Bool
  ) -> Reason {
    if cell == .appStoreProduct { return knowsApp ? .notListed : .unknownApp }
    if action == .allow { return .staysHere }
    guard dependsOnTap else { return cell == .listedApp ? .listed : .byPreset }
    return tapReason(for: action, facts.tap)
  }

  /// Why a tap, or none, gave an action.
  func tapReason(for action: Action, _ standing: TapStanding) -> Reason {
    switch standing {
    case .live: action == .ask && tap != .ask ? .tapInFrame : .tapped
    case .descendant: action == .ask && tap != .ask ? .descendantTap : .tapped
    case .spent: .tapSpent
    case .lapsed: .tapLapsed
    case .carried: .tapCarried
    case .none, .unknown: .noTap
    }
  }
}
