import Testing

@testable import JumpGate

/// What a view's own address tells of an attempt, where the engine has no flag for redirects.
@Suite struct NamedAddressTests {
  private let listed = WebViewScript.listed
  private var view = WebViewScript()

  private func attempt(
    _ string: String, by frame: Frame = .page, type: Attempt.NavigationType = .other,
    isMain: Bool = true
  ) -> Attempt {
    Attempt(
      UnreadableAddress.parse(string, base: nil), kind: .navigation(type), frame: frame,
      targetsMainFrame: isMain, engineGesture: nil, isRedirect: nil)
  }

  /// An attempt as an adapter reads it in a view that names an address and shows a page.
  private func read(
    _ attempt: Attempt, named: String? = nil, shown: String = "https://page.example/",
    isLoading: Bool = true, load: AskedLoad = .unknown
  ) -> Attempt {
    let own = named.map { address($0) } ?? (try? attempt.target.get())
    return view.gate.read(
      attempt, in: NamedAddress(own, shown: address(shown), isLoading: isLoading, load: load))
  }

  /// Asks as WKWebView does, of a view that names the very address.
  @discardableResult
  private mutating func askNamed(
    _ string: String, by frame: Frame = .page, type: Attempt.NavigationType = .other,
    isLoading: Bool
  ) -> JumpEvent {
    view.gate.judge(
      read(attempt(string, by: frame, type: type), isLoading: isLoading), at: view.time)
  }

  private mutating func tapAndGo(_ string: String) {
    view.tap()
    view.go(string, gesture: nil, redirect: nil)
  }

  /// The hop has the tap of the navigation's start (`redirect/slow`).
  @Test mutating func namedAddressWhileALoadIsUnderWay_isTheNextHop() {
    #expect(read(attempt(listed)).isRedirect == nil, "nothing is under way")
    tapAndGo("https://page.example/go")
    view.wait(1_300)
    #expect(read(attempt(listed)).isRedirect == true)
    #expect(read(attempt("https://page.example/go")).isRedirect == nil, "asked for again")
    #expect(read(attempt("about:blank#", isMain: false)).isRedirect == nil, "another frame's")
    let event = askNamed(listed, isLoading: true)
    #expect((event.action, event.request.tap) == (.open, .live))
  }

  @Test mutating func whatTheViewDoesNotName_isReadAsItCame() {
    tapAndGo("https://page.example/go")
    for isLoading in [true, false] {
      let asked = attempt(listed)
      let elsewhere = "https://page.example/go"
      #expect(read(asked, named: elsewhere, isLoading: isLoading) == asked)
      let framed = attempt(listed, isMain: false)
      #expect(read(framed, isLoading: isLoading) == framed)
      #expect(read(attempt(elsewhere), shown: elsewhere, isLoading: isLoading).frame == .page)
      for type in [Attempt.NavigationType.reload, .backForward, .formResubmitted] {
        let history = attempt(elsewhere, type: type)
        #expect(read(history, isLoading: isLoading) == history)
      }
    }
  }

  @Test mutating func hostsOwnLoad_isNoRedirect() {
    tapAndGo("https://page.example/go")
    view.gate.hostLoads(address("https://site.example/"), at: view.time)
    #expect(read(attempt("https://site.example/")).isRedirect == nil)
    #expect(read(attempt("https://other.example/")).isRedirect == true)
  }

  /// A tapped link within the page loads nothing, and nothing ends it: minutes later it is not what a
  /// form leads to.
  @Test mutating func linkWithinThePage_isNoNavigationUnderWay() {
    tapAndGo("https://page.example/#a")
    view.wait(60_000)
    let form = view.go("https://page.example/go", type: .form, gesture: nil, redirect: nil)
    #expect((form.action, form.request.tap) == (.allow, .lapsed))
    #expect(askNamed(listed, isLoading: true).request.tap == .lapsed)
  }

  /// A page that has given itself another address by `pushState` leaves by a link to its old one: that
  /// is a load, and what it is redirected to is its hop.
  @Test mutating func linkToWhereThePageCameFrom_isUnderWay() {
    let policy = Policy(apps: [1_000_000_001].compactMap { AppID($0) }, otherwise: .standard) {
      Rule.block(.listedApp, when: .redirected, id: "no-hops")
    }
    view = WebViewScript(policy)
    tapAndGo("https://page.example/#pay")
    #expect(askNamed(listed, isLoading: true).rule == "no-hops")
    view = WebViewScript(policy)
    tapAndGo("https://page.example/#pay")
    #expect(view.redirect(to: "https://pay.example/").request.tap == .live)
  }

