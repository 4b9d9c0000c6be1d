import Foundation
import Testing

@testable import JumpGateCorpus

/// The same pages for every engine, and where their expectations differ.
struct CorpusEngineTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Attacks/Corpus")

  private let gtk: [AttackPage]
  private let apple: [AttackPage]

  init() throws {
    gtk = try Corpus(folder: Self.folder, engine: .webKitGTK).pages
    apple = try Corpus(folder: Self.folder, engine: .wkWebView).pages
  }

  @Test func enginesHaveTheSamePages() {
    #expect(gtk.map(\.id) == apple.map(\.id))
    #expect(gtk.map(\.sections) == apple.map(\.sections))
    #expect(gtk.map(\.steps) == apple.map(\.steps))
  }

  @Test func expectationsDiffer_onlyWhereAPageSaysSo() {
    let files = zip(gtk, apple).filter { $0.expected != $1.expected }.map { gtk, _ in
      gtk.id.prefix { $0 != "." && $0 != "@" }
    }
    #expect(
      Set(files.map(String.init)) == [
        "frame/tap-kinds", "link/download-redirected", "redirect/slow", "response/package-encoded",
        "tap/blur", "tap/carried-then-frame", "tap/fragment-first", "tap/message-to-frame",
        "tap/message-to-page", "tap/payment-frame", "tap/waiting-frame", "window/interstitial",
        "window/opener-moved-on-tap",
      ])
  }

  @Test func everyPageIsRunInWebKitGTK() {
    #expect(CorpusPlan(gtk, hasUser: true).leftOut.isEmpty)
  }

  @Test func pagesThatAMacLeavesOut() {
    let plan = CorpusPlan(apple, hasUser: true)
    #expect(plan.run.count + plan.leftOut.count == apple.count)
    #expect(
      plan.leftOut.map(\.id) == [
        "embed/pdf@product-https", "script/navigation-api@product", "tap/drag-link@product",
        "tap/drag.start@listed", "tap/drag.start@product",
        "tap/drag.leave@listed", "tap/drag.leave@product", "tap/other-button@listed",
        "tap/other-button@product", "tap/other-button@tel",
      ])
  }

  @Test func pagesThatASimulatorLeavesOut_needAUser() {
    let plan = CorpusPlan(apple, hasUser: false)
    #expect(plan.run.count + plan.leftOut.count == apple.count)
    #expect(plan.run.count == 291)
    #expect(
      plan.run.allSatisfy { page in page.expected.jumps.allSatisfy { $0.line.hasPrefix("block ") } }
    )
    #expect(
      Set(plan.leftOut.map(\.why)).isSuperset(of: ["nobody presses or types", "nobody sees it"]))
  }
}
