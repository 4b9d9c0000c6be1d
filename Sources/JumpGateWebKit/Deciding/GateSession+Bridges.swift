#if canImport(WebKit)
  internal import Foundation
  internal import JumpGate

  extension GateSession {
    /// Judges what a page asks for by a script message, and sees to what comes of it.
    ///
    /// - Parameters:
    ///   - load: loads a web page that was allowed in the view that asked.
    ///   - carryOut: does what the verdict says.
    func bridge(
      _ url: URL, askedBy frame: Frame, load: () -> Void, carryOut: (JumpEvent) -> Void
    ) -> JumpEvent {
      let event = judge(
        Attempt(
          Result(reading: url), kind: .navigation(.other), frame: frame, targetsMainFrame: true,
          engineGesture: nil, isRedirect: false))
      switch BridgeAnswer(event) {
      case .load(let address):
        load()
        bridged = address
      case .launch(let address): launch(address, for: event)
      case .refuse: hooks.onRefused(event)
      case .carryOut: carryOut(event)
      }
      return event
    }

    /// Whether the engine asks about what a bridge has been allowed to load; true once.
    ///
    /// It was judged by who asked the bridge, whom the engine does not know; the navigation that the gate
    /// follows is the bridge's, so that its redirects have its asker and its tap.
    func isJudgedAlready(_ attempt: Attempt) -> Bool {
      guard attempt.targetsMainFrame == true, attempt.kind == .navigation(.other),
        case .success(let address) = attempt.target, address == bridged
      else { return false }
      bridged = nil
      return gate.isUnderWay(to: address)
    }
  }
#endif
