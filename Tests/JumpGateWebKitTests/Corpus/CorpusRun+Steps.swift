#if canImport(WebKit)
  import Foundation
  import JumpGate
  import JumpGateCorpus
  import WebKit

  #if !canImport(UIKit)
    import AppKit
  #endif

  @testable import JumpGateWebKit

  extension CorpusRun {
    /// Does one step.
    func perform(_ step: Step) async {
      switch step {
      case .tap, .tapThird, .press, .release, .move, .drag, .key: await act(step)
      case .wait(let time): await pause(time)
      case .hide: browser.main.isHidden = true
      case .show: browser.main.isHidden = false
      case .back: browser.main.goBack()
      case .forward: browser.main.goForward()
      case .reload: browser.main.reload()
      case .load(let address): load(address)
      case .evaluate(let script): evaluate(script)
      case .answer(let word):
        Prompt.Answer(rawValue: word).map { browser.presenters.answer($0) }
      case .bridge(let address): bridge(address)
      case .awaitRequest, .awaitView, .awaitChildren, .awaitPrompt: await awaitStep(step)
      }
    }

    private func evaluate(_ script: String) {
      browser.main.evaluateJavaScript(script, completionHandler: nil)
    }

    /// The host app passes on what a script message of the main frame asked for.
    private func bridge(_ address: String) {
      guard let url = URL(string: address) else { return history.add(.step("(no URL)")) }
      let host = browser.main.url?.host ?? ""
      let frame = FakeFrame(isMain: true, host: host, view: browser.main)
      browser.enforcement.open(url, askedBy: frame)
    }

    private func awaitStep(_ step: Step) async {
      let isMet = await wait { self.isMet(step) }
      if !isMet { history.add(.step("(was waited for in vain)")) }
      await awaitEngine()
    }

    private func isMet(_ step: Step) -> Bool {
      let (main, children) = browser.shown
      switch step {
      case .awaitRequest(let line): return history.requests.contains(line)
      case .awaitView(let address): return main == address && !browser.isLoading
      case .awaitChildren(let count):
        return children.count == count && !children.contains("") && !browser.isLoading
          && browser.isSeen
      case .awaitPrompt: return !history.prompts.isEmpty
      default: return true
      }
    }

    #if canImport(UIKit)
      private func act(_ step: Step) async { history.add(.step("(nobody is there to do it)")) }
    #else
      private func act(_ step: Step) async {
        switch step {
        case .tap(let spot):
          await press(spot)
          await mouse(.leftMouseUp, spot)
        case .press(let spot): await press(spot)
        case .release(let spot): await mouse(.leftMouseUp, spot)
        case .move(let spot): await mouse(.mouseMoved, spot)
        case .drag(let spot, let x, let y): await drag(spot, x: x, y: y)
        case .key(let name): await type(name)
        default: history.add(.step("(nobody can do it)"))
        }
      }

      private func press(_ spot: Spot) async {
        browser.stage(spot.view)?.focus()
        await mouse(.mouseMoved, spot)
        await mouse(.leftMouseDown, spot)
      }

      private func drag(_ spot: Spot, x: Int, y: Int) async {
        await press(spot)
        let end = CGPoint(x: Double(x), y: Double(y))
        for part in 1...8 {
          let way = CGPoint(x: end.x * Double(part) / 8, y: end.y * Double(part) / 8)
          await mouse(.leftMouseDragged, spot, by: way)
        }
        await mouse(.leftMouseUp, spot, by: end)
      }

      private func type(_ name: String) async {
        browser.stage(0)?.focus()
        await awaitEngine()
        await deliver("key", to: 0, count: 2) { $0.type(name) }
      }

      private func mouse(
        _ type: NSEvent.EventType, _ spot: Spot, by offset: CGPoint = .zero
      ) async {
        await deliver("mouse", to: spot.view, count: 1) { $0.mouse(type, spot, by: offset) }
      }

      /// Lets the hand do one thing and waits until the engine is done with it.
      private func deliver(
        _ name: String, to view: Int, count: Int, _ body: (Stage) -> Void
      ) async {
        guard let stage = browser.stage(view) else { return history.add(.step("(no such view)")) }
        let before = stage.inputs
        body(stage)
        let hasArrived = await pause(2_000) { stage.inputs >= before + count }
        if !hasArrived { history.add(.step("(the \(name) did not arrive)")) }
        await awaitEngine()
      }
    #endif
  }
#endif
