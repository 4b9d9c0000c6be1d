import Testing

@testable import JumpGate

@Suite struct BriefVerdictTests {
  /// One code decides on addresses and on bytes: both say the same.
  @Test func aBriefVerdictSaysWhatTheVerdictSays() throws {
    let page = try Address("https://site.example/page")
    var count = 0
    for row in ReportTableTests.rows {
      for policy in UnknownsTests.policies + [.p0] {
        for tap in TapStanding.allCases {
          for frame in AskingFrame.allCases {
            count += 1
            let request = JumpRequest(
              UnreadableAddress.parse(row.url, base: page), from: page.origin, frame: frame,
              isPopup: nil, isTopFromFrame: false, tap: tap, isRedirected: nil, isPrivate: false)
            let verdict = policy.verdict(for: request)
            let brief = Array(row.url.utf8).withUnsafeBufferPointer {
              policy.brief(utf8: $0, base: page, asked: request)
            }
            #expect(brief.action == verdict.action, "\(row.url)")
            #expect(brief.kind == verdict.destination?.kind)
            #expect(brief.appID == verdict.destination?.appID)
            #expect(brief.reason == verdict.reason)
            #expect(policy.rule(of: brief) == verdict.rule)
          }
        }
      }
    }
    #expect(count == ReportTableTests.rows.count * 6 * 7 * 3)
  }

  @Test func whatIsNoAddressIsUnreadable() {
    let policy = Policy.preset(.article)
    let brief = Array("https://".utf8).withUnsafeBufferPointer {
      policy.brief(utf8: $0, asked: .known("about:blank"))
    }
    #expect((brief.action, brief.kind, brief.reason) == (.block, nil, .unreadable))
    #expect(policy.rule(of: brief) == "unreadable")
  }
}
