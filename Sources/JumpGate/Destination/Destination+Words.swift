extension Destination {
  /// The destination on one line, for people.
  var inWords: String {
    var words = kind.rawValue
    if let detail { words += ", \(detail)" }
    switch appID {
    case let id?: words += ", app id \(id)"
    case nil where kind == .appStoreProduct: words += ", app id unknown"
    case nil: break
    }
    if let storefront { words += ", storefront \(storefront)" }
    if let platform { words += ", platform \(platform)" }
    return words
  }
}

extension IDTally {
  var inWords: String {
    switch result {
    case .none: "nothing"
    case .one(let id): id.description
    case .unknown: "more than one thing, or something that is no id"
    }
  }
}

extension HostScope {
  var inWords: String {
    switch self {
    case .exact: "itself"
    case .all: "or a domain below it"
    case .below: "as the domain above it"
    }
  }
}

extension HostMeaning {
  var inWords: String {
    switch self {
    case .appStore: "the App Store"
    case .appStoreByName: "the App Store, by name"
    case .iTunes: "the App Store or other content, by path and query"
    case .testFlight: "TestFlight"
    case .storeContent: "other content of Apple's, unless the path is an app's"
    case .appClip: "App Clips"
    case .appleContent: "other content of Apple's"
    case .otherStore: "another app store"
    case .linkService(let service): "the link service \(service.name)"
    case .web: "a web site"
    }
  }
}

extension PathWordMeaning {
  var inWords: String {
    switch self {
    case .app: "that of a product page"
    case .store: "that of a page of the App Store whose number is no app id"
    case .either: "that of a page of either store whose number is no app id"
    case .storeAction: "that of an action of the App Store that may carry an app id"
    case .content: "that of music, books and the like"
    }
  }
}
