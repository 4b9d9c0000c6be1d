/// The addresses found inside one address, and what they say together.
struct NestedFindings {
  private var found: [NestedDestination] = []
  /// What all say together.
  private(set) var ids = IDTally()

  var isEmpty: Bool { found.isEmpty }

  /// Adds an address.
  mutating func add(_ nested: NestedDestination) {
    readIDs(of: nested.destination)
    if !found.contains(nested) { found.append(nested) }
  }

  /// Reads the ids of all that a chain of addresses ends with.
  private mutating func readIDs(of destination: Destination) {
    for nested in destination.inside { readIDs(of: nested.destination) }
    if destination.isOverfull { ids.spoil() }
    guard destination.inside.isEmpty else { return }
    if let id = destination.appID {
      ids.add(id)
    } else if destination.kind == .appStoreProduct {
      ids.spoil()
    }
  }

  /// Whether something was found, and all of it is web pages.
  var leadToTheWeb: Bool { !isEmpty && found.allSatisfy { $0.destination.kind == .web } }

  /// Whether something was found, and all of it is product pages.
  var areProducts: Bool {
    !isEmpty && found.allSatisfy { $0.destination.kind == .appStoreProduct }
  }

  /// Something that should be an app id is none, or not everything could be read.
  mutating func spoil() { ids.spoil() }

  /// The app id that all say, if there is exactly one.
  var appID: AppID? { ids.agreedID }

  /// All addresses, the one to tell of first: that with which a policy is likely to be strictest; a
  /// product whose id is unknown where two products are named.
  var inside: [NestedDestination] {
    guard var first = heaviest else { return [] }
    if found.count == 1, ids.result != .unknown { return found }
    let others = found.filter { $0 !== first }
    if ids.result == .unknown { first = first.withoutAppID() }
    return [first] + others
  }

  private var heaviest: NestedDestination? {
    found.reduce(nil) { heaviest, nested in
      guard let heaviest else { return nested }
      return nested.destination.weight > heaviest.destination.weight ? nested : heaviest
    }
  }
}

extension NestedDestination {
  /// The last address of the chain with its id unknown, if it is a product's; else the same.
  fileprivate func withoutAppID() -> NestedDestination {
    let innermost = innermost
    guard innermost.destination.kind == .appStoreProduct, innermost.destination.appID != nil else {
      return self
    }
    return NestedDestination(
      address: innermost.address, destination: innermost.destination.withoutAppID())
  }

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
