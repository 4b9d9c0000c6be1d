import Testing

@testable import JumpGate

/// What a view's names tell of its loads, where nothing else does.
@Suite struct LoadingNamesTests {
  private let listed = WebViewScript.listed
  private let page = "https://page.example/"
  private var view = WebViewScript()
  private var names = LoadingNames()

  private mutating func names(_ string: String, isLoading: Bool = true) {
    names.changed(to: address(string), isLoading: isLoading)
  }

  /// Asks about what the view names, as an adapter does that hears of no load's beginning.
  private mutating func askNamed(_ string: String) -> JumpEvent {
    let attempt = Attempt(
      UnreadableAddress.parse(string, base: nil), kind: .navigation(.other), frame: .page,
      targetsMainFrame: true, engineGesture: nil, isRedirect: nil)
    let isLoading = names.before.map { view.gate.isUnderWay(to: $0) } ?? false
    let named = NamedAddress(
      address(string), shown: address(page), isLoading: isLoading, load: .unknown)
    return view.gate.judge(view.gate.read(attempt, in: named), at: view.time)
  }

  private mutating func tapAndGo(_ string: String) {
    view.tap()
    view.go(string, gesture: nil, redirect: nil)
  }

  @Test mutating func redirects_haveTheTapOfTheirStart() {
    names(page, isLoading: false)
    tapAndGo("https://page.example/go")
    names("https://page.example/go")
    view.wait(1_300)
    for hop in ["https://go.example/1", "https://go.example/2", listed] {
      names(hop)
      let request = askNamed(hop).request
      #expect((request.tap, request.isRedirected) == (.live, true))
    }
  }

  /// A link that came to nothing, one within the page, and a page that has loaded.
  @Test mutating func appsLoadAfterATappedLink_isNobodys() {
    for link in ["https://page.example/go", "https://page.example/#a"] {
      for isLoading in [true, false] {
        view = WebViewScript()
        names = LoadingNames()
        tapAndGo(link)
        names(link, isLoading: isLoading)
        names(page, isLoading: false)
        names("https://app.example/")
        let load = askNamed("https://app.example/")
        #expect((load.request.frame, load.request.isRedirected) == (.unknown, false))
        names(listed)
        #expect(askNamed(listed).action == .block)
      }
    }
  }

  /// The end of a load leaves the address as it is.
  @Test mutating func loadThatEnded_isNotUnderWay() {
    tapAndGo("https://page.example/#a")
    names("https://page.example/#a")
    names("https://page.example/#a", isLoading: false)
    names("https://app.example/")
    #expect(askNamed("https://app.example/").request.frame == .unknown)
  }

  @Test mutating func redirectsOfTheAppsLoad_areNobodys() {
    tapAndGo("https://page.example/#a")
    names("https://app.example/")
    #expect(askNamed("https://app.example/").request.frame == .unknown)
    names("https://go.example/")
    let hop = askNamed("https://go.example/").request
    #expect((hop.frame, hop.isRedirected, hop.from) == (.unknown, true, nil))
  }

  @Test mutating func navigation_isUnderWayToItsLastAddress_untilItIsAnswered() {
    #expect(!view.gate.isUnderWay(to: address(page)))
    tapAndGo("https://page.example/go")
    view.go("https://ads.example/", by: .ad, main: false, gesture: nil, redirect: nil)
    #expect(view.gate.isUnderWay(to: address("https://page.example/go")))
    #expect(!view.gate.isUnderWay(to: address("https://ads.example/")), "a frame's")
    view.redirect(to: "https://page.example/2")
    #expect(!view.gate.isUnderWay(to: address("https://page.example/go")))
    #expect(view.gate.isUnderWay(to: address("https://page.example/2")))
    view.respond("https://page.example/2", "text/html")
    #expect(!view.gate.isUnderWay(to: address("https://page.example/2")))
  }
}
