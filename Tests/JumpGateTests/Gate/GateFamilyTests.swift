import Testing

@testable import JumpGate

/// Refusals and questions among windows that opened one another.
@Suite struct GateFamilyTests {
  private let blank = "about:blank"

  @Test func refusalsAreInherited() {
    var view = WebViewScript()
    for _ in 0..<2 {
      view.wait(10)
      view.tap(in: .ad)
      #expect(view.go("tel:+1", by: .ad).action == .ask)
      view.answer(.no)
    }
    view.tap(in: .ad)
    var child = view.child(of: view.openWindow(blank, by: .ad))
    #expect(child.go("tel:+1").reason == .silenced)
  }

  @Test func aQuestionOfAClosedChildIsOwnedByTheOpener() {
    var view = WebViewScript()
    view.tap(in: .ad)
    var child = view.child(of: view.openWindow(blank, by: .ad))
    let asked = child.go("tel:+1")
    #expect(asked.action == .ask)
    let moved = view.gate.childClosed(&child.gate)
    #expect(moved != nil && moved == asked.prompt)
    #expect(view.gate.prompt == moved)
    #expect(view.answer(.once) == .open(address("tel:+1")))
  }

  @Test func theOpenerOwnsNoQuestionWhileItHasOneOrHasNoPage() {
    var view = WebViewScript()
    view.tap(in: .ad)
    var child = view.child(of: view.openWindow(blank, by: .ad))
    child.go("tel:+1")
    view.wait(10)
    view.tap(in: .ad)
    let own = view.go("sms:+1", by: .ad)
    #expect(view.gate.childClosed(&child.gate) == nil)
    #expect(view.gate.prompt == own.prompt)
    view.gate.viewClosed()
    #expect(view.gate.childClosed(&child.gate) == nil)
  }

  @Test func questionsOfAFamilyHaveNamesOfTheirOwn() {
    var view = WebViewScript()
    var ids: [Prompt.ID?] = []
    for _ in 0..<2 {
      view.tap(in: .ad)
      var child = view.child(of: view.openWindow(blank, by: .ad))
      var grandchild = child.child(of: child.openWindow(blank))
      grandchild.tap(in: .ad)
      ids.append(grandchild.go("tel:+1", by: .ad).prompt?.id)
      view.wait(10)
      view.tap(in: .ad)
      ids.append(view.go("tel:+1", by: .ad).prompt?.id)
      view.answer(.once)
      view.wait(10)
    }
    #expect(ids.count == 4 && !ids.contains(nil) && Set(ids).count == 4)
  }

  @Test func aWindowThatIsToCloseKeepsNoQuestion() throws {
    for page in ["https://news.example/", nil] {
      var view = WebViewScript()
      view.tap()
      var child = view.child(of: view.openWindow("about:blank"))
      let prompt = try #require(child.go("sample://open", by: .unknown, type: .other).prompt)
      if page == nil { view.gate.viewClosed() }
      let moved = view.gate.childClosed(&child.gate)
      #expect(moved == (page == nil ? nil : prompt), "a view that is gone owns none")
      #expect(view.gate.prompt == moved)
      #expect(child.gate.prompt == nil)
      child.wait(1_000)
      #expect(child.gate.answer(prompt.id, .once, at: child.time) == .nothing)
      #expect(view.gate.childClosed(&child.gate) == nil, "handed over once")
    }
  }

  @Test func aChildThatRefusedNothingTakesNoRefusalBack() {
    var view = WebViewScript()
    var child = view.child(of: view.openWindow(blank))
    view = .silenced()
    view.tap(in: .ad)
    _ = view.gate.childClosed(&child.gate)
    #expect(view.go("tel:+1", by: .ad).reason == .silenced)
  }

  @Test func refusalsAreHandedOverOnce() {
    var view = WebViewScript.silenced()
    view.tap(in: .ad)
    var child = view.child(of: view.openWindow(blank))
    _ = view.gate.childClosed(&child.gate)
    view.load("https://page.example/")
    _ = view.gate.childClosed(&child.gate)
    view.wait(10)
    view.tap(in: .ad)
    #expect(view.go("tel:+1", by: .ad).action == .ask)
  }

  @Test func aChildAndItsOpenerAskWithoutATapOnceTogether() {
    var view = WebViewScript()
    view.tap()
    #expect(view.go(WebViewScript.listed).action == .open)
    var child = view.child(of: view.openWindow("https://child.example/"))
    child.load("https://child.example/")
    child.tap()
    #expect(child.go(WebViewScript.listed).action == .open)
    #expect(child.go(WebViewScript.listed).action == .ask)
    child.answer(.no)
    _ = view.gate.childClosed(&child.gate)
    #expect(view.go(WebViewScript.listed).reason == .askedAlready)
  }

  /// The user went somewhere himself in the meantime: the page there has refused nothing.
  @Test func refusalsOfAnEarlierVisitAreNotHandedOver() {
    var view = WebViewScript()
    view.tap(in: .ad)
    var child = view.child(of: view.openWindow(blank))
    child.load("https://child.example/")
    for _ in 0..<2 {
      child.wait(10)
      child.tap(in: .ad)
      #expect(child.go("tel:+1", by: .ad).action == .ask)
      child.answer(.no)
    }
    view.load("https://good.example/")
    _ = view.gate.childClosed(&child.gate)
    view.wait(100)
    view.tap(in: .ad)
    #expect(view.go("tel:+1", by: .ad).action == .ask)
  }

  @Test func aViewThatShowsNoPageOwnsNoQuestion() {
    var view = WebViewScript(shows: nil)
    var child = view.child(of: view.openWindow("https://child.example/"))
    child.load("https://child.example/")
    child.tap(in: .ad)
    #expect(child.go("tel:+1", by: .ad).action == .ask)
    #expect(view.gate.childClosed(&child.gate) == nil)
    #expect(view.gate.prompt == nil)
  }
}
