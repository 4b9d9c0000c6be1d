internal import JumpGate
internal import JumpGateFoundation

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Decides intercepted calls: what is refused, what is passed on, and when a call goes in circles.
final class OpenCallGate: @unchecked Sendable {
  // Unchecked: `isActive` is set on the main actor and read wherever somebody calls; a call that
  // races with a removal may fall on either side of it.
  private(set) var isActive = true
  private let policy: Policy
  private let tap: TapStanding
  private let onRefused: @Sendable (JumpEvent) -> Void
  private let stack = CallStack()

  /// What is done with a call.
  enum Decision: Hashable {
    /// Pass it on as it came.
    case passOn
    /// Pass the URL of this string on in its place: what was judged, rebuilt.
    case passOnInstead(String)
    /// Pass nothing on.
    case refuse
  }

  init(policy: Policy, tap: TapStanding, onRefused: @escaping @Sendable (JumpEvent) -> Void) {
    self.policy = policy
    self.tap = tap
    self.onRefused = onRefused
  }

  /// From now on everything is passed on.
  func deactivate() {
    isActive = false
  }

  /// Decides a call.
  func decide(_ call: OpenCall) -> Decision {
    guard isActive else { return .passOn }
    let within = stack.current.filter { $0.url == call.url }
    // It comes round and round: somebody's original is our own.
    if within.filter({ $0.method == call.method }).count >= CallStack.depth { return .refuse }
    // Judged already, on its way through another method.
    if !within.isEmpty { return .passOn }
    return judge(call)
  }

  /// Runs what passes a call on.
  func within<Result>(_ call: OpenCall, _ body: () -> Result) -> Result {
    stack.within(call, body)
  }

  private func judge(_ call: OpenCall) -> Decision {
    let request = JumpRequest(
      UnreadableAddress.parse(call.url ?? "", base: nil), from: nil, frame: .main, isPopup: false,
      isTopFromFrame: false, tap: tap, isRedirected: nil, isPrivate: nil)
    let verdict = policy.verdict(for: request)
    if policy.mode == .report || verdict.action == .allow { return .passOn }
    if verdict.action.isExit, let opens = verdict.opens.flatMap({ URL($0) }) {
      return .passOnInstead(opens.absoluteString)
    }
    onRefused(
      JumpEvent(
        request: request, verdict: verdict, isJump: true, mode: policy.mode, hops: [], prompt: nil,
        time: GateTime(milliseconds: 0)))
    return .refuse
  }
}
