import Testing

@testable import JumpGate

/// The steps are those of the classification itself.
@Suite struct ExplanationTests {
  private func steps(_ url: String) throws -> [ExplanationStep] {
    Destination.explanation(of: try Address(url))
  }

  @Test func aProductIsExplainedFromPartsToConclusion() throws {
    let steps = try steps("https://apps.apple.com/us/app/example/id5?id=6")
    #expect(
      steps.map(\.subject) == [
        .parts, .scheme, .host, .idPlace, .page, .idPlace, .idPlace, .conclusion,
      ])
    #expect(
      steps.map(\.text) == [
        "scheme “https”, host “apps.apple.com”, path “/us/app/example/id5”, query “id=6”",
        "https opens a web address",
        "“apps.apple.com” or a domain below it: the App Store",
        "the parameter “id=6” can bear an app id",
        "the segment “app” is that of a product page",
        "the path after it, “/example/id5”, says 5",
        "all places together say more than one thing, or something that is no id",
        "app-store-product, app id unknown, storefront us",
      ])
    #expect(steps[2].source == "Apple's URL bag (undated, 2019 or later)")
    #expect(steps[2].date == "2026-11")
  }

  @Test func theAddressInsideIsExplainedDeeper() throws {
    let steps = try steps("https://ads.example/?u=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid5")
    #expect(steps.filter { $0.depth == 1 }.map(\.subject).first == .parts)
    #expect(steps.contains { $0.subject == .nested && $0.depth == 0 })
    #expect(steps.last?.text == "redirector, carrier, app id 5")
    #expect(steps.last?.depth == 0)
  }

  @Test func theConclusionIsTheDestination() {
    var grammar = AddressGrammar(seed: GeneratedAddressTests.seed)
    for number in 0..<2_000 {
      guard let address = try? Address(grammar.make(number).address) else { continue }
      let last = Destination.explanation(of: address).last
      #expect(last?.subject == .conclusion)
      #expect(last?.text == Destination(address).inWords)
    }
  }

  @Test func aStepIsOneLineWithItsSource() throws {
    let line = try steps("itms-apps://").first { $0.subject == .scheme }?.description
    #expect(
      line
        == "scheme: itms-apps opens App Store [chromium ios/chrome/browser/app_launcher/app_launcher_util.mm, read 2026-11]"
    )
  }
}
