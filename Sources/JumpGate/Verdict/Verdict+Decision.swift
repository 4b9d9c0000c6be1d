extension Verdict {
  /// The verdict on what is no address.
  static let unreadable = Verdict(
    action: .block, destination: nil, opens: nil, yes: nil, rule: "unreadable",
    reason: .unreadable)

  /// Puts a decision into words; what has nothing that could be opened is refused.
  init(
    _ decision: Decision, _ address: Address, _ destination: Destination, _ rule: String,
    _ isInstall: Bool
  ) {
    guard decision.action.spendsTap else {
      self.init(
        action: decision.action, destination: destination, opens: nil, yes: nil, rule: rule,
        reason: decision.reason)
      return
    }
    let opens = isInstall ? address.withoutCredentials : address.opened(as: destination)
    self.init(
      action: opens == nil ? .block : decision.action, destination: destination, opens: opens,
      yes: opens != nil && decision.action == .ask ? decision.yes : nil, rule: rule,
      reason: opens == nil ? .notOpenable : decision.reason)
  }
}

extension Address {
  /// The address to hand to the system: what was judged, never the page's own string.
  ///
  /// Nil if there is none that could be vouched for.
  fileprivate func opened(as destination: Destination) -> Address? {
    guard destination.kind == .appStoreProduct, let id = destination.appID else {
      return withoutCredentials
    }
    return try? Address(StoreLink(id: id, query: query ?? "").href)
  }
}
