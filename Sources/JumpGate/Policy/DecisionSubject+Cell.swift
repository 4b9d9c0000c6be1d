extension DecisionSubject {
  /// The row of the presets' table that it belongs to.
  func presetCell(in apps: AppList) -> PresetCell {
    switch kind {
    case .appStoreProduct: isListed(in: apps) ? .listedApp : .appStoreProduct
    case .appStoreOther: .appStoreOther
    case .testflight: .testflight
    case .enterpriseInstall: .enterpriseInstall
    case .marketplace: .marketplace
    case .otherStore: .otherStore
    case .otherAppleContent: isHTTP ? .otherAppleContent : .otherAppleContentScheme
    case .redirector: isHTTP ? .redirector : isIntent ? .redirectorScheme : .browserHop
    case .deepLink:
      isSystemSettings ? .systemSettings : PresetCell.isContact(view.scheme) ? .contact : .deepLink
    case .web: .web
    }
  }
}

extension PresetCell {
  /// The detail by which destinations are known that are non-public pages of the settings.
  static let settingsDetail = "settings"

  /// Whether a scheme reaches a person.
  ///
  /// Source: Apple URL Scheme Reference, read 2026; `facetime-audio` is FaceTime without a picture.
  static func isContact(_ scheme: UnsafeBufferPointer<UInt8>) -> Bool {
    switch scheme.count {
    case 3: scheme.equals("tel") || scheme.equals("sms")
    case 6: scheme.equals("mailto")
    case 8: scheme.equals("facetime")
    case 14: scheme.equals("facetime-audio")
    default: false
    }
  }
}
