/// What no rule, default or preset can permit.
extension DecisionSubject {
  /// A decision with what is impossible for this address taken away; what is left is stricter.
  func limited(_ decision: Decision) -> Decision {
    switch decision.action {
    case .block, .host: decision
    case .allow: isLoadable ? decision : refused(decision, .notLoadable)
    case .ask, .open, .sheet: limitedExit(decision)
    }
  }

  private func limitedExit(_ decision: Decision) -> Decision {
    if isUnsure { return refused(decision, .ambiguous) }
    if isSystemSettings { return refused(decision, .notOpenable) }
    if kind == .redirector, isHTTP { return refused(decision, .redirectorNotOpened) }
    guard isOpenable else { return refused(decision, .notOpenable) }
    // A product's address is rebuilt from its id; the page's own is never opened.
    if kind == .appStoreProduct, appID == nil, !isInstall { return refused(decision, .unknownApp) }
    var limited = decision
    if isInstall, limited.action.isExit { limited.action = .ask }
    if kind != .appStoreProduct || isInstall {
      if limited.action == .sheet { limited.action = .open }
      limited.yes = .open
    }
    return limited
  }

  private func refused(_ decision: Decision, _ reason: Reason) -> Decision {
    Decision(action: .block, source: decision.source, reason: reason)
  }
}
