/// By which door an address comes to the store: what its scheme or host says by itself.
struct StoreDoor {
  enum Store {
    case appStore
    /// The App Store or other content: the page decides.
    case iTunes
    /// Other content, unless the page is an app's.
    case content
  }

  let store: Store
  /// Whether the scheme decides, not the host.
  let isScheme: Bool
  /// Whether digits alone are a name, as on the hosts of short links.
  let areDigitsNames: Bool
  let detail: String?
  let platform: String?

  init(
    _ store: Store, isScheme: Bool = false, areDigitsNames: Bool = false, detail: String? = nil,
    platform: String? = nil
  ) {
    self.store = store
    self.isScheme = isScheme
    self.areDigitsNames = areDigitsNames
    self.detail = detail
    self.platform = platform
  }
}
