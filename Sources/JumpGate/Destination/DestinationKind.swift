/// What an address leads to, in ten kinds.
public enum DestinationKind: String, Sendable, Hashable, CaseIterable {
  /// A product page of the App Store.
  case appStoreProduct = "app-store-product"
  /// Any other page or action of the App Store, and every store scheme not known.
  case appStoreOther = "app-store-other"
  /// TestFlight.
  case testflight
  /// An enterprise (over the air) install.
  case enterpriseInstall = "enterprise-install"
  /// Another marketplace on Apple systems, and sideloading.
  case marketplace
  /// Music, books, podcasts, maps and the like: not apps.
  case otherAppleContent = "other-apple-content"
  /// An app store that is not Apple's.
  case otherStore = "other-store"
  /// A link service, a carrier of a store address, or a hop to another browser.
  case redirector
  /// Any other scheme that leaves the web view.
  case deepLink = "deep-link"
  /// Everything that stays in the web view.
  case web
}
