import Testing

@testable import JumpGate

/// Schemes by which WebKit itself lets a marketplace install something.
@Suite struct MarketplaceTests {
  @Test(arguments: MarketplaceSchemes.ofWebKit)
  func whatWebKitInstalls_isAMarketplaces(scheme: String) {
    let target = address("\(scheme)://install?x")
    #expect(LoadableScheme.isInstalledByWebKit(target))
    #expect(Destination(target).kind == .marketplace)
  }

  @Test(arguments: ["altstore://x", "https://apps.apple.com/app/id1", "marketplace-kit2:x"])
  func whatItDoesNot_isNoneOfIt(string: String) {
    #expect(!LoadableScheme.isInstalledByWebKit(address(string)))
  }
}
