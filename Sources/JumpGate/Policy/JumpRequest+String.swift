extension JumpRequest {
  /// Asks about a string as it stands in a page.
  ///
  /// What is not said is unknown.
  ///
  /// ```swift
  /// JumpRequest("itms-apps://apps.apple.com/app/id999", from: "https://ads.example",
  ///   frame: .sub, tap: .none)
  /// ```
  ///
  /// - Parameters:
  ///   - string: the address, parsed as a browser does.
  ///   - base: the page's address that a relative string is resolved against, or nil.
  ///   - origin: the asking frame's address or origin; nil, one that is no address, or one that does
  ///     not tell its origin: unknown.
  ///   - frame: which frame asks.
  ///   - tap: what the user's tap is worth.
  public init(
    _ string: String, base: Address? = nil, from origin: String?, frame: AskingFrame,
    tap: TapStanding
  ) {
    self.init(
      UnreadableAddress.parse(string, base: base),
      from: origin.flatMap { try? Address($0).frameOrigin },
      frame: frame, isPopup: nil, isTopFromFrame: nil, tap: tap, isRedirected: nil,
      isPrivate: nil)
  }
}

extension UnreadableAddress {
  /// Parses a string into an address or the reason why it is none.
  public static func parse(
    _ string: String, base: Address?
  ) -> Result<Address, UnreadableAddress> {
    do {
      return .success(try Address(string, base: base))
    } catch {
      return .failure(UnreadableAddress(string, error: error))
    }
  }
}
