/// A row of the presets' table: a kind, divided where the presets divide it.
public enum PresetCell: String, Sendable, Hashable, CaseIterable {
  /// A product page of a listed app.
  case listedApp = "listed-app"
  /// A product page of an app not listed, or whose id is unknown.
  case appStoreProduct = "app-store-product"
  /// Any other page or action of the App Store.
  case appStoreOther = "app-store-other"
  /// TestFlight.
  case testflight
  /// An enterprise install.
  case enterpriseInstall = "enterprise-install"
  /// Another marketplace.
  case marketplace
  /// A store that is not Apple's.
  case otherStore = "other-store"
  /// Apple content over http(s).
  case otherAppleContent = "other-apple-content"
  /// Apple content by a scheme of its own.
  case otherAppleContentScheme = "other-apple-content-scheme"
  /// `tel`, `sms`, `mailto`, `facetime`.
  case contact
  /// Non-public system settings.
  case systemSettings = "system-settings"
  /// Any other deep link.
  case deepLink = "deep-link"
  /// A hop to another browser.
  case browserHop = "browser-hop"
  /// A redirector over http(s).
  case redirector
  /// A redirector by any other scheme: an `intent:` with a fallback.
  case redirectorScheme = "redirector-scheme"
  /// A web page or an embedded document.
  case web
}
