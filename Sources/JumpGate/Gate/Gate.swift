/// A policy and what one web view remembers: taps, refusals, provenance, a pending prompt.
///
/// A value with mutating functions, so that it is tested without any engine. Time is passed in.
public struct Gate: Sendable, Hashable {
  /// The policy it judges by.
  public let policy: Policy
  /// What the user answered for good; the host app stores it.
  public var remembered: RememberedAnswers
  let isPrivate: Bool?
  /// What was remembered when it was made, or told its opener: the rest was answered here.
  var rememberedBefore: RememberedAnswers

  /// The last tap; a newer one takes its place.
  var tap: HeldTap?
  /// When the last tap was made, or the last page shown: what is not younger is told too late.
  var lastTap: GateTime?
  /// Navigations that were allowed and have not shown their page yet.
  var chains: [NavigationChain] = []
  var page = GatePage()
  var pending: PendingPrompt?
  var inheritance: Inheritance?
  /// The address that the host app is about to load, and whether it restores a session by it.
  var hostLoad: HostLoad?
  var isVisible = true
  var isClosed = false

  /// Where the view stands among the windows opened by one another.
  var family: [UInt32] = []
  /// The opener's visit in which this view was opened; nil: it has no opener.
  var openerVisit: UInt32?
  var childCount: UInt32 = 0
  var promptCount: UInt32 = 0
  var tapCount: UInt32 = 0
  var chainCount: UInt32 = 0

  /// The question that waits for an answer; nil if none does.
  public var prompt: Prompt? { pending?.prompt }

  /// A gate for one web view.
  ///
  /// - Parameters:
  ///   - policy: what it judges by.
  ///   - isPrivate: whether the view has no persistent storage; nil: unknown.
  ///   - remembered: what the user answered for good in earlier views.
  public init(policy: Policy, isPrivate: Bool?, remembered: RememberedAnswers = .init()) {
    self.policy = policy
    self.isPrivate = isPrivate
    self.remembered = remembered
    rememberedBefore = remembered
  }

  /// What the user answered for good in this view.
  var answeredHere: RememberedAnswers { remembered.changed(from: rememberedBefore) }

  /// Judges one attempt.
  ///
  /// Spends the tap if the verdict is an exit, opens a prompt if it is `ask`.
  public mutating func judge(_ attempt: Attempt, at time: GateTime) -> JumpEvent {
    let readings = provenances(of: attempt, at: time)
    var judgement = Judgement.strictest(readings.map { judge(attempt, asked: $0) })
    judgement.verdict = limited(judgement)
    if judgement.verdict.action.spendsTap { spend(judgement.asked) }
    let prompt = judgement.verdict.action == .ask ? ask(judgement, at: time) : nil
    follow(attempt, judgement, among: readings)
    return JumpEvent(
      request: judgement.request, verdict: judgement.verdict, isJump: judgement.verdict.isJump,
      mode: policy.mode, hops: judgement.asked.hops, prompt: prompt, time: time)
  }

  /// Tells whether the view can be seen; a hidden or background view exits nowhere.
  public mutating func setVisible(_ isVisible: Bool) {
    self.isVisible = isVisible
  }

  /// Tells that the view is closed or its web process is gone: whatever waits is void.
  public mutating func viewClosed() {
    pending = nil
    tap = nil
    chains = []
    hostLoad = nil
    page.isThere = false
    page.address = nil
    isClosed = true
  }
}
