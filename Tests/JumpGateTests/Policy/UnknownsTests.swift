import Testing

@testable import JumpGate

/// What is unknown is evaluated for each value it may have: all combinations, against the strictest
/// of the verdicts on what they may be.
@Suite struct UnknownsTests {
  static let policies: [Policy] = [
    .preset(.article), .preset(.standard), .preset(.strict),
    Policy(apps: [app(1_000_000_001)], otherwise: .standard) {
      Rule.open(.scheme("sample"), from: "page.example", when: .tap, .mainFrame, .direct, id: "a")
      Rule.ask(.scheme("sample"), when: .popup, .isPrivate, id: "b")
      Rule.block(.scheme("sample"), from: "ads.example", id: "c")
      Rule.open(.scheme("sample"), when: .redirected, .subFrame, id: "d")
    },
    Policy(apps: [], otherwise: .article, hostSchemes: ["sample"]) {
      Rule.ask(.kind(.deepLink), when: .topFromFrame, .noTap, id: "a")
      Rule.block(.kind(.web), from: "*.ads.example", when: .crossHost, id: "b")
      Rule.sheet(.kind(.appStoreProduct), when: .sameHost, id: "c")
      Rule.open(.kind(.appStoreProduct), when: .tap, tap: .carried, id: "d")
    },
  ]
  static let addresses = [
    "sample://x", "tel:+1", "https://page.example/x", "https://apps.apple.com/app/id1000000001",
    "https://app.adjust.com/a?redirect=https%3A%2F%2Fapps.apple.com%2Fapp%2Fid999",
    "x-safari-https://site.example/",
  ]
  static let origins: [Origin] = [
    httpsOrigin("page.example"), httpsOrigin("ads.example"), httpsOrigin("a.ads.example"),
    httpsOrigin("x.example"),
    address("http://page.example/").origin, httpsOrigin("apps.apple.com"), .opaque,
  ]

  private static let flags: [Bool?] = [nil, false, true]

  /// A rule that may match decides only where it is stricter.
  @Test func anUnknownAskerSatisfiesNoPermittingRule() {
    let rule = Rule(
      id: "p", to: [.listedApp], from: ["a.example"], when: [.tap], tap: .live, then: .ask,
      yes: .sheet)
    let policy = Policy(apps: [app(1_000_000_001)], otherwise: .strict) { rule }
    let verdict = policy.verdict(for: .known(Self.addresses[3], from: nil, tap: .live))
    #expect(verdict.action == .ask)
    #expect(verdict.rule == "preset:strict/listed-app")
    #expect(verdict.reason != .rule)
  }

  @Test(arguments: ["about:blank", "about:srcdoc", "https://a.example\\@evil.example/"])
  func anAddressThatDoesNotTellWhoAsksIsUnknown(_ from: String) {
    let policy = Policy(apps: [], otherwise: .article) {
      Rule.block(.scheme("sample"), from: "a.example", id: "b")
    }
    let request = JumpRequest("sample://x", from: from, frame: .main, tap: .live)
    #expect(request.from == nil)
    #expect(policy.verdict(for: request).action == .block)
    let opaque = JumpRequest("sample://x", from: "data:text/html,x", frame: .main, tap: .live)
    #expect(policy.verdict(for: opaque).action == .open)
  }

  @Test func aDotAtTheEndOfAHostMakesItNoOther() {
    let policy = Policy(apps: [], otherwise: .article) {
      Rule.block(.kind(.web), when: .sameHost, id: "same")
    }
    for (asker, host) in [("x.example", "x.example."), ("x.example.", "x.example")] {
      let request = JumpRequest(
        "https://\(host)/", from: "https://\(asker)", frame: .main, tap: .none)
      #expect(policy.verdict(for: request).action == .block)
    }
  }

  @Test func whatIsNoPageIsOnAnotherHostWhoeverAsks() {
    let policy = Policy(apps: [], otherwise: .article) {
      Rule.block(.scheme("myapp"), when: .sameHost, id: "same")
      Rule.open(.scheme("myapp"), when: .tap, .crossHost, id: "cross")
      Rule.block(.scheme("myapp"), id: "rest")
    }
    for origin in Self.origins + [nil] {
      let verdict = policy.verdict(for: .known("myapp://page.example/x", from: origin, tap: .live))
      #expect(verdict.action == .open)
      #expect(verdict.rule == "cross")
    }
  }

  @Test func theStrictestOfAllThatItMayBeWins() {
    var count = 0
    for policy in Self.policies {
      for string in ["sample://x", Self.addresses[2], Self.addresses[3], Self.addresses[4]] {
        var verdicts: [JumpRequest: Action] = [:]
        for request in Self.requests(string, from: [nil, Self.origins[0], Self.origins[2]]) {
          count += 1
          let unknown = policy.verdict(for: request).action
          let known = Self.cases(of: request).map { request in
            let action = verdicts[request] ?? policy.verdict(for: request).action
            verdicts[request] = action
            return action
          }
          // With the asker unknown each rule about askers may match for itself: stricter at most.
          let strictest = known.min() ?? .block
          if request.from == nil {
            #expect(unknown <= strictest, "\(request)")
          } else {
            #expect(unknown == strictest, "\(request)")
          }
        }
      }
    }
    #expect(count == 5 * 4 * 3 * 7 * 3 * 36)
  }

