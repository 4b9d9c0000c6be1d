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
    #expect(marked.count == 38)
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

  /// A simulator's tests leave out what a user does or sees, and nothing else.
  @Test func pagesThatASimulatorLeavesOut_needAUser() {
    let named = Set(CorpusPlan(apple, hasUser: true).leftOut.map(\.id))
    let plan = CorpusPlan(apple, hasUser: false)
    #expect(plan.run.count + plan.leftOut.count == apple.count)
    #expect(plan.run.count > 400)
    for page in plan.run { #expect(!isActedOn(page) && !leaves(page), "\(page.id)") }
    let left = Dictionary(uniqueKeysWithValues: plan.leftOut.map { ($0.id, $0.why) })
    for page in apple where left[page.id] != nil && !named.contains(page.id) {
      #expect(
        left[page.id] == (isActedOn(page) ? "nobody presses or types" : "nobody sees it"),
        "\(page.id)")
      #expect(isActedOn(page) || leaves(page), "\(page.id)")
    }
  }

  private func isActedOn(_ page: AttackPage) -> Bool {
    let words: Set = ["tap", "tap-3", "press", "release", "move", "drag", "key"]
    return page.steps.contains { words.contains(String($0.text.prefix { $0 != " " })) }
  }

  private func leaves(_ page: AttackPage) -> Bool {
    !page.expected.opens.isEmpty || page.expected.jumps.contains { !$0.line.hasPrefix("block ") }
  }
}
