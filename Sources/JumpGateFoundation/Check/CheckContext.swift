public import JumpGate

/// In what circumstances an address is checked.
public struct CheckContext: Sendable, Hashable {
  /// The page's address, which relative addresses are resolved against; nil: none.
  public var base: Address?
  /// The asking frame's origin; nil: unknown, which satisfies no permitting rule with `from`.
  public var from: Origin?
  /// Whether the user tapped in the asking frame just now.
  public var tap: Bool
  /// Who asks.
  public var frame: CheckFrame
  /// Whether a server redirect led here.
  public var redirected: Bool

  /// Makes a context; what is not said is the main frame of an unknown page, without a tap.
  public init(
    base: Address? = nil, from: Origin? = nil, tap: Bool = false, frame: CheckFrame = .main,
    redirected: Bool = false
  ) {
    self.base = base
    self.from = from
    self.tap = tap
    self.frame = frame
    self.redirected = redirected
  }

  /// What a policy is asked about an address in this context.
  ///
  /// The web view has persistent storage, and no frame navigates the top.
  ///
  /// - Parameter string: the address as it stands in a page.
  public func request(for string: String) -> JumpRequest {
    JumpRequest(
      UnreadableAddress.parse(string, base: base), from: from, frame: frame == .sub ? .sub : .main,
      isPopup: frame == .popup, isTopFromFrame: false, tap: tap ? .live : .none,
      isRedirected: redirected, isPrivate: false)
  }
}
