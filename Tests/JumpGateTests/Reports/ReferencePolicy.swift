@testable import JumpGate

extension Policy {
  /// The reference policy of the fault reports, as `p0.json` has it.
  static let p0 = Policy(
    apps: AppList(apps: [ListedApp(app(1_000_000_001), name: "Sample")]), otherwise: .standard
  ) {
    Rule.open(.listedApp, when: .tap, id: "listed")
    Rule.ask(
      .kind(.appStoreProduct), .kind(.appStoreOther), .kind(.testflight), when: .tap,
      id: "store-ask")
    Rule.open(.scheme("tel"), .scheme("sms"), .scheme("mailto"), when: .tap, id: "contact")
  }
}
