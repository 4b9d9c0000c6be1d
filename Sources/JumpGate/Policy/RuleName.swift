/// The names of defaults and of the presets' rows, made once so that a verdict copies nothing.
enum RuleName {
  static let defaults: [String] = DestinationKind.allCases.map { "default:\($0.rawValue)" }

  private static let presets: [[String]] = Preset.allCases.map { preset in
    PresetCell.allCases.map { preset.ruleName(for: $0) }
  }

  static func preset(_ preset: Preset, _ cell: PresetCell) -> String {
    presets[preset.ordinal][cell.ordinal]
  }
}

extension Preset {
  fileprivate var ordinal: Int {
    switch self {
    case .article: 0
    case .standard: 1
    case .strict: 2
    }
  }
}

extension PresetCell {
  fileprivate var ordinal: Int {
    switch self {
    case .listedApp: 0
    case .appStoreProduct: 1
    case .appStoreOther: 2
    case .testflight: 3
    case .enterpriseInstall: 4
    case .marketplace: 5
    case .otherStore: 6
    case .otherAppleContent: 7
    case .otherAppleContentScheme: 8
    case .contact: 9
    case .systemSettings: 10
    case .deepLink: 11
    case .browserHop: 12
    case .redirector: 13
    case .redirectorScheme: 14
    case .web: 15
    }
  }
}
