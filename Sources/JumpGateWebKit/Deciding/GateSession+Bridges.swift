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
      _ url: URL, askedBy frame: Frame, load: (Address) -> Void, carryOut: (JumpEvent) -> Void
    ) -> JumpEvent {
      let event = judge(
        Attempt(
          Result(reading: url), kind: .navigation(.other), frame: frame, targetsMainFrame: true,
          engineGesture: nil, isRedirect: false))
      switch BridgeAnswer(event) {
      case .load(let address): load(address)
      case .launch(let address): launch(address, for: event)
      case .refuse: hooks.onRefused(event)
      case .carryOut: carryOut(event)
      }
      return event
    }
  }
#endif
