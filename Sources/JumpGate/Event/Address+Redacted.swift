extension Address {
  /// As much of the address as a log shows.
  ///
  /// `https://a.example/b?c` becomes `https://a.example/`, and `tel:+1` becomes `tel:`. A host that
  /// is a scheme's own (`scarlet://install=…`) may hold anything, and is left out too.
  public func redacted(to detail: EventDetail) -> Address {
    switch detail {
    case .wholeAddress: return withoutCredentials
    case .schemeAndHost:
      let hasHost = isSpecial && host != nil
      return (try? Address(hasHost ? "\(scheme)://\(hostname)/" : "\(scheme):")) ?? .nothing
    }
  }
}

extension Address {
  /// What stands for an address of which nothing can be shown.
  private static var nothing: Address { Address(href: "about:", layout: .ofAboutAlone) }
}

extension AddressLayout {
  /// The layout of `about:`.
  fileprivate static var ofAboutAlone: AddressLayout {
    var layout = AddressLayout()
    layout.schemeEnd = 5
    layout.authorityStart = 6
    layout.usernameEnd = 6
    layout.passwordEnd = 6
    layout.hostStart = 6
    layout.hostEnd = 6
    layout.pathStart = 6
    layout.queryStart = 6
    layout.fragmentStart = 6
    layout.end = 6
    layout.hasOpaquePath = true
    return layout
  }
}
