extension Preset {
  /// What this preset does for a row: the table of the documentation, as data.
  public func response(for cell: PresetCell) -> PresetResponse {
    switch self {
    case .article: Self.articleResponse(for: cell)
    case .standard: Self.standardResponse(for: cell)
    case .strict: Self.strictResponse(for: cell)
    }
  }

  private static func articleResponse(for cell: PresetCell) -> PresetResponse {
    switch cell {
    case .listedApp, .otherAppleContentScheme, .contact, .deepLink, .browserHop: .always(.open)
    case .appStoreProduct, .appStoreOther, .testflight, .enterpriseInstall, .marketplace,
      .otherStore, .systemSettings, .redirectorScheme:
      .always(.block)
    case .otherAppleContent, .redirector, .web: .always(.allow)
    }
  }

  private static func standardResponse(for cell: PresetCell) -> PresetResponse {
    switch cell {
    case .listedApp:
      PresetResponse(tap: .open, tapInFrame: .open, lateTap: .ask, noTap: .block)
    case .contact:
      PresetResponse(tap: .open, tapInFrame: .ask, lateTap: .block, noTap: .block)
    case .otherAppleContentScheme, .deepLink, .browserHop: .tap(.ask)
    case .appStoreProduct, .appStoreOther, .testflight, .enterpriseInstall, .marketplace,
      .otherStore, .systemSettings, .redirectorScheme:
      .always(.block)
    case .otherAppleContent, .redirector, .web: .always(.allow)
    }
  }

  private static func strictResponse(for cell: PresetCell) -> PresetResponse {
    switch cell {
    case .listedApp, .contact: .tap(.ask)
    case .appStoreProduct, .appStoreOther, .testflight, .enterpriseInstall, .marketplace,
      .otherStore, .otherAppleContentScheme, .systemSettings, .deepLink, .browserHop,
      .redirectorScheme:
      .always(.block)
    case .otherAppleContent, .redirector, .web: .always(.allow)
    }
  }

  /// The name that a verdict decided by a row carries.
  func ruleName(for cell: PresetCell) -> String { "preset:\(rawValue)/\(cell.rawValue)" }
}
