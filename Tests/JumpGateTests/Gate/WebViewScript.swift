import Testing

@testable import JumpGate

extension Frame {
  static func named(
    _ name: String, role: AskingFrame, host: String, ancestors: [String] = []
  ) -> Frame {
    Frame(
      id: ID(name), role: role, origin: httpsOrigin(host), ancestors: ancestors.map { ID($0) })
  }

  static let page = named("page", role: .main, host: "page.example")
  static let ad = named("ad", role: .sub, host: "ads.example", ancestors: ["page"])
  static let innerAd = named("inner", role: .sub, host: "inner.example", ancestors: ["ad", "page"])
  static let otherAd = named("other", role: .sub, host: "other.example", ancestors: ["page"])
}

/// A web view without an engine: says to a gate what an adapter would, on a clock of its own.
struct WebViewScript {
  var gate: Gate
  var now: Int64 = 1_000

  static let listed = "itms-apps://apps.apple.com/app/id1000000001"
  static let unlisted = "itms-apps://apps.apple.com/app/id999"
  static let web = "https://page.example/next"

  /// A view that shows a page which the host app loaded.
  init(
    _ policy: Policy = .preset(.standard), isPrivate: Bool? = false,
    remembered: RememberedAnswers = .init(), shows page: String? = "https://page.example/"
  ) {
    gate = Gate(policy: policy, isPrivate: isPrivate, remembered: remembered)
    if let page { load(page) }
  }

  /// A view whose user refused twice what its ad asks for, a while ago.
  static func silenced() -> WebViewScript {
    var view = WebViewScript()
    for _ in 0..<2 {
      view.wait(10)
      view.tap(in: .ad)
      view.go("tel:+1", by: .ad)
      view.answer(.no)
    }
    view.wait(10)
    return view
  }

  init(gate: Gate, now: Int64) {
    self.gate = gate
    self.now = now
  }

  var time: GateTime { GateTime(milliseconds: now) }

  mutating func wait(_ milliseconds: Int64) {
    now += milliseconds
  }

  /// A tap, a millisecond after whatever was before.
  mutating func tap(in frame: Frame = .page) {
    now += 1
    gate.record(Tap(in: frame, at: time))
  }

  /// A navigation that a page asks for.
  @discardableResult
  mutating func go(
    _ string: String, by frame: Frame = .page, type: Attempt.NavigationType = .link,
    main: Bool? = true, gesture: Bool? = true, redirect: Bool? = false
  ) -> JumpEvent {
    gate.judge(
      Attempt(
        UnreadableAddress.parse(string, base: nil), kind: .navigation(type), frame: frame,
        targetsMainFrame: main, engineGesture: gesture, isRedirect: redirect), at: time)
  }

  @discardableResult
  mutating func redirect(
    to string: String, by frame: Frame = .page, main: Bool? = true, gesture: Bool? = true
  ) -> JumpEvent {
    go(string, by: frame, type: .other, main: main, gesture: gesture, redirect: true)
  }

  @discardableResult
  mutating func openWindow(_ string: String, by frame: Frame = .page, gesture: Bool? = true)
    -> JumpEvent
  {
    gate.judge(
      Attempt(
        UnreadableAddress.parse(string, base: nil), kind: .newWindow, frame: frame,
        targetsMainFrame: true, engineGesture: gesture, isRedirect: false), at: time)
  }

  @discardableResult
  mutating func respond(
    _ string: String, _ mimeType: String?, attachment: Bool = false, filename: String? = nil,
    main: Bool? = true
  ) -> JumpEvent {
    gate.judge(
      Attempt(
        UnreadableAddress.parse(string, base: nil),
        kind: .response(mimeType: mimeType, isAttachment: attachment, filename: filename),
        frame: .page, targetsMainFrame: main, engineGesture: nil, isRedirect: nil), at: time)
  }

  mutating func commit(_ string: String) {
    gate.pageCommitted(address(string), at: time)
  }

  /// A navigation of the page that is allowed and shows its page.
  mutating func follow(_ string: String, gesture: Bool? = true) {
    go(string, gesture: gesture)
    commit(string)
  }

  /// A load by the host app that shows its page.
  mutating func load(_ string: String) {
    gate.hostLoads(address(string), at: time)
    go(string, by: .unknown, type: .other, gesture: false)
    commit(string)
  }

  /// The view of a window that this one's page opened.
  mutating func child(of event: JumpEvent) -> WebViewScript {
    WebViewScript(gate: gate.makeChild(for: event, at: time), now: now)
  }

  /// Answers the question that waits after the half second in which yes is inactive.
  @discardableResult
  mutating func answer(_ answer: Prompt.Answer) -> Prompt.Outcome {
    guard let id = gate.prompt?.id else { return .nothing }
    wait(Prompt.acceptsAnswersAfterMilliseconds)
    return gate.answer(id, answer, at: time)
  }
}

extension JumpEvent {
  var action: Action { verdict.action }
  var rule: String { verdict.rule }
  var reason: Reason { verdict.reason }
}
