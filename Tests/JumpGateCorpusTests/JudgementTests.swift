import Foundation
import Testing

@testable import JumpGateCorpus

/// One witness at a time says something else than the others, and is named for it.
struct JudgementTests {
  private static let jump = "open app-store-product 1000000001 live main itms-apps://x.example/1"
  private static let page = """
    tries: x
    right: x
    source: x
    jump: open app-store-product 1000000001 live itms-apps://x.example/1
    jump 2-3: block deep-link - none/sub sample://1
    opens: https://apps.apple.com/app/id1000000001
    loads: GET https://page.example/a.txt
    child: https://window.example/

    == https://page.example/
    <p>x</p>
    """

  private static func judge(
    _ text: String = page, _ change: (inout Seen) -> Void = { _ in }
  ) throws -> [Finding] {
    let page = try #require(
      try PageFile(text, path: "x").pages(group: "g", name: "n", targets: [:], engine: .webKitGTK)
        .first)
    var seen = Seen(
      jumps: [jump] + Array(repeating: "block deep-link - none sub sample://1", count: 2),
      opens: ["https://apps.apple.com/app/id1000000001"],
      requests: ["GET https://page.example/", "GET https://page.example/a.txt"],
      connections: ["page.example:443"], view: "https://page.example/",
      children: ["https://window.example/"])
    change(&seen)
    return Judgement(page, seen: seen).findings
  }

  /// The witness that speaks, and how.
  private static func words(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.kind.rawValue) \($0.witness)" }
  }

  @Test func witnessesThatAgreeFindNothing() throws {
    #expect(try Self.judge() == [])
  }

  @Test func theLauncherAlone() throws {
    #expect(try Self.words(Self.judge { $0.opens.append("tel:1") }) == ["escaped launcher"])
    #expect(try Self.words(Self.judge { $0.opens = [] }) == ["stopped launcher"])
    #expect(try Self.words(Self.judge { $0.opens[0] += "?x=1" }).contains("escaped launcher"))
    #expect(
      try Self.words(Self.judge { $0.unopened = ["tel:1"] }) == ["differs launcher"])
  }

  @Test func theSameAddressOpenedTwiceIsOneTooMany() throws {
    #expect(try Self.words(Self.judge { $0.opens += $0.opens }) == ["escaped launcher"])
  }

  @Test func theNetworkAlone() throws {
    for line in ["GET https://apps.apple.com/app/id1", "POST http://other.example/", "GET x"] {
      #expect(try Self.words(Self.judge { $0.requests.append(line) }) == ["escaped network"])
    }
    #expect(
      try Self.words(Self.judge { $0.connections.append("apps.apple.com:443") })
        == ["escaped network"])
    #expect(try Self.words(Self.judge { $0.requests.removeLast() }) == ["stopped network"])
    #expect(
      try Self.words(Self.judge { $0.requests[1] = "POST https://page.example/a.txt" })
        == ["stopped network"])
  }

  @Test func aStoreIsNoPagesOwnHostThoughThePageHasAnAnswerForIt() throws {
    let text = Self.page + "\n\n== https://apps.apple.com/app/id1\n<p>store</p>\n"
    let findings = try Self.judge(text) {
      $0.requests.append("GET https://apps.apple.com/app/id1")
      $0.connections.append("apps.apple.com:443")
    }
    #expect(Self.words(findings) == ["escaped network", "escaped network"])
  }

  @Test func theViewAlone() throws {
    #expect(try Self.words(Self.judge { $0.view = "https://apps.apple.com/" }) == ["escaped view"])
    #expect(try Self.words(Self.judge { $0.children.append("about:blank") }) == ["escaped view"])
    #expect(try Self.words(Self.judge { $0.children = [] }) == ["stopped view"])
    #expect(
      try Self.words(Self.judge { $0.failures = ["WebKitNetworkError 300 https://a.example/"] })
        == ["differs view"])
  }

  @Test func theEventsAlone() throws {
    let other = "block deep-link - none sub sample://1"
    let wrong: [(inout Seen) -> Void] = [
      { $0.jumps = [] }, { $0.jumps.removeFirst() }, { $0.jumps.removeLast() },
      { $0.jumps.append("block tel - none main tel:1") }, { $0.jumps.swapAt(0, 1) },
      { $0.jumps += [other, other] },
      // The action, the tap and the frame count, each by itself.
      { $0.jumps[0] = $0.jumps[0].replacingOccurrences(of: "open", with: "block") },
      { $0.jumps[0] = $0.jumps[0].replacingOccurrences(of: "live", with: "spent") },
      { $0.jumps[0] = $0.jumps[0].replacingOccurrences(of: "main", with: "sub") },
    ]
    for change in wrong {
      #expect(try Self.words(Self.judge(Self.page, change)) == ["differs event"])
    }
    #expect(try Self.judge { $0.jumps.append(other) } == [], "three are within two to three")
  }

  @Test func aQuestionThatIsNotPutOrPutWithoutNeed() throws {
    let text = Self.page.replacingOccurrences(of: "jump: open", with: "jump: ask")
      .replacingOccurrences(
        of: "opens: https://apps.apple.com/app/id1000000001", with: "opens: none")
    func judge(questions: Int) throws -> [Finding] {
      try Self.judge(text) {
        $0.jumps[0] = $0.jumps[0].replacingOccurrences(of: "open", with: "ask")
        $0.opens = []
        $0.questions = questions
      }
    }
    #expect(try judge(questions: 1) == [])
    #expect(try Self.words(judge(questions: 0)) == ["differs prompt"])
    #expect(try Self.words(judge(questions: 2)) == ["differs prompt"])
    #expect(try Self.words(Self.judge { $0.questions = 1 }) == ["differs prompt"])
  }
}
