/// What an app does with an address that a page asked it to open, for example by a script message.
///
/// The app acts with rights of its own, so that it never loads or launches for a page what only a
/// page may load itself: a file, a script, a document in an address.
package enum BridgeAnswer: Sendable, Hashable {
  /// Load it in the web view that asked.
  case load(Address)
  /// Hand it to the system, as the app did before there was a gate (mode `report`).
  case launch(Address)
  /// Do nothing, and tell that it was refused.
  case refuse
  /// Carry out the verdict.
  case carryOut

  /// What to do with what was judged.
  package init(_ event: JumpEvent) {
    guard event.verdict.action == .allow || event.mode == .report else {
      self = .carryOut
      return
    }
    guard case .success(let address) = event.request.target else {
      self = .refuse
      return
    }
    let belongsToPage = LoadableScheme.belongsToPage(address)
    if event.verdict.action == .allow, LoadableScheme.isLoadable(address), !belongsToPage {
      self = .load(address)
    } else {
      self = event.mode == .enforce || belongsToPage ? .refuse : .launch(address)
    }
  }
}
