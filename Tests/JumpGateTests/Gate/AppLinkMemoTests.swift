import JumpGate
import Testing

struct AppLinkMemoTests {
  private let address: Address
  private let page: Address

  init() throws {
    address = try Address("https://maps.example/place?x=1")
    page = try Address("https://site.example/")
  }

  private func navigation(
    _ change: (inout AppLinkMemo.Navigation) -> Void = { _ in }
  ) -> AppLinkMemo.Navigation {
    var navigation = AppLinkMemo.Navigation(
      address: address, isAppLinkHost: true, isMainFrame: true, method: "GET", type: .link,
      page: page)
    change(&navigation)
    return navigation
  }

  // The macro can't call a mutating member that gives a Bool.
  private func recognises(
    _ memo: inout AppLinkMemo, _ address: Address, isMainFrame: Bool,
    type: Attempt.NavigationType = .other
  ) -> Bool {
    memo.recognises(address, isMainFrame: isMainFrame, type: type)
  }

  @Test func crossHostNavigation_isLoadedAgainOnceAndThenRefused() {
    var memo = AppLinkMemo()
    #expect(memo.step(for: navigation(), mode: .enforce) == .loadAgain)
    #expect(recognises(&memo, address, isMainFrame: true) == true)
    #expect(recognises(&memo, address, isMainFrame: true) == false, "once")
    #expect(memo.step(for: navigation(), mode: .enforce) == .cancel, "no going to and fro")
  }

  @Test func secondNavigation_beforeTheFirstCommits_opensNoApp() throws {
    var memo = AppLinkMemo()
    #expect(memo.step(for: navigation(), mode: .enforce) == .loadAgain)
    // A press of the same link is no load by the host.
    #expect(recognises(&memo, address, isMainFrame: true, type: .link) == false)
    #expect(memo.step(for: navigation(), mode: .enforce) == .cancel)
    let other = try Address("https://maps.example/place?x=2")
    #expect(memo.step(for: navigation { $0.address = other }, mode: .enforce) == .loadAgain)
    #expect(recognises(&memo, other, isMainFrame: true) == true)
  }

  @Test func anotherAddressOrFrame_isNotTheAwaitedLoad() throws {
    var memo = AppLinkMemo()
    _ = memo.step(for: navigation(), mode: .enforce)
    #expect(recognises(&memo, page, isMainFrame: true) == false)
    #expect(recognises(&memo, address, isMainFrame: false) == false)
    #expect(recognises(&memo, address, isMainFrame: true) == true)
  }

  @Test func afterACommit_theAddressMayBeLoadedAgainOnceMore() {
    var memo = AppLinkMemo()
    _ = memo.step(for: navigation(), mode: .enforce)
    memo.settled()
    #expect(recognises(&memo, address, isMainFrame: true) == false)
    #expect(memo.step(for: navigation(), mode: .enforce) == .loadAgain)
  }

  @Test func report_neverLoadsAgain() {
    var memo = AppLinkMemo()
    #expect(memo.step(for: navigation(), mode: .report) == .proceed)
  }

  @Test func whatLosesSomethingOrOpensNothing_isNeverLoadedAgain() throws {
    let sameHost = try Address("https://maps.example/other")
    let changes: [(inout AppLinkMemo.Navigation) -> Void] = [
      { $0.isMainFrame = false },
      { $0.isAppLinkHost = false },
      { $0.page = sameHost },
      { $0.type = .reload },
      { $0.type = .backForward },
      { $0.type = .formResubmitted },
    ]
    #expect(changes.count == 6)
    for change in changes {
      var memo = AppLinkMemo()
      #expect(memo.step(for: navigation(change), mode: .enforce) == .proceed)
    }
  }

  @Test func whatCannotBeLoadedAgain_isRefused() throws {
    let sameHost = try Address("https://maps.example/other")
    // The engine tries an app whatever the method, and for a new window before there is one.
    let changes: [(inout AppLinkMemo.Navigation) -> Void] = [
      { $0.method = "POST" },
      { $0.method = nil },
      { $0.opensWindow = true },
      {
        $0.opensWindow = true
        $0.isMainFrame = false
      },
    ]
    for change in changes {
      var memo = AppLinkMemo()
      #expect(memo.step(for: navigation(change), mode: .enforce) == .cancel)
      #expect(!memo.isWaiting)
      #expect(memo.step(for: navigation(change), mode: .report) == .proceed)
      let inside = navigation {
        change(&$0)
        $0.page = sameHost
      }
      #expect(memo.step(for: inside, mode: .enforce) == .proceed, "no app for the same host")
    }
  }

  @Test(arguments: Attempt.NavigationType.allCases)
  func everyType_isDecided(type: Attempt.NavigationType) {
    var memo = AppLinkMemo()
    let step = memo.step(for: navigation { $0.type = type }, mode: .enforce)
    #expect((step == .loadAgain) == [.link, .form, .other].contains(type))
  }

  @Test func whatIsRefused_isTold() {
    var gate = Gate(policy: .preset(.standard), isPrivate: false)
    let event = gate.judge(
      Attempt(
        .success(address), kind: .navigation(.form), frame: .unknown, targetsMainFrame: true,
        engineGesture: nil, isRedirect: nil), at: GateTime(milliseconds: 1))
    #expect(event.verdict.action == .allow)
    let refused = event.refusedAsAppLink
    #expect((refused.verdict.action, refused.isJump) == (.block, true))
    #expect((refused.verdict.rule, refused.verdict.reason) == ("gate:app-link", .appLink))
    #expect(refused.verdict.destination == event.verdict.destination)
    #expect((refused.request, refused.time) == (event.request, event.time))
  }
}
