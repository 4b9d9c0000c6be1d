/// What is decided about: an address and what it leads to, at some depth inside another.
///
/// Plain values and the address's bytes, so that deciding copies nothing; valid only while the
/// bytes are.
struct DecisionSubject {
  let view: AddressView
  let kind: DestinationKind
  let appID: AppID?
  /// Whether another reader of the address may see another host, or none.
  let isUnsure: Bool
  /// Whether it is a page of an unknown host that carries a store's address: what is said about pages
  /// is said about it.
  let isCarrier: Bool
  /// Whether it is an Android intent, and no hop to another browser.
  let isIntent: Bool
  /// Whether it is a non-public page of the system's settings.
  let isSystemSettings: Bool
  /// Whether more addresses stand inside than were read.
  let isOverfull: Bool
  /// 0 for the address asked about, 1 for one inside it, and so on.
  let depth: Int
  /// Whether it is what a response installs, so that its address says nothing about it.
  let isInstall: Bool

  init(_ view: AddressView, _ destination: Destination, depth: Int, isInstall: Bool) {
    self.view = view
    self.depth = depth
    self.isInstall = isInstall
    kind = destination.kind
    appID = destination.appID
    isUnsure =
      destination.isAmbiguous || view.layout.isAmbiguous || view.layout.hostReadingVaries
    isOverfull = destination.isOverfull
    isCarrier = kind == .redirector && destination.detail == DetailWord.carrier
    isIntent = kind == .redirector && destination.detail == DetailWord.intent
    isSystemSettings = kind == .deepLink && destination.detail == PresetCell.settingsDetail
  }

  /// A product page that everyone reads alike, at depth 0.
  init(product id: AppID, _ view: AddressView, isInstall: Bool) {
    self.view = view
    self.isInstall = isInstall
    kind = .appStoreProduct
    appID = id
    depth = 0
    isUnsure = false
    isOverfull = false
    isCarrier = false
    isIntent = false
    isSystemSettings = false
  }

  /// Whether it is a link of a known service, or a hop to another browser.
  var isKnownService: Bool { kind == .redirector && !isCarrier }

  /// Whether its scheme can be one that the host app handles itself: that of an app.
  var mayBeHosts: Bool { kind == .deepLink || (kind == .redirector && !isHTTP) }

  /// Whether rules know it as being of a kind.
  func isOf(_ kind: DestinationKind) -> Bool {
    self.kind == kind || (isCarrier && kind == .web)
  }

  /// Whether a web view can load it.
  var isLoadable: Bool { !isInstall && LoadableScheme.isLoadable(view) }

  /// Whether it is an http(s) page.
  var isHTTP: Bool { !isInstall && hasHTTPScheme }

  /// Whether the system can be given its address: not what belongs to the page.
  var isOpenable: Bool { hasHTTPScheme || !LoadableScheme.isLoadable(view) }

  private var hasHTTPScheme: Bool {
    view.layout.scheme == .http || view.layout.scheme == .https
  }

  /// Whether its scheme is the given one, in lower case.
  func isScheme(_ name: String) -> Bool {
    view.scheme.elementsEqual(name.utf8)
  }

  /// Whether it is a product page of a listed app; an unknown id is never listed.
  func isListed(in apps: AppList) -> Bool {
    guard kind == .appStoreProduct, !isUnsure, let appID else { return false }
    return apps.contains(appID)
  }
}
