extension RememberedAnswers.Key {
  /// The key of a request; nil if its answer must not be kept.
  init?(asker: Origin?, topHost: String?, address: Address, destination: Destination) {
    guard let asker, case .tuple("https", _, _) = asker,
      let topHost, !topHost.isEmpty,
      let target = Self.target(address, destination)
    else { return nil }
    origin = asker.description
    self.topHost = topHost
    self.target = target
  }

  private static func target(_ address: Address, _ destination: Destination) -> String? {
    switch destination.kind {
    case .appStoreProduct: destination.appID.map { "app:\($0)" }
    case .deepLink, .otherAppleContent, .otherStore, .redirector:
      LoadableScheme.isLoadable(address) ? nil : "scheme:\(address.scheme)"
    case .appStoreOther, .testflight, .enterpriseInstall, .marketplace, .web: nil
    }
  }
}