  /// For the presets, which ask nobody's origin, an unknown asker makes no difference at all.
  @Test func anUnknownAskerMakesNoDifferenceToAPreset() {
    for preset in Preset.allCases {
      for string in Self.addresses {
        for tap in TapStanding.allCases {
          let unknown = Policy.preset(preset).verdict(for: .known(string, from: nil, tap: tap))
          let known = Policy.preset(preset).verdict(for: .known(string, tap: tap))
          #expect(unknown == known)
        }
      }
    }
  }

  @Test func anUnknownNeverSatisfiesARuleThatPermits() {
    // Of what is no page, cross-host is known to hold.
    let conditions = Condition.allCases.filter { $0 != .crossHost }
    let request = JumpRequest.known(
      "sample://x", from: nil, frame: .unknown, isPopup: nil, isTopFromFrame: nil, tap: .unknown,
      isRedirected: nil, isPrivate: nil)
    for action in [Action.open, .ask] {
      for condition in conditions {
        let rule = Rule(
          id: "r", to: [.scheme("sample")], from: [], when: [condition], tap: .carried,
          then: action, yes: .open)
        let policy = Policy(apps: [], otherwise: .strict) { rule }
        #expect(policy.verdict(for: request).rule == "preset:strict/deep-link", "\(condition)")
      }
    }
  }

  /// All requests for one address whose parts are each known or not.
  private static func requests(_ string: String, from: [Origin?]) -> [JumpRequest] {
    var requests: [JumpRequest] = []
    for origin in from {
      for tap in TapStanding.allCases {
        for frame in AskingFrame.allCases {
          for popup in flags {
            for top in flags {
              for redirected in [nil, true] as [Bool?] {
                for isPrivate in [nil, true] as [Bool?] {
                  requests.append(
                    .known(
                      string, from: origin, frame: frame, isPopup: popup, isTopFromFrame: top,
                      tap: tap, isRedirected: redirected, isPrivate: isPrivate))
                }
              }
            }
          }
        }
      }
    }
    return requests
  }

  /// All that a request may be, each part known; the main frame never navigates the top as a frame,
  /// unless the request says both.
  private static func cases(of request: JumpRequest) -> [JumpRequest] {
    var cases: [JumpRequest] = []
    for from in request.from.map({ [$0] }) ?? origins {
      for tap in request.tap == .unknown ? TapStanding.concrete : [request.tap] {
        for frame in request.frame == .unknown ? [.main, .sub] : [request.frame] {
          for popup in request.isPopup.map({ [$0] }) ?? [false, true] {
            for top in request.isTopFromFrame.map({ [$0] }) ?? [false, true] {
              for redirected in request.isRedirected.map({ [$0] }) ?? [false, true] {
                for isPrivate in request.isPrivate.map({ [$0] }) ?? [false, true] {
                  let contradicts = frame == .main && top
                  let isStated = request.frame == .main && request.isTopFromFrame == true
                  if contradicts, !isStated { continue }
                  var known = request
                  known.from = from
                  known.tap = tap
                  known.frame = frame
                  known.isPopup = popup
                  known.isTopFromFrame = top
                  known.isRedirected = redirected
                  known.isPrivate = isPrivate
                  cases.append(known)
                }
              }
            }
          }
        }
      }
    }
    return cases
  }

  /// Of rules that may match and are as strict, the first is named.
  @Test func ofTwoThatMayMatchTheFirstDecides() {
    let policy = Policy(apps: [], otherwise: .article) {
      Rule.block(.scheme("sample"), from: "a.example", id: "first")
      Rule.block(.scheme("sample"), from: "b.example", id: "second")
    }
    #expect(policy.verdict(for: .known("sample://x", from: nil)).rule == "first")
  }

  @Test func anAskerWithoutOriginIsOnAnotherHost() {
    let policy = Policy(apps: [], otherwise: .article, defaults: [.web: .block]) {
      Rule.allow(.kind(.web), when: .crossHost, id: "cross")
    }
    let verdict = policy.verdict(for: .known("https://x.example/", from: .opaque))
    #expect(verdict.rule == "cross")
  }

  @Test(arguments: [("127.0.0.1", "127.0.0.2"), ("[::1]", "[::2]")])
  func anIPAddressIsAHostLikeAnyOther(_ host: String, _ other: String) {
    let policy = Policy(apps: [], otherwise: .article) {
      Rule.block(.kind(.web), when: .sameHost, id: "same")
    }
    for (asker, isSame) in [("http://\(host):8080/", true), ("http://\(other)/", false)] {
      let request = JumpRequest("http://\(host)/x", from: asker, frame: .main, tap: .none)
      #expect((policy.verdict(for: request).rule == "same") == isSame, "\(asker)")
    }
  }
}
