/// What an address leads to: its kind, and for a store page the app id, storefront and platform.
public struct Destination: Sendable, Hashable {
  /// The kind.
  public let kind: DestinationKind
  /// A finer word within the kind, or nil: the page or action of the App Store (`write-review`,
  /// `developer`, `redeem`), the store (`google-play`), the link service (`appsflyer`) or `carrier`
  /// for an unknown host that carries a store address, the browser (`safari`), `intent`, the way to
  /// reach a person (`tel`), `settings` for non-public system settings.
  public let detail: String?
  /// The app's id if exactly one canonical id is found in every place that can bear one.
  ///
  /// For any kind but `app-store-product` it is information only.
  public let appID: AppID?
  /// The two-letter storefront in lower case, or nil.
  public let storefront: String?
  /// The platform segment of the web store (`iphone`, `mac` …), or nil.
  public let platform: String?
  /// Whether the address can be read in two ways, so that no permitting rule may match it.
  public let isAmbiguous: Bool
  /// Whether more addresses stand inside than are read, so that it may lead anywhere.
  let isOverfull: Bool
  /// All addresses that count inside, the one to tell of first: a policy judges each.
  let inside: [NestedDestination]

  /// The destination inside: a redirector's target, a browser hop's rest, an intent's fallback.
  ///
  /// > Note: A nested destination only ever tightens a verdict.
  public var nested: NestedDestination? { inside.first }

  init(
    kind: DestinationKind, detail: String? = nil, appID: AppID? = nil, storefront: String? = nil,
    platform: String? = nil, isAmbiguous: Bool = false, inside: [NestedDestination] = [],
    isOverfull: Bool = false
  ) {
    self.kind = kind
    self.detail = detail
    self.appID = appID
    self.storefront = storefront
    self.platform = platform
    self.isAmbiguous = isAmbiguous
    self.inside = inside
    self.isOverfull = isOverfull
  }
}

extension Destination: CustomStringConvertible {
  /// Kind, finer word and app id, and what is inside:
  /// `redirector/appsflyer 999 (carries app-store-product 999)`.
  public var description: String {
    var words = kind.rawValue
    if let detail { words += "/\(detail)" }
    if let appID { words += " \(appID)" }
    if let nested { words += " (carries \(nested.destination))" }
    return words
  }
}

extension Destination {
  /// The same, its app id unknown.
  func withoutAppID(isAmbiguous: Bool? = nil) -> Destination {
    Destination(
      kind: kind, detail: detail, appID: nil, storefront: storefront, platform: platform,
      isAmbiguous: isAmbiguous ?? self.isAmbiguous, inside: inside, isOverfull: isOverfull)
  }
}
