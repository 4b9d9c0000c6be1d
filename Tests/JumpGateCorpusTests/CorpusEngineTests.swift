import Foundation
import Testing

@testable import JumpGateCorpus

/// The same pages for every engine, and where their expectations differ.
struct CorpusEngineTests {
  private let gtk: [AttackPage]
  private let apple: [AttackPage]

  init() throws {
    gtk = try CorpusFolder.corpus.get().pages
    apple = try Corpus(folder: CorpusFolder.url, engine: .wkWebView).pages
  }

  @Test func enginesHaveTheSamePages() {
    #expect(gtk.map(\.id) == apple.map(\.id))
    #expect(gtk.map(\.sections) == apple.map(\.sections))
    #expect(gtk.map(\.steps) == apple.map(\.steps))
  }

  /// A mark that changes nothing is a mistake, and so is a difference without a mark.
  @Test func expectationsDiffer_whereAPageSaysSo_andNowhereElse() throws {
    let differing = zip(gtk, apple).filter { $0.expected != $1.expected }.map { gtk, _ in
      String(gtk.id.prefix { $0 != "." && $0 != "@" })
    }
    let marked = try Set(gtk.map { String($0.id.prefix { $0 != "." && $0 != "@" }) }).filter {
      let file = CorpusFolder.url.appendingPathComponent("\($0).page")
      let head = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n== ")[0]
      return head.split(separator: "\n").contains { line in
        line.contains("[apple") && !line.hasPrefix("left-out")
      }
    }
    #expect(marked.count == 37)
    #expect(Set(differing) == marked)
  }

  @Test func everyPageIsRunInWebKitGTK() {
    #expect(CorpusPlan(gtk, hasUser: true).leftOut.isEmpty)
  }

  @Test func pagesThatAMacLeavesOut() {
    let plan = CorpusPlan(apple, hasUser: true)
    #expect(plan.run.count + plan.leftOut.count == apple.count)
    #expect(
      plan.leftOut.map(\.id) == [
        "embed/pdf@product-https", "embed/pdf@listed-https", "script/navigation-api@product",
        "tap/drag-link@product",
        "tap/drag.start@listed", "tap/drag.start@product",
        "tap/drag.leave@listed", "tap/drag.leave@product", "tap/other-button@listed",
        "tap/other-button@product", "tap/other-button@tel",
      ])
  }

  @Test func pagesThatASimulatorLeavesOut_needAUser() {
    let plan = CorpusPlan(apple, hasUser: false)
    #expect(plan.run.count + plan.leftOut.count == apple.count)
    #expect(plan.run.count == 459)
    #expect(
      plan.run.allSatisfy { page in page.expected.jumps.allSatisfy { $0.line.hasPrefix("block ") } }
    )
    #expect(
      Set(plan.leftOut.map(\.why)).isSuperset(of: ["nobody presses or types", "nobody sees it"]))
  }
}
