package import JumpGate

extension JumpEvent {
  /// `action kind id tap frame address`, as expectations are compared.
  package var line: String {
    let kind = verdict.destination?.kind.rawValue ?? "-"
    let id = verdict.destination?.kind == .appStoreProduct ? verdict.destination?.appID : nil
    let number = id.map { "\($0)" } ?? "-"
    let asker = "\(request.tap.rawValue) \(request.frame.rawValue)"
    return "\(verdict.action.rawValue) \(kind) \(number) \(asker) \(addressText)"
  }

  /// Whether the engine may go on to load the address, be it that nothing is enforced.
  package var mayBeLoaded: Bool {
    (verdict.action == .allow || mode == .report) && verdict.reason != .plainResponse
  }

  /// What is worth knowing of a navigation that is no jump.
  package var brief: String {
    "\(verdict.rule), frame \(request.frame.rawValue), tap \(request.tap.rawValue)"
  }

  /// The address asked for, as the page wrote it where it is none.
  package var addressText: String {
    switch request.target {
    case .success(let address): address.href
    case .failure(let unreadable): unreadable.string
    }
  }
}
