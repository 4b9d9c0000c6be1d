/// The addresses found inside one address, and what they say together.
struct NestedFindings {
  private var chosen: NestedDestination?
  private var ids = IDTally()

  var isEmpty: Bool { chosen == nil }

  /// Adds an address; the one that a policy would be strictest with is kept.
  mutating func add(_ found: NestedDestination) {
    let innermost = found.innermost.destination
    if let id = innermost.appID {
      ids.add(id)
    } else if innermost.kind == .appStoreProduct {
      ids.spoil()
    }
    guard let chosen else { return self.chosen = found }
    if found.destination.weight > chosen.destination.weight { self.chosen = found }
  }

  /// Something that should be an app id is none, or not everything could be read.
  mutating func spoil() { ids.spoil() }

  /// The app id that all say, if there is exactly one.
  var appID: AppID? { ids.agreedID }

  /// The address that decides; a product whose id is unknown where two products are named.
  var nested: NestedDestination? {
    guard let chosen, ids.result == .unknown else { return chosen }
    let innermost = chosen.innermost
    guard innermost.destination.kind == .appStoreProduct, innermost.destination.appID != nil else {
      return chosen
    }
    return NestedDestination(
      address: innermost.address, destination: innermost.destination.withoutAppID())
  }
}

extension NestedDestination {
  /// The last address of the chain.
  var innermost: NestedDestination {
    var last = self
    while let next = last.destination.nested { last = next }
    return last
  }
}

extension Destination {
  /// The last destination of the chain.
  var innermost: Destination { nested?.innermost.destination ?? self }

  /// How strict a policy has to be: installs first, then stores, then other apps, then the web.
  var weight: Int {
    switch innermost.kind {
    case .enterpriseInstall: 8
    case .marketplace: 7
    case .testflight: 6
    case .appStoreOther: 5
    case .appStoreProduct: 4
    case .otherStore: 3
    case .deepLink: 2
    case .otherAppleContent, .redirector: 1
    case .web: 0
    }
  }

  /// Whether the chain leads to a store, or to another way to install.
  var leadsToStore: Bool { weight >= 3 }
}
