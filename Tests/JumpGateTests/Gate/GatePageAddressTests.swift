import Testing

@testable import JumpGate

/// The address of a page that is known for certain only after the page came.
@Suite struct GatePageAddressTests {
  /// What a view names as its page shows may be what the app loads next.
  @Test func pageWhoseAddressWasGuessedWrong_asksUnderItsOwn() {
    for isCorrected in [true, false] {
      var view = WebViewScript(shows: nil)
      view.commit("https://next.example/")
      if isCorrected { view.gate.pageIs(at: address("https://page.example/")) }
      view.tap(in: .ad)
      let prompt = view.go("tel:+1", by: .ad).prompt
      #expect(prompt?.topHost == (isCorrected ? "page.example" : "next.example"))
    }
  }

  @Test func whatThePageDidBefore_counts() {
    var view = WebViewScript()
    view.tap(in: .ad)
    view.go("tel:+1", by: .ad)
    let waiting = view.gate.prompt
    #expect(waiting != nil)
    view.gate.pageIs(at: address("https://page.example/other"))
    #expect(view.gate.prompt == waiting)
    view.answer(.no)
    view.gate.pageIs(at: address("https://elsewhere.example/"))
    #expect(view.gate.page.refusals == 1)
  }

  @Test func viewWithoutAPage_getsNone() {
    var view = WebViewScript()
    view.gate.viewClosed()
    let closed = view.gate
    view.gate.pageIs(at: address("https://page.example/"))
    #expect(view.gate == closed)
  }

  /// The blank document of a new window is there before anything is loaded.
  @Test func windowBeforeItsFirstLoad_isItsOpenersPage() {
    var view = WebViewScript()
    view.tap()
    var child = view.child(of: view.openWindow("about:blank"))
    child.gate.pageIs(at: address("about:blank"))
    #expect(child.gate.page.address?.href == "https://page.example/")
  }
}
