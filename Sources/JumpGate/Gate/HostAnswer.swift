/// What a host app's own delegate says of a navigation, and what comes of it with the gate's verdict.
///
/// The host is asked after the gate; the stricter answer wins.
package enum HostAnswer: String, Sendable, Hashable, CaseIterable {
  /// Cancel it.
  case cancel
  /// Load it in the web view.
  case allow
  /// Make it a download, which stays in the app.
  case download

  /// The answer to give to the engine: the host's if the gate allows, `cancel` for all else.
  ///
  /// - Parameters:
  ///   - action: what the gate says; only `allow` lets a request go on in the web view.
  ///   - mode: in `report` the host's answer stands, as before there was a gate.
  package func joined(with action: Action, mode: PolicyMode) -> HostAnswer {
    mode == .report || action == .allow ? self : .cancel
  }
}
