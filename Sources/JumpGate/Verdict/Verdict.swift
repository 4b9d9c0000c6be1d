/// The answer to a request: what to do, about what, by which rule and why.
///
/// Tests compare verdicts whole.
public struct Verdict: Sendable, Hashable {
  /// What the adapter does.
  public let action: Action
  /// What the address leads to; nil if it could not be read.
  public let destination: Destination?
  /// The address to hand to the system for `open`, `sheet` and a confirmed `ask`: what was judged,
  /// rebuilt, never the page's own string.
  ///
  /// Nil for every other action.
  public let opens: Address?
  /// What a yes does if the action is `ask`: `open` or `sheet`.
  ///
  /// Nil for every other action.
  public let yes: Action?
  /// What decided: a rule's id, `hostSchemes`, `default:<kind>`, `preset:<name>/<row>`,
  /// `gate:<what>`, `policy` (it has a mistake, or the scheme is the app's own) or `unreadable`.
  ///
  /// `gate:` stands before `response` (it installs nothing), `host-load`, `closed`, `hidden`,
  /// `history`, `remembered`, `no-page`, `silenced`, `prompt-pending`, `asked-already` and `app-link`.
  public let rule: String
  /// Why.
  public let reason: Reason

  /// Makes a verdict with everything written out.
  public init(
    action: Action, destination: Destination?, opens: Address?, yes: Action?, rule: String,
    reason: Reason
  ) {
    self.action = action
    self.destination = destination
    self.opens = opens
    self.yes = yes
    self.rule = rule
    self.reason = reason
  }

  /// The same about the same destination, but refused.
  func blocked(by rule: String, _ reason: Reason) -> Verdict {
    Verdict(
      action: .block, destination: destination, opens: nil, yes: nil, rule: rule, reason: reason)
  }
}

extension Verdict: CustomStringConvertible {
  /// Action, destination, reason and rule; no address stands in it.
  ///
  /// For example `block app-store-product 999  not listed  [preset:standard/app-store-product]`.
  public var description: String {
    let gap = String(repeating: " ", count: max(1, 6 - action.rawValue.utf8.count))
    let destination = destination?.description ?? "no address"
    return "\(action.rawValue)\(gap)\(destination)  \(reason)  [\(rule)]"
  }
}
