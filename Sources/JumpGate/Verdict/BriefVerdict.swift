/// What a verdict says, without the address, its parts and the rule's name: a plain value for those
/// who judge a great many addresses.
public struct BriefVerdict: Sendable, Hashable {
  /// What the adapter would do.
  public let action: Action
  /// What the address leads to; nil if it can't be read.
  public let kind: DestinationKind?
  /// The app's id, as ``Destination/appID``.
  public let appID: AppID?
  /// Why.
  public let reason: Reason
  let source: Decision.Source?

  /// On what is no address.
  static let unreadable = BriefVerdict(
    action: .block, kind: nil, appID: nil, reason: .unreadable, source: nil)
}

extension BriefVerdict {
  /// Tells a decision on what leads to a kind of destination.
  @inline(__always)
  init(_ decision: Decision, kind: DestinationKind, appID: AppID?) {
    self.init(
      action: decision.action, kind: kind, appID: appID, reason: decision.reason,
      source: decision.source)
  }
}
