/// What is opened is what was judged, never the page's own string.
extension DecisionSubject {
  /// The address to hand to the system; nil if there is none that could be vouched for.
  var whatIsOpened: Address? {
    if !isInstall, destination.kind == .appStoreProduct, let id = destination.appID {
      return try? Address(StoreLink(id: id, query: address.query ?? "").href)
    }
    return address.withoutCredentials
  }
}
