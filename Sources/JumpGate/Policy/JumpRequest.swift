/// What a policy is asked: an address, and who asks for it. What the engine said, as a value.
///
/// `nil` means unknown wherever a property is optional and says so. Whatever is unknown is
/// evaluated for each value it may have, and the strictest verdict wins.
public struct JumpRequest: Sendable, Hashable {
  /// The parsed address, or the raw string with the reason why it is none.
  public var target: Result<Address, UnreadableAddress>
  /// What the address leads to; nil if it can't be read.
  public let destination: Destination?
  /// The asking frame's origin; nil: unknown.
  public var from: Origin?
  /// Which frame asks.
  public var frame: AskingFrame
  /// Whether the request opens a new window or is the first load of one; nil: unknown.
  public var isPopup: Bool?
  /// Whether a frame navigates the top (`target=_top` and the like); nil: unknown.
  public var isTopFromFrame: Bool?
  /// What the user's tap, if any, is worth for this request.
  public var tap: TapStanding
  /// Whether a server redirect led here; nil: unknown.
  public var isRedirected: Bool?
  /// Whether the web view has no persistent storage; nil: unknown.
  public var isPrivate: Bool?
}
