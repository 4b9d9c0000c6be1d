import Testing

@testable import JumpGateCorpus

/// Nothing on the lists of what must be tried is without a live page.
///
/// That a page is as live as it says is what the run of the corpus holds.
struct CoverageTests {
  private static let live = Result {
    try CorpusFolder.corpus.get().pages.filter { $0.dead == nil }
  }

  private static func missing(_ list: [Technique], in pages: [AttackPage]) -> [String] {
    list.flatMap { technique in
      technique.pages.filter { beginning in
        !pages.contains { $0.id == beginning || $0.id.starts(beginning) }
      }.map { "\(technique.name): no live page \($0)" }
    }
  }

  @Test(arguments: [
    ("techniques", Technique.all, 100), ("holes", Technique.holes, 14),
    ("reports", Technique.reports, 26), ("ordinary", Technique.ordinary, 14),
  ])
  func everyItemOfTheListsHasLivePages(_ name: String, _ list: [Technique], least: Int)
    throws
  {
    #expect(list.count >= least, "\(name)")
    #expect(Set(list.map(\.name)).count == list.count, "\(name): twice the same name")
    #expect(try Self.missing(list, in: Self.live.get()) == [], "\(name)")
  }

  @Test func anItemWithoutAPageIsTold() throws {
    let list = [Technique("nothing", "link/nothing"), Technique("anchor", "link/anchor@")]
    #expect(
      try Self.missing(list, in: Self.live.get()) == ["nothing: no live page link/nothing"])
  }

  @Test func everyCarrierIsTriedWithEveryKindTappedAndUntapped() throws {
    for carrier in Carrier.all {
      for isTapped in [false, true] {
        let pages = try Self.live.get().filter {
          $0.isTapped == isTapped && carrier.pages.contains(where: $0.id.starts)
        }
        let missing = Set(Carrier.kinds).subtracting(pages.flatMap(\.kinds))
        #expect(missing == [], "\(carrier.name), \(isTapped ? "tapped" : "untapped")")
      }
    }
  }

  @Test func everyPageSaysWhyItIsNotLiveAndFewAreNot() throws {
    let dead = try CorpusFolder.corpus.get().pages.filter { $0.dead != nil }
    #expect(dead.allSatisfy { ($0.dead ?? "").split(separator: " ").count >= 4 })
    #expect(dead.count <= 40)
  }
}

/// A way to ask for an address, and the pages that try it.
private struct Carrier {
  let name: String
  let pages: [String]

  /// The kinds of destination; `listed` is a listed app's page.
  static let kinds = [
    "listed", "app-store-product", "app-store-other", "testflight", "enterprise-install",
    "marketplace", "other-apple-content", "other-store", "redirector", "deep-link",
  ]

  static let all = [
    Carrier(name: "anchor", pages: ["link/anchor@", "link/scripted-click.", "carrier/anchor@"]),
    Carrier(name: "location", pages: ["script/location.", "carrier/location."]),
    Carrier(name: "form", pages: ["form/post@", "form/scripted.", "carrier/form."]),
    Carrier(name: "window.open", pages: ["carrier/window."]),
    Carrier(
      name: "target", pages: ["link/target.blank@", "carrier/target@", "carrier/target-scripted@"]),
    Carrier(name: "server redirect", pages: ["redirect/s", "carrier/redirect."]),
    Carrier(
      name: "refresh header",
      pages: [
        "redirect/header@", "carrier/refresh@",
        "carrier/refresh-tapped@",
      ]),
    Carrier(
      name: "meta refresh",
      pages: [
        "redirect/meta@", "redirect/meta-after-tap@", "carrier/meta@", "carrier/meta-tapped@",
      ]
    ),
    Carrier(name: "hidden frame", pages: ["carrier/frame."]),
    Carrier(name: "base element", pages: ["carrier/base."]),
    Carrier(
      name: "service worker",
      pages: ["worker/navigate@", "carrier/worker@", "carrier/worker-tapped@"]),
    Carrier(name: "javascript: address", pages: ["carrier/javascript."]),
    Carrier(
      name: "srcdoc script",
      pages: ["frame/inner.srcdoc@", "frame/tap-kinds.srcdoc@", "carrier/document.srcdoc."]),
    Carrier(
      name: "data: script",
      pages: ["frame/inner.data@", "frame/tap-kinds.data@", "carrier/document.data."]),
    Carrier(
      name: "blob: script",
      pages: ["frame/inner.blob@", "frame/tap-kinds.blob@", "carrier/document.blob."]),
  ]
}

extension String {
  /// Whether a page's name begins so.
  fileprivate func starts(_ beginning: String) -> Bool { hasPrefix(beginning) }
}

extension AttackPage {
  /// Whether the user does what may count as a tap.
  fileprivate var isTapped: Bool {
    steps.contains {
      switch $0.step {
      case .tap, .press, .key: true
      default: false
      }
    }
  }

  /// The kinds of destination that it jumps to.
  fileprivate var kinds: [String] {
    expected.jumps.map { jump in
      let words = jump.line.split(separator: " ", maxSplits: 5).map(String.init)
      return words[1] == "app-store-product" && words[2] == "1000000001" ? "listed" : words[1]
    }
  }
}
