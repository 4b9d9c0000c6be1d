/// What a policy is asked: an address, and who asks for it.
///
/// What the engine said, as a value.
///
/// `nil` means unknown wherever a property is optional and says so. Whatever is unknown is
/// evaluated for each value it may have, and the strictest verdict wins.
public struct JumpRequest: Sendable, Hashable {
  /// The parsed address, or the raw string with the reason why it is none.
  public var target: Result<Address, UnreadableAddress> {
    didSet { destination = (try? target.get()).map { Destination($0) } }
  }
  /// What the address leads to; nil if it can't be read.
  public private(set) var destination: Destination?
  /// The asking frame's origin; nil: unknown.
  public var from: Origin?
  /// Which frame asks.
  ///
  /// The navigation of a frame inside the page counts as that frame's.
  public var frame: AskingFrame
  /// Whether it opens a new window, or a window that web content opened asks; nil: unknown.
  public var isPopup: Bool?
  /// Whether a frame navigates the top (`target=_top` and the like); nil: unknown.
  public var isTopFromFrame: Bool?
  /// What the user's tap, if any, is worth for this request.
  public var tap: TapStanding
  /// Whether a server redirect led here; nil: unknown.
  public var isRedirected: Bool?
  /// Whether the web view has no persistent storage; nil: unknown.
  public var isPrivate: Bool?
  /// Whether it is a response that installs something: it leaves the web view by any scheme.
  private(set) var isInstall = false

  /// Describes a request with everything written out.
  public init(
    _ target: Result<Address, UnreadableAddress>, from: Origin?, frame: AskingFrame,
    isPopup: Bool?, isTopFromFrame: Bool?, tap: TapStanding, isRedirected: Bool?, isPrivate: Bool?
  ) {
    self.target = target
    destination = (try? target.get()).map { Destination($0) }
    self.from = from
    self.frame = frame
    self.isPopup = isPopup
    self.isTopFromFrame = isTopFromFrame
    self.tap = tap
    self.isRedirected = isRedirected
    self.isPrivate = isPrivate
  }

  /// The same request for what a response installs, whatever its address says.
  func installing(_ destination: Destination) -> JumpRequest {
    var copy = self
    copy.destination = destination
    copy.isInstall = true
    return copy
  }

  /// The same request with as much of its address as a log shows; a raw string that is no address
  /// is left out, since it may hold anything, credentials too.
  func redacted(to detail: EventDetail) -> JumpRequest {
    var copy = self
    switch target {
    case .success(let address): copy.target = .success(address.redacted(to: detail))
    case .failure(let unreadable):
      copy.target = .failure(
        UnreadableAddress("", error: unreadable.error))
    }
    copy.destination = destination?.redacted(to: detail)
    return copy
  }
}
