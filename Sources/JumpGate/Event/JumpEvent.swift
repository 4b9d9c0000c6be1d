/// A request and its verdict, as logged and reported.
public struct JumpEvent: Sendable, Hashable {
  /// What was asked.
  public let request: JumpRequest
  /// What was answered.
  public let verdict: Verdict
  /// Whether it is a jump: an attempt to reach anything but a web page in this view, or to load a
  /// store's web page in it, or anything refused.
  ///
  /// Other navigations are judged all the same.
  public let isJump: Bool
  /// The policy's mode: in `report` the adapter does what the app did before there was a gate.
  public let mode: PolicyMode
  /// The addresses that led here by redirects, oldest first.
  public let hops: [Address]
  /// The question put to the user, if the verdict is `ask` and a prompt is due.
  public let prompt: Prompt?
  /// When, by the adapter's clock.
  public let time: GateTime

  /// Describes an event with everything written out.
  public init(
    request: JumpRequest, verdict: Verdict, isJump: Bool, mode: PolicyMode, hops: [Address],
    prompt: Prompt?, time: GateTime
  ) {
    self.request = request
    self.verdict = verdict
    self.isJump = isJump
    self.mode = mode
    self.hops = hops
    self.prompt = prompt
    self.time = time
  }
}

extension JumpEvent: CustomStringConvertible {
  /// The event as a log may show it: the verdict, scheme and host of the address, and who asked.
  ///
  /// For example `block deep-link/tel  no tap  [preset:standard/contact]  tel:  asked by the main
  /// frame of https://ads.example, no tap, not redirected`, on one line.
  public var description: String {
    let mode = mode == .report ? "  (only reported)" : ""
    let address = (try? request.target.get()).map { "  \($0.redacted(to: .schemeAndHost))" } ?? ""
    return "\(verdict)\(mode)\(address)  asked by \(request.askerInWords)"
  }
}