  /// What was stopped has not ended for the gate, but the view says that nothing is loading.
  @Test mutating func navigationThatWasStopped_leadsNowhere() {
    tapAndGo("https://page.example/slow")
    view.wait(60_000)
    let form = askNamed("https://page.example/go", type: .form, isLoading: false)
    #expect(form.hops.isEmpty)
    #expect(askNamed(listed, isLoading: true).action == .block)
  }

  /// The app loads in this view what a frame wanted in a new window; a newer engine names the page as
  /// the asker of that.
  @Test mutating func appsLoadOfWhatAFrameWanted_isNobodys() {
    let policy = Policy(apps: [], otherwise: .standard) {
      Rule.open(.scheme("alipays"), from: "shop.example", when: .mainFrame, id: "pay")
    }
    let shop = Frame.named("shop", role: .main, host: "shop.example")
    for asker in [shop, .unknown] {
      view = WebViewScript(policy, shows: "https://shop.example/")
      view.openWindow("https://ads.example/pay", by: .ad, gesture: nil)
      let load = askNamed("https://ads.example/pay", by: asker, isLoading: false)
      #expect((load.action, load.request.from, load.request.frame) == (.allow, nil, .unknown))
      let hop = askNamed("alipays://pay", by: asker, isLoading: true)
      #expect((hop.action, hop.request.from) == (.block, nil))
    }
  }

  /// Newer systems say which load they ask about; the address counts only where that leaves a choice.
  @Test mutating func loadThatTheEngineNames_isWhatItSays() {
    let elsewhere = "https://page.example/elsewhere"
    tapAndGo("https://page.example/go")
    for named in [listed, elsewhere] {
      #expect(read(attempt(listed), named: named, load: .begun).isRedirect == true)
      let own = read(attempt(listed), named: named, load: .apps)
      #expect((own.isRedirect, own.frame) == (false, .unknown))
    }
    let page = read(attempt(listed), named: elsewhere, load: .another)
    #expect((page.isRedirect, page.frame) == (false, .page))
    let nobodys = read(attempt(listed), load: .another)
    #expect((nobodys.isRedirect, nobodys.frame) == (false, .unknown), "called for, not asked for")
    for load in [AskedLoad.begun, .apps, .another] {
      let history = attempt(listed, type: .backForward)
      #expect(read(history, load: load) == history)
      let framed = attempt(listed, isMain: false)
      #expect(read(framed, load: load) == framed)
    }
  }

  /// A server may send a browser to where it is already, with a cookie.
  @Test mutating func hopToTheSameAddress_isAHop() {
    tapAndGo("https://page.example/go")
    let hop = read(attempt("https://page.example/go"), load: .begun)
    #expect(view.gate.judge(hop, at: view.time).request.isRedirected == true)
  }

  /// The app loads while a tapped link is under way, and the view names what it loads.
  @Test mutating func hopThatBeginsAsALoad_isNobodysAndHasNoTap() {
    tapAndGo("https://page.example/go")
    let taken = askNamed("https://app.example/", isLoading: true)
    #expect((taken.request.isRedirected, taken.request.tap) == (true, .live))
    view.gate.hopWasALoad()
    let hop = askNamed(listed, isLoading: true)
    #expect((hop.action, hop.request.tap, hop.request.from) == (.block, .none, nil))
    #expect(hop.request.frame == .unknown)
    #expect(hop.hops.map(\.href) == ["https://app.example/"])
  }

  @Test mutating func pageOfAHopThatBeganAsALoad_hasNoTapCarried() {
    for isLoad in [true, false] {
      view = WebViewScript()
      tapAndGo("https://page.example/go")
      askNamed("https://app.example/", isLoading: true)
      if isLoad { view.gate.hopWasALoad() }
      view.commit("https://app.example/")
      let event = view.go(listed, gesture: nil, redirect: nil)
      #expect(event.request.tap == (isLoad ? .none : .carried))
    }
  }

  @Test mutating func loadThatNothingWasTakenFor_changesNothing() {
    let before = view.gate
    view.gate.hopWasALoad()
    #expect(view.gate == before)
  }

  /// Engines follow twenty redirects.
  @Test mutating func navigationThatNeverEnds_isForgotten() {
    tapAndGo("https://page.example/0")
    for hop in 1..<NavigationChain.hopLimit { view.redirect(to: "https://page.example/\(hop)") }
    #expect(view.gate.chains.map(\.hops.count) == [NavigationChain.hopLimit])
    view.redirect(to: "https://page.example/last")
    #expect(view.gate.chains.isEmpty)
    #expect(view.redirect(to: listed).action == .block)
  }
}
