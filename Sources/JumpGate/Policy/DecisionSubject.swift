/// What is decided about: an address and what it leads to, at some depth inside another.
struct DecisionSubject {
  var address: Address
  var destination: Destination
  /// 0 for the address asked about, 1 for one inside it, and so on.
  var depth: Int
  /// Whether it is what a response installs, so that its address says nothing about it.
  var isInstall: Bool

  /// Whether another reader of the address may see another host, or none.
  var isUnsure: Bool { destination.isAmbiguous || address.isAmbiguous || address.hostReadingVaries }

  /// Whether a web view can load it.
  var isLoadable: Bool { !isInstall && LoadableScheme.isLoadable(address) }

  /// Whether it is an http(s) page.
  var isHTTP: Bool { !isInstall && address.isHTTP }

  /// Whether the system can be given its address: not what belongs to the page.
  var isOpenable: Bool { address.isHTTP || !LoadableScheme.isLoadable(address) }

  /// The row of the presets' table that it belongs to.
  func presetCell(in apps: AppList) -> PresetCell {
    switch destination.kind {
    case .appStoreProduct: isListed(in: apps) ? .listedApp : .appStoreProduct
    case .appStoreOther: .appStoreOther
    case .testflight: .testflight
    case .enterpriseInstall: .enterpriseInstall
    case .marketplace: .marketplace
    case .otherStore: .otherStore
    case .otherAppleContent: isHTTP ? .otherAppleContent : .otherAppleContentScheme
    case .redirector:
      isHTTP ? .redirector : (destination.isBrowserHop ? .browserHop : .redirectorScheme)
    case .deepLink: deepLinkCell
    case .web: .web
    }
  }

  private var deepLinkCell: PresetCell {
    if destination.isSystemSettings { return .systemSettings }
    return PresetCell.contactSchemes.contains { address.isScheme($0) } ? .contact : .deepLink
  }

  /// Whether it is a product page of a listed app.
  ///
  /// An unknown id is never listed.
  func isListed(in apps: AppList) -> Bool {
    guard destination.kind == .appStoreProduct, !isUnsure,
      let id = destination.appID
    else { return false }
    return apps.contains(id)
  }
}

extension PresetCell {
  /// The schemes by which one reaches a person.
  ///
  /// Source: `facts/store-urls.md`, section 2; `facetime-audio` is FaceTime without a picture
  /// (Apple URL Scheme Reference).
  static let contactSchemes = ["tel", "sms", "mailto", "facetime", "facetime-audio"]
}

extension Destination {
  /// Whether it hops to another browser.
  var isBrowserHop: Bool { kind == .redirector && detail != "intent" }
  /// Whether it is a non-public page of the system's settings.
  var isSystemSettings: Bool { kind == .deepLink && detail == "settings" }
  /// Whether it is a link of a known service, and not of an unknown host that carries an address.
  var isKnownService: Bool { kind == .redirector && detail != "carrier" }
}
